import {
  answerKeyOf,
  choiceOf,
  type ContentSection,
  type CourseContent,
  opinionRulesOf,
  pollOf,
  readingSeconds,
} from "../../courses/index.ts";

/** A section as the counting statements receive it, in JSON. */
export interface AskedSection {
  id: number;
  page: number;
  /** Position on its page, from 0. */
  place: number;
  /** The section before it on its page. */
  previous: number | null;
  kind: "checked" | "poll" | "texts" | "none";
  /** Option ids of validated questions. */
  right: number[];
  wrong: number[];
  /** Whether it is a single choice. */
  single: boolean;
  /** The module whose final quiz counts it. */
  quiz: number | null;
  /** Reading time in seconds, of texts long enough to tell who skips them. */
  reading: number | null;
  video: boolean;
}

/** The sections of a course's lessons; its survey has its own results. */
export function askedSections({ pages }: CourseContent): AskedSection[] {
  return pages.flatMap(({ sections }) =>
    sections.map((section, place) => asked(section, sections[place - 1]?.id ?? null)),
  );
}

function asked(section: ContentSection, previous: number | null): AskedSection {
  const { id, pageId, moduleId, index, content } = section;
  const key = answerKeyOf(content);
  const ids = (valid: boolean) =>
    (key?.options ?? []).filter((option) => option.valid === valid).map((option) => option.id);
  return {
    id,
    page: pageId,
    place: index,
    previous,
    kind: kindOf(content),
    right: ids(true),
    wrong: ids(false),
    single: choiceOf(content)?.isSingle ?? false,
    quiz: key?.finalQuiz ? moduleId : null,
    reading: readingTime(section),
    video: content.type === "video",
  };
}

/** Shorter texts can be taken in at a glance. */
const LEAST_READING_SECONDS = 30;

function readingTime(section: ContentSection): number | null {
  if (section.content.type !== "paragraph") return null;
  const seconds = readingSeconds(section);
  return seconds < LEAST_READING_SECONDS ? null : seconds;
}

function kindOf(content: ContentSection["content"]): AskedSection["kind"] {
  if (answerKeyOf(content)) return "checked";
  if (pollOf(content)) return "poll";
  return opinionRulesOf(content) ? "texts" : "none";
}

/**
 * Portions of whole pages, so that no statement takes too long.
 * @param students who may each have taken a step in every section
 */
export function portionsOf(sections: readonly AskedSection[], students: number): AskedSection[][] {
  const most = Math.max(1, Math.floor(MOST_STEPS / Math.max(1, students)));
  const portions: AskedSection[][] = [];
  for (const ofPage of Map.groupBy(sections, ({ page }) => page).values()) {
    const last = portions.at(-1);
    if (last && last.length + ofPage.length <= most) last.push(...ofPage);
    else portions.push([...ofPage]);
  }
  return portions;
}

/** Steps of students per statement: about two seconds. */
const MOST_STEPS = 400_000;
