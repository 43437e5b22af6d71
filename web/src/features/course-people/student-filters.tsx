import { useLingui } from "@lingui/react/macro";
import type { CourseGroup } from "@paso/contract";

import { SelectField } from "../../ui/staff/select-field.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import { QUIET_DAYS, type StudentFilter } from "./api.ts";
import { useGroupOptions } from "./use-group-name.ts";

interface StudentFiltersProps {
  /** As typed: the list follows after a debounce. */
  filter: StudentFilter;
  onChange: (change: Partial<StudentFilter>) => void;
  groups: readonly CourseGroup[];
}

/** React Aria's select takes no empty key. */
const ALL = "all";

/** Filters a course's students. */
export function StudentFilters({ filter, onChange, groups }: StudentFiltersProps) {
  const { t } = useLingui();
  const groupOptions = useGroupOptions(groups);
  const quietDays = QUIET_DAYS;
  return (
    <div className="flex w-full flex-wrap items-end gap-3 sm:w-auto">
      {groups.length > 1 && (
        <SelectField
          label={t`Group`}
          value={filter.groupId === null ? ALL : String(filter.groupId)}
          onChange={(id) => onChange({ groupId: id === ALL ? null : Number(id) })}
          options={[{ id: ALL, label: t`All groups` }, ...groupOptions]}
          className="w-full sm:w-56"
        />
      )}
      <SelectField
        label={t`Activity`}
        value={filter.isQuiet ? "quiet" : ALL}
        onChange={(activity) => onChange({ isQuiet: activity === "quiet" })}
        options={[
          { id: ALL, label: t`All students` },
          { id: "quiet", label: t`Quiet for ${quietDays} days` },
        ]}
        className="w-full sm:w-72"
      />
      <TextField
        label={t`Search by name or address`}
        value={filter.search}
        onChange={(search) => onChange({ search })}
        maxLength={200}
        className="w-full sm:w-72"
      />
    </div>
  );
}
