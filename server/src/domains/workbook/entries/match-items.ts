import type { Context } from "../../../platform/context.ts";
import { shareEventLoop } from "../../../platform/event-loop/share-event-loop.ts";
import { choiceOf, questionOf } from "../../courses/index.ts";
import {
  type CourseProgress,
  findMatchingNotes,
  foldText,
  toSearchableLine,
} from "../../learning/index.ts";
import { type Details, findDetails } from "./find-details.ts";
import type { WorkItem } from "./find-own-work.ts";

/** The items that contain all words of a search, in any order, ignoring case and accents. */
export async function matchItems(
  ctx: Context,
  userId: number,
  {
    items,
    courses,
    query,
  }: {
    items: readonly WorkItem[];
    courses: readonly CourseProgress[];
    query: string;
  },
): Promise<WorkItem[]> {
  const words = toSearchableLine(query).folded.split(" ");
  // Notes may be long, so the database matches them.
  const courseIds = courses.map(({ course }) => course.id);
  const noted = await findMatchingNotes(ctx, { userId, courseIds }, words);
  const others = items.filter(({ kind }) => kind !== "note");
  const details = await findDetails(ctx, userId, others);
  const giveWay = shareEventLoop();
  const matching: WorkItem[] = [];
  for (const item of items) {
    if (item.kind === "note") {
      if (noted.has(item.id)) matching.push(item);
      continue;
    }
    const folded = foldedOf(item, details);
    if (words.every((word) => folded.includes(word))) matching.push(item);
    await giveWay();
  }
  return matching;
}

function foldedOf({ kind, id }: WorkItem, details: Details): string {
  if (kind === "passage") return details.passages.get(id)?.folded ?? "";
  const answer = details.answers.get(id);
  if (!answer) return "";
  const { content, optionIds, text } = answer;
  const chosen = (choiceOf(content)?.options ?? []).filter((option) =>
    optionIds?.includes(option.id),
  );
  const comments = (details.comments.get(id) ?? []).map((comment) => comment.text);
  const parts = [
    questionOf(content) ?? "",
    text ?? "",
    ...chosen.map((option) => option.text),
    ...comments,
  ];
  return foldText(parts.join(" ").replace(/\s+/g, " ").normalize("NFC"));
}
