import type { BaseForm } from "../../form/staff/base-form.ts";

export interface ParagraphForm extends BaseForm<"paragraph"> {
  html: string;
  /** Names of the files that are attached already. */
  files: readonly string[];
}
