import { useLingui } from "@lingui/react/macro";

import type { BaseForm } from "../../form/staff/base-form.ts";
import type { StaffKind } from "../../form/staff/staff-kind.ts";

/** The summary of a module's final quiz, which has nothing to edit. */
export const finalQuizKind: StaffKind<BaseForm<"final_quiz_resume">> = {
  type: "final_quiz_resume",
  blank: () => ({}),
  read: () => ({}),
  write: () => ({ final_quiz_resume: true }),
  Page: FinalQuizNote,
  title: () => null,
  lines: () => [],
};

function FinalQuizNote() {
  const { t } = useLingui();
  return (
    <p className="text-muted">
      {t`Shows each student how many of the module’s questions that count for the final quiz they answered right. A module has one.`}
    </p>
  );
}
