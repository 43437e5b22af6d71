import type { BaseForm } from "../../form/staff/base-form.ts";

export interface QuestionForm extends BaseForm {
  question: string;
}
