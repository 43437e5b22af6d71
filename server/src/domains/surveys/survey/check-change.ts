import { type FieldMessage, invalid } from "../../../platform/errors/domain-error.ts";
import type { Survey } from "./find-survey.ts";
import { partsOf } from "./question-parts.ts";
import type { StoredFields } from "./stored-fields.ts";

/**
 * Refuses a change that would make existing answers meaningless: they keep their question and option.
 * @throws `invalid`
 */
export function checkChange(before: Survey, after: StoredFields): void {
  const issues: Record<string, FieldMessage[]> = {};
  if (before.isAnonymous !== after.isAnonymous) {
    issues["is_anonymous"] = ["People have answered already. What they were promised stays."];
  }
  for (const question of before.questions) {
    const index = after.questions.findIndex(({ id }) => id === question.id);
    const kept = after.questions[index];
    if (!kept) {
      const message =
        "People have answered already. The question “{text}” can no longer be removed.";
      issues["questions"] = [{ message, values: { text: question.text } }];
      continue;
    }
    if (kept.kind !== question.kind) {
      const message = "People have answered already. The question stays of its kind.";
      issues[`questions.${index}.kind`] = [message];
      continue;
    }
    const parts = new Set(partsOf(kept).map(({ id }) => id));
    const lost = partsOf(question).find(({ id }) => !parts.has(id));
    if (lost) {
      const message = "People have answered already. “{text}” can be reworded, not removed.";
      issues[`questions.${index}.text`] = [{ message, values: { text: lost.text } }];
    }
  }
  if (Object.keys(issues).length > 0) throw invalid(issues);
}
