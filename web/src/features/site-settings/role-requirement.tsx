import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Role } from "@paso/contract";

import { CheckboxField } from "../../ui/staff/checkbox-field.tsx";

interface RoleRequirementProps {
  role: Role;
  people: number;
  /** How many of them have no second factor. */
  lacking: number;
  isRequired: boolean;
  onChange: (isRequired: boolean) => void;
}

/** Whether people of a role need a second factor, and how many have none. */
export function RoleRequirement(props: RoleRequirementProps) {
  const { role, people, lacking, isRequired, onChange } = props;
  const { t } = useLingui();
  const names: Record<Role, string> = {
    admin: t`Administrators`,
    instructor: t`Instructors`,
    viewer: t`Viewers`,
    student: t`Students`,
  };
  const all = plural(people, { one: "# person", other: "# people" });
  return (
    <CheckboxField
      label={names[role]}
      hint={
        people === 0
          ? t`Nobody has this role.`
          : lacking === 0
            ? t`${all}; everyone has a second factor.`
            : t`${all}; ${lacking} without a second factor.`
      }
      value={isRequired}
      onChange={onChange}
    />
  );
}
