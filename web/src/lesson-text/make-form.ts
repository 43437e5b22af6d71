import { newOption } from "../section-kinds/choice/staff/choice-form.ts";
import { newKey } from "../section-kinds/form/staff/new-key.ts";
import type { SectionForm } from "../section-kinds/staff-kinds.ts";
import type { LessonPart } from "./read/lesson-part.ts";

const EMPTY = { text: "", isRight: false, reason: "" };
/** To be filled in. */
const NO_OPTIONS = [EMPTY, EMPTY];

/** The section that a part becomes, in the editor's format; null if it becomes none. */
export function makeForm(part: LessonPart): SectionForm | null {
  const base = { key: newKey(), id: null, order: null, isDeleted: false };
  const options = (part.options.length > 0 ? part.options : NO_OPTIONS).map((option) => ({
    ...newOption(option.text),
    ...option,
  }));
  const { question, min, max, finalQuiz, twoRounds } = part;
  const poll = { question, options, twoRounds, graphicType: part.chart, examples: part.examples };
  switch (part.kind) {
    case "none":
      return null;
    case "paragraph":
      return { ...base, type: part.kind, html: part.html, files: [] };
    case "video":
      return { ...base, type: part.kind, video: part.video, mustWatch: part.mustWatch };
    case "final_quiz_resume":
      return { ...base, type: part.kind };
    case "textarea": {
      const { workbookOnly, examples } = part;
      return { ...base, type: part.kind, question, min, max, workbookOnly, examples };
    }
    case "radio":
      return { ...base, type: part.kind, ...poll };
    case "select-multiple":
      return { ...base, type: part.kind, ...poll, min, max };
    case "radio-validated":
      return { ...base, type: part.kind, question, options, finalQuiz };
    case "select-multiple-validated":
      return { ...base, type: part.kind, question, options, finalQuiz, min, max };
  }
}
