import type { BaseForm } from "../../form/staff/base-form.ts";

/** A question for which the staff gives example answers. */
export interface ExamplesForm extends BaseForm {
  /** Empty lines of the form included. */
  examples: readonly string[];
}

/** Empty lines are dropped; without any examples, nothing is sent. */
export function writeExamples(form: Pick<ExamplesForm, "examples">): { examples?: string[] } {
  const examples = form.examples.filter((text) => text.trim() !== "");
  return examples.length > 0 ? { examples } : {};
}
