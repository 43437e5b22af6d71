import type { ExamplesForm } from "../../examples/staff/examples-form.ts";
import type { BoundsForm } from "../../form/staff/bounds.ts";
import type { Flag } from "../../form/staff/flag.ts";
import type { QuestionForm } from "../../question/staff/question-form.ts";

export interface TextareaForm extends QuestionForm, BoundsForm, ExamplesForm {
  type: "textarea";
  /** Whether the answer stays in the student's own workbook. */
  workbookOnly: boolean;
}

export interface TextareaPayload {
  question: string;
  min: number;
  max: number;
  workbook_only: Flag;
  examples?: string[];
}
