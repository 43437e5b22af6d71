import type { SectionDraft } from "@paso/contract";

import type { SectionForm } from "./section-form.ts";

/**
 * A section as it is sent. What the form leaves open, such as an empty number or no chart, travels
 * as it is: the server says what is missing.
 */
export function writeSection(section: SectionForm): SectionDraft {
  const { id, order, type, isDeleted } = section;
  return { ...(id !== null && { id }), order, type, isDeleted, ...payloadOf(section) } as never;
}

function payloadOf(section: SectionForm): object {
  const { type, question, min, max } = section;
  const final_quiz = flag(section.finalQuiz);
  const graphic_type = section.graphicType || null;
  const more = { ...roundsOf(section), ...examplesOf(section) };
  switch (type) {
    case "video":
      return { video: section.video.trim() };
    case "paragraph":
      return { paragraph: section.html, paragraph_files: section.files };
    case "radio":
      return { radio: { question, ...itemsOf(section), graphic_type, ...more } };
    case "radio-validated":
      return { radioValidated: { question, ...keyedOf(section), final_quiz } };
    case "select-multiple":
      return { selectMultiple: { question, ...itemsOf(section), graphic_type, min, max, ...more } };
    case "select-multiple-validated":
      return { selectMultipleValidated: { question, ...keyedOf(section), min, max, final_quiz } };
    case "textarea":
      return {
        textarea: {
          question,
          min,
          max,
          workbook_only: flag(section.workbookOnly),
          ...examplesOf(section),
        },
      };
    case "final_quiz_resume":
      return { final_quiz_resume: true };
  }
}

/** The options' ids always travel with them, so that answers stay with the option they meant. */
function itemsOf({ options }: SectionForm) {
  return { items: options.map(({ text }) => text), item_ids: options.map(({ id }) => id) };
}

function keyedOf(section: SectionForm) {
  return {
    ...itemsOf(section),
    valid_items: section.options.map(({ isRight }) => isRight),
    reasons: section.options.map(({ reason }) => reason),
  };
}

/** Left out where it is not used, as in archives. */
function roundsOf({ twoRounds }: SectionForm) {
  return twoRounds ? { two_rounds: flag(true) } : {};
}

/** A line left empty is no example. */
function examplesOf(section: SectionForm) {
  const examples = section.examples.filter((text) => text.trim() !== "");
  return examples.length > 0 ? { examples } : {};
}

function flag(value: boolean): "true" | "false" {
  return value ? "true" : "false";
}

/** Whether two states of a section would be sent alike. */
export function isSameSection(a: SectionForm, b: SectionForm): boolean {
  return a === b || JSON.stringify(writeSection(a)) === JSON.stringify(writeSection(b));
}
