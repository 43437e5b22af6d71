import { useLingui } from "@lingui/react/macro";

import { NumberField } from "../../../ui/staff/number-field.tsx";
import { SwitchField } from "../../../ui/staff/switch-field.tsx";
import type { DesignForm } from "./use-design-form.ts";

interface ConditionFieldsProps {
  form: DesignForm;
  /** Number of questions in the final quizzes; null if it differs between courses. */
  finalQuestions: number | null;
}

/** A diploma's requirements, and the hours it certifies. */
export function ConditionFields({ form, finalQuestions }: ConditionFieldsProps) {
  const { t } = useLingui();
  const { values, set, issue } = form;
  return (
    <section aria-labelledby="diploma-conditions" className="grid gap-5">
      <div>
        <h3 id="diploma-conditions" className="text-lg font-semibold">{t`Conditions`}</h3>
        <p className="mt-1 text-muted">{t`Everyone who finishes all pages gets the diploma.`}</p>
      </div>
      <SwitchField
        label={t`Pages that closed may be missing`}
        name="allow_missed_pages"
        hint={t`Then it also goes to those who missed pages because a module closed, but finished the rest of the course. If you turn it on later, they get their diplomas at once.`}
        value={values.allow_missed_pages ?? false}
        onChange={(allow_missed_pages) => set({ allow_missed_pages })}
      />
      <NumberField
        label={t`Minimum result in the final quizzes, in percent`}
        name="least_result"
        hint={
          finalQuestions === 0
            ? t`This course has no final quizzes, so nothing is required.`
            : t`Leave it empty to require no result. If you lower it later, those who now qualify get their diplomas at once.`
        }
        min={1}
        value={values.least_result}
        onChange={(least_result) => set({ least_result })}
        error={issue("least_result")}
      />
      <NumberField
        label={t`Hours of the course`}
        name="hours"
        hint={t`Written wherever a text contains the hours.`}
        min={0}
        value={values.hours}
        onChange={(hours) => set({ hours })}
        error={issue("hours")}
      />
    </section>
  );
}
