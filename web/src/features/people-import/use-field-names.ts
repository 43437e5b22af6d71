import { useLingui } from "@lingui/react/macro";

import type { Field } from "../../people-table/columns.ts";

/** Names of the fields, also recognised as headings. */
export function useFieldNames(): Record<Field, string> {
  const { t } = useLingui();
  return {
    email: t`E-mail address`,
    first_name: t`First name`,
    last_name: t`Last name`,
    full_name: t`Full name`,
    role: t`Role`,
    course: t`Course`,
    group: t`Group`,
    language: t`Language`,
  };
}
