import { useLingui } from "@lingui/react/macro";
import type { CourseResults } from "@paso/contract";

import { SelectField } from "../../../ui/staff/select-field.tsx";

/** Everybody, among the groups to choose from. */
const EVERYBODY = "all";

interface GroupFieldProps {
  groups: CourseResults["groups"];
  /** Null for everybody. */
  value: number | null;
  onChange: (groupId: number | null) => void;
}

/** Whose results are shown; nothing where a course has one group. */
export function GroupField({ groups, value, onChange }: GroupFieldProps) {
  const { t } = useLingui();
  if (groups.length < 2) return null;
  return (
    <SelectField
      label={t`Group`}
      value={value === null ? EVERYBODY : String(value)}
      onChange={(chosen) => onChange(chosen === EVERYBODY ? null : Number(chosen))}
      options={[
        { id: EVERYBODY, label: t`Everybody` },
        ...groups.map(({ id, name }) => ({ id: String(id), label: name || t`First group` })),
      ]}
      className="w-full sm:w-72"
    />
  );
}
