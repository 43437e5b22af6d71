import { useLingui } from "@lingui/react/macro";
import type { CourseSignUp } from "@paso/contract";

import { CheckboxField } from "../../ui/staff/checkbox-field.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import type { SignUpForm } from "./use-sign-up-form.ts";

interface TeacherFieldsProps {
  signUp: CourseSignUp;
  form: SignUpForm;
}

/** Which staff are named on the page, and how. */
export function TeacherFields({ signUp, form }: TeacherFieldsProps) {
  const { t } = useLingui();
  const { values, set, field } = form;
  const { isDisabled } = field("teachers");
  const nameOf = (id: number) => values.teachers.find((one) => one.user_id === id)?.name ?? null;
  const rename = (id: number, name: string | null) =>
    set({
      teachers: [...values.teachers.filter((one) => one.user_id !== id), { user_id: id, name }],
    });
  if (signUp.staff.length === 0) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{t`Who teaches the course, on its page`}</legend>
      {signUp.staff.map(({ id, name: account }) => {
        const name = nameOf(id);
        const issue = form.nameIssue(values.teachers.findIndex((one) => one.user_id === id));
        return (
          <div key={id} className="grid gap-2">
            <CheckboxField
              name={`teacher-${id}`}
              label={account}
              isDisabled={isDisabled}
              value={name !== null}
              onChange={(isShown) => rename(id, isShown ? account : null)}
            />
            {name !== null && (
              <TextField
                name={`teacher-name-${id}`}
                label={t`Name of ${account} on the page`}
                className="max-w-80"
                isDisabled={isDisabled}
                error={issue}
                maxLength={100}
                value={name}
                onChange={(typed) => rename(id, typed)}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
