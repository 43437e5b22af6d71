import { useLingui } from "@lingui/react/macro";
import type { ResultGroup } from "@paso/contract";

import { SelectField } from "../../../ui/staff/select-field.tsx";
import { useGroupLabel } from "./use-group-label.ts";

/** Key of the "all" option. */
const EVERYBODY = "all";

interface GroupFieldProps {
  groups: readonly ResultGroup[];
  /** Null for all. */
  value: number | null;
  onChange: (groupId: number | null) => void;
}

/** Whose results are shown; nothing if a course has a single group. */
export function GroupField({ groups, value, onChange }: GroupFieldProps) {
  const { t } = useLingui();
  const labelOf = useGroupLabel();
  if (groups.length < 2) return null;
  return (
    <SelectField
      label={t`Group`}
      value={value === null ? EVERYBODY : String(value)}
      onChange={(chosen) => onChange(chosen === EVERYBODY ? null : Number(chosen))}
      options={[
        { id: EVERYBODY, label: t`Everybody` },
        ...groups.map((group) => ({ id: String(group.id), label: labelOf(group) })),
      ]}
      className="w-full sm:w-72"
    />
  );
}
