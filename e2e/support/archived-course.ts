import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** What journeys need to know of a section to take it; the archive says more. */
export interface ArchivedSection {
  type: string;
  paragraph_files?: string[] | null;
  radio?: { items: string[] } | null;
  radioValidated?: CheckedChoice | null;
  selectMultiple?: { items: string[]; min: number } | null;
  selectMultipleValidated?: CheckedChoice | null;
  textarea?: { min: number; workbook_only: string } | null;
}

interface CheckedChoice {
  items: string[];
  valid_items: boolean[];
  /** "true" where the question counts for the final quiz. */
  final_quiz: string;
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

/** The demo's courses, and real ones where they lie beside the checkout. */
const FOLDERS = [
  join(root, "demo/first-steps"),
  join(root, "demo/primeros-pasos"),
  join(root, "../shared/courses/iot-for-beginners"),
  join(root, "../shared/courses/desarrollo-web"),
];

/** All courses there are to take. */
export function archivedCourses(): ArchivedCourse[] {
  return FOLDERS.filter((folder) => existsSync(folder)).map((folder) => {
    const course = JSON.parse(readFileSync(join(folder, "course.json"), "utf8")) as ArchivedCourse;
    return { ...course, folder };
  });
}

/** What is right or wrong about a section; undefined where nothing is. */
export function checkedChoice(section: ArchivedSection): CheckedChoice | undefined {
  return section.radioValidated ?? section.selectMultipleValidated ?? undefined;
}

/**
 * The options journeys choose: the right ones of a checked question, or where it is to be missed,
 * the first wrong one; the first ones of a poll.
 */
export function chooseOptions(section: ArchivedSection, isMissed = false): number[] {
  const valid = checkedChoice(section)?.valid_items;
  if (valid && isMissed) return [valid.indexOf(false)];
  if (valid) return valid.flatMap((isValid, index) => (isValid ? [index] : []));
  const count = Math.max(1, section.selectMultiple?.min ?? 1);
  return Array.from({ length: count }, (_, index) => index);
}

/** A text of as many words as the question asks for. */
export function writeAnswer(section: ArchivedSection, author: string): string {
  const missing = Math.max(0, (section.textarea?.min ?? 0) - 5);
  return `This is what ${author} thinks${" indeed".repeat(missing)}`;
}
