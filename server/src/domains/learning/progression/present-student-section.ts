import { NO_STUDENT_KIND_FIELDS, type StudentSection } from "@paso/contract";

import {
  type CommittedAnswer,
  type ContentFile,
  type ContentSection,
  fileAddress,
  kindOf,
} from "../../courses/index.ts";
import type { Step } from "./find-page-progress.ts";

/** The part of a section that is the same for everyone who has reached it: computed once per content. */
type SharedPart = Omit<StudentSection, "status" | "answer" | "module_closed">;

const sharedParts = new WeakMap<ContentSection, SharedPart>();

/**
 * A section as one student sees it. What its kind reveals, such as the answer key, is added only
 * if an answer is committed; the shared part never contains it.
 */
export function presentStudentSection(
  section: ContentSection,
  step: Step | undefined,
  moduleClosed: boolean,
): StudentSection {
  // The kind guarantees that its fields belong together.
  return {
    ...sharedPartOf(section),
    status: step?.status ?? "pending",
    ...presentAnswer(section, step),
    module_closed: moduleClosed,
  } as StudentSection;
}

/**
 * A question in class, where a person's own answer does not reveal the right one: others are still
 * thinking about it.
 */
export function presentInClass(
  section: ContentSection,
  step: Step | undefined,
  { isRevealed, moduleClosed }: { isRevealed: boolean; moduleClosed: boolean },
): StudentSection {
  const shown = presentStudentSection(section, step, moduleClosed);
  if (isRevealed || !step?.answer) return shown;
  const { answer } = kindOf(section.content);
  const hidden = Object.keys(answer?.reveal(section.content) ?? {}).map((field) => [field, null]);
  return { ...shown, ...Object.fromEntries(hidden) } as StudentSection;
}

function presentAnswer({ content }: ContentSection, step: Step | undefined) {
  const { answer } = kindOf(content);
  if (!answer || !step?.answer) return { answer: null };
  return {
    answer: answer.present(content, step.answer),
    ...answer.reveal(content),
    ...presentReaders(step.answer),
    ...(step.firstAnswer && { first_answer: answer.present(content, step.firstAnswer) }),
  };
}

/** The readers promised to the author of a text; its question's setting may have changed since. */
function presentReaders(answer: CommittedAnswer) {
  if (!("text" in answer) || answer.workbookOnly === null) return null;
  return { workbook_only: answer.workbookOnly };
}

function sharedPartOf(section: ContentSection): SharedPart {
  let shared = sharedParts.get(section);
  if (!shared) {
    shared = presentShared(section);
    sharedParts.set(section, shared);
  }
  return shared;
}

function presentShared(section: ContentSection): SharedPart {
  const { content, id } = section;
  const kind = kindOf(content);
  const attachments = section.files.filter(({ use }) => use === "attachment");
  return {
    id,
    order: section.order,
    ...NO_STUDENT_KIND_FIELDS,
    ...(kind.answer
      ? { type: "question", question_type: content.type, question_id: id }
      : { type: content.type, question_type: null, question_id: null }),
    ...kind.present(section),
    additional_content:
      attachments.length > 0 ? attachments.map(({ name }) => name).join(",") : null,
    files: attachments.map((file) => presentFile(id, file)),
  } as SharedPart;
}

function presentFile(sectionId: number, { name, size }: ContentFile) {
  return { name, size, href: fileAddress(sectionId, name) };
}
