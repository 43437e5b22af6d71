import { readFileSync } from "node:fs";

import { courseArchive } from "@paso/contract";
import type { CourseArchive, SectionDraft } from "@paso/contract";

/** The folders of the demo's courses, English first. */
export const FOLDERS = ["first-steps", "primeros-pasos"] as const;

/** A JSON file of the demo, by its path in this folder. */
export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
}

/**
 * One of the demo's courses.
 * @throws if it does not match the contract's course archive
 */
export function readCourse(folder: string): CourseArchive {
  return courseArchive.parse(readJson(`${folder}/course.json`));
}

/** Every section of a course by its address `module.page.section`, in course order. */
export function sectionsOf(course: CourseArchive): Map<string, SectionDraft> {
  const sections = new Map<string, SectionDraft>();
  for (const module of course.modules) {
    for (const page of module.pages) {
      for (const section of page.sections) {
        sections.set(`${module.order}.${page.order}.${section.order}`, section);
      }
    }
  }
  return sections;
}

/**
 * The rules of an answer. Choices have `items`, and multiple ones also bounds; opinions have bounds, in
 * words, and say whether mates may read them.
 */
export interface Question {
  items?: readonly string[];
  min?: number;
  max?: number;
  isPublished?: boolean;
}

/** The questions of a course by address, those of its survey as `survey.n`. */
export function questionsOf(course: CourseArchive): Map<string, Question> {
  const questions = new Map<string, Question>();
  for (const [address, section] of sectionsOf(course)) {
    const question = readQuestion(section);
    if (question) questions.set(address, question);
  }
  for (const [index, { radio }] of (course.surveys[0]?.sections ?? []).entries()) {
    // A free text has no bounds.
    questions.set(`survey.${index + 1}`, radio ? { items: radio.items } : {});
  }
  return questions;
}

function readQuestion(section: SectionDraft): Question | null {
  switch (section.type) {
    case "radio":
      return { items: section.radio.items };
    case "radio-validated":
      return { items: section.radioValidated.items };
    case "select-multiple":
      return section.selectMultiple;
    case "select-multiple-validated":
      return section.selectMultipleValidated;
    case "textarea": {
      const { min, max, workbook_only } = section.textarea;
      return { min, max, isPublished: workbook_only === "false" };
    }
    default:
      return null;
  }
}
