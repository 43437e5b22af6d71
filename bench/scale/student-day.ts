import type { GeneratedData } from "../data/generate-data.ts";
import { secretOf } from "../data/insert-students.ts";
import type { LoadRequest } from "../load/load-order.ts";
import { get, post } from "../load/operations.ts";

/** One call of a student's. */
export interface StudentCall {
  name: string;
  request: LoadRequest;
  /** Whether it changes another person's rows, possibly on another shard. */
  reachesOut: boolean;
}

/**
 * A student's day: every kind of call that learners make.
 * @param opinionId an opinion by a student of another shard
 */
export function planDay(data: GeneratedData, userId: number, opinionId: number): StudentCall[] {
  const { course, secretSeed } = data;
  const secret = secretOf(secretSeed, userId);
  const [, lesson] = course.lessons;
  const { id: pageId, sectionIds } = course.many;
  const [poll, question] = sectionIds;
  const lessonPath = `/api/courses/page/${lesson?.id}`;
  const pagePath = `/api/courses/page/${pageId}`;
  const video = `${lessonPath}/section/${lesson?.sectionIds[0]}/playback`;
  const reads = (name: string, path: string) => call(name, get(path, secret));
  const writes = (name: string, path: string, body: object) => call(name, post(path, secret, body));
  return [
    reads("session", "/api/session"),
    reads("home", "/api/student/courses"),
    reads("course map", `/api/student/courses/${course.id}`),
    reads("search", "/api/student/search?q=water"),
    reads("open lesson", lessonPath),
    reads("playback", video),
    call("keep playback", { ...post(video, secret, WATCHED), method: "PUT" }),
    reads("open page", pagePath),
    writes("answer", `${pagePath}/question/${poll}`, { answer: String(userId % 4) }),
    reads("chart", `/api/courses/graphic/${poll}/bar`),
    writes("next", `${pagePath}/section/${poll}`, {}),
    writes("give opinion", `${pagePath}/question/${question}`, {
      answer: `What student ${userId} thinks of watering by the weather.`,
    }),
    reads("opinions", `/api/courses/opinions/${question}?limit=50`),
    reads("open opinion", `/api/courses/opinion/${opinionId}`),
    writes("save note", `/api/courses/page/notes/${pageId}`, { text: `Note of ${userId}` }),
    reads("note", `/api/courses/page/notes/${pageId}`),
    reads("workbook", "/api/student/workbook"),
    reads("grade", `/api/student/courses/${course.id}/grade`),
    reads("bell", "/api/notifications/unread"),
    reads("notifications", "/api/notifications"),
    reachesOut(writes("like", `/api/courses/opinion/${opinionId}/like`, {})),
    reachesOut(
      writes("comment", `/api/courses/opinion/${opinionId}/comments`, { text: "I agree." }),
    ),
  ];
}

const WATCHED = { position: 30, duration: 300, watched: [[0, 30]] };

function call(name: string, request: LoadRequest): StudentCall {
  return { name, request, reachesOut: false };
}

function reachesOut(one: StudentCall): StudentCall {
  return { ...one, reachesOut: true };
}

/** Ids of new rows, secrets, times, and view counts. */
const MEANINGLESS =
  /^(?:id|opinion_id|comment_id|csrf_token|as_of|now|views|next_cursor)$|_at$|date|time/;

/** The same in comments, which are sent as HTML. */
const IN_HTML = /data-comment-id="\d+"|<time.*?<\/time>/g;

/** A response without irrelevant differences between two servers. */
export function comparable(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body);
    return JSON.stringify(
      parsed,
      (key, value: unknown) => {
        if (MEANINGLESS.test(key)) return null;
        if (typeof value === "string") {
          const text = value.replaceAll(IN_HTML, "");
          // Comments are ordered by id, which the shards assign independently.
          return key === "comments" ? text.split("\n").toSorted().join("\n") : text;
        }
        // The order of opinions depends on how often they were shown.
        const isUnordered = key === "data" || key === "comment_list";
        return isUnordered && Array.isArray(value) ? value.toSorted(byWords) : value;
      },
      1,
    );
  } catch {
    return body;
  }
}

interface Said {
  answer?: string;
  text?: string;
  first_name?: string;
}

function byWords(one: Said, other: Said): number {
  const wordsOf = ({ answer, text, first_name }: Said) => `${answer} ${text} ${first_name}`;
  return wordsOf(one).localeCompare(wordsOf(other));
}

/** The lines in which two responses differ. */
export function describeDifference(found: string, expected: string): string {
  const [lines, others] = [found, expected].map((text) => text.split("\n"));
  const only = (some: string[] = [], without: string[] = []) =>
    some.filter((line) => !without.includes(line)).slice(0, 5);
  return [
    ...only(lines, others).map((line) => `  found    ${line.slice(0, 150)}`),
    ...only(others, lines).map((line) => `  expected ${line.slice(0, 150)}`),
  ].join("\n");
}
