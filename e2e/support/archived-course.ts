import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The fields of a section that journeys need to take it; the archive has more. */
export interface ArchivedSection {
  type: string;
  paragraph_files?: string[] | null;
  radio?: Poll | null;
  radioValidated?: CheckedChoice | null;
  selectMultiple?: (Poll & Bounds) | null;
  selectMultipleValidated?: (CheckedChoice & Bounds) | null;
  textarea?: OpinionQuestion | null;
}

interface Choice {
  question: string;
  items: string[];
}

/** How many options, or words; 0 is no bound. */
interface Bounds {
  min: number;
  max: number;
}

export interface Poll extends Choice {
  graphic_type: string;
}

export interface CheckedChoice extends Choice {
  valid_items: boolean[];
  reasons: string[];
  /** "true" if the question counts for the final quiz. */
  final_quiz: string;
}

export interface OpinionQuestion extends Bounds {
  question: string;
  workbook_only: string;
}

export interface ArchivedPage {
  title: string;
  sections: ArchivedSection[];
}

/** A course as its archive describes it, with the folder it is imported from. */
export interface ArchivedCourse {
  folder: string;
  language: "en" | "es";
  title: string;
  modules: { title: string; pages: ArchivedPage[] }[];
}

const root = resolve(import.meta.dirname, "../..");

/** The demo's courses, and real ones, if they are next to the checkout. */
export const COURSE_FOLDERS = {
  demo: { en: join(root, "demo/first-steps"), es: join(root, "demo/primeros-pasos") },
  real: {
    en: join(root, "../shared/courses/iot-for-beginners"),
    es: join(root, "../shared/courses/desarrollo-web"),
  },
};

/** Reads a course's archive; undefined if there is none. */
export function readArchivedCourse(folder: string): ArchivedCourse | undefined {
  const file = join(folder, "course.json");
  if (!existsSync(file)) return undefined;
  return { ...(JSON.parse(readFileSync(file, "utf8")) as ArchivedCourse), folder };
}

/** A question whose answer is right or wrong; undefined for every other section. */
export function checkedChoice(section: ArchivedSection): CheckedChoice | undefined {
  return section.radioValidated ?? section.selectMultipleValidated ?? undefined;
}

/** A question whose answers are counted; undefined for every other section. */
export function poll(section: ArchivedSection): Poll | undefined {
  return section.radio ?? section.selectMultiple ?? undefined;
}

/** How many options a question takes, `max` 0 for any number; undefined if it takes exactly one. */
export function optionBounds(section: ArchivedSection): Bounds | undefined {
  return section.selectMultiple ?? section.selectMultipleValidated ?? undefined;
}

/** Questions that count for the final quiz, in their order. */
export function finalQuestions(pages: readonly ArchivedPage[]): ArchivedSection[] {
  return pages
    .flatMap(({ sections }) => sections)
    .filter((section) => checkedChoice(section)?.final_quiz === "true");
}
