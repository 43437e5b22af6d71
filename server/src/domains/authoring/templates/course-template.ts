import type { Locale, SectionDraft } from "@paso/contract";

/** A section of a template, without its order number. */
type TemplateSection = SectionDraft extends infer Draft
  ? Draft extends SectionDraft
    ? Omit<Draft, "order">
    : never
  : never;

interface TemplatePage {
  title: string;
  sections: TemplateSection[];
}

interface TemplateModule {
  title: string;
  pages: TemplatePage[];
}

/** The initial content of a new course, in the language of the course. */
export type CourseTemplate = (language: Locale) => TemplateModule[];

/**
 * Marks each text that a teacher has to write: the check before publishing finds what still has it.
 * A character, so that it is visible in every list and stays until its sentence is replaced.
 */
export const TO_WRITE = "✎";

/** A paragraph to read. */
export function reading(...paragraphs: string[]): TemplateSection {
  return { type: "paragraph", paragraph: paragraphs.map((text) => `<p>${text}</p>`).join("") };
}

/** A single-choice poll; in two rounds, the answer may be changed once after seeing the others. */
export function poll(
  question: string,
  items: string[],
  { twoRounds = false } = {},
): TemplateSection {
  const two_rounds = twoRounds ? "true" : "false";
  return { type: "radio", radio: { question, items, graphic_type: "bar", two_rounds } };
}

/** A question of the final quiz, or outside it; its first option is right. */
export function quizQuestion(
  question: string,
  options: readonly [text: string, reason: string][],
  { finalQuiz = false } = {},
): TemplateSection {
  return {
    type: "radio-validated",
    radioValidated: {
      question,
      items: options.map(([text]) => text),
      valid_items: options.map((_, index) => index === 0),
      reasons: options.map(([, reason]) => reason),
      final_quiz: finalQuiz ? "true" : "false",
    },
  };
}

/** A free text of a few sentences, shared with peers unless it is for the workbook only. */
export function opinion(question: string, { workbookOnly = false } = {}): TemplateSection {
  const workbook_only = workbookOnly ? "true" : "false";
  return { type: "textarea", textarea: { question, min: 20, max: 200, workbook_only } };
}
