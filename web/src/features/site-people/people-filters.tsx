import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { useRoleOptions } from "../../session/use-role-options.ts";
import { SearchablePicker } from "../../ui/staff/searchable-picker.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import { coursesQuery, groupsQuery, type Wanted } from "./api.ts";

interface PeopleFiltersProps {
  /** As typed: the list follows after a debounce. */
  wanted: Wanted;
  onChange: (change: Partial<Wanted>) => void;
}

/** React Aria's select takes no empty key. */
const ALL = "all";

/** Chooses which people are listed. */
export function PeopleFilters({ wanted, onChange }: PeopleFiltersProps) {
  const { t } = useLingui();
  const roles = useRoleOptions();
  const orAll = <Id extends string>(id: Id | typeof ALL) => (id === ALL ? "" : id);
  return (
    <div role="search" className="grid grid-cols-2 items-end gap-4 *:min-w-0 lg:grid-cols-4">
      <TextField
        label={t`Search by name or address`}
        value={wanted.search}
        onChange={(search) => onChange({ search })}
        maxLength={200}
        className="col-span-2 lg:col-span-1"
      />
      <SelectField
        label={t`Role`}
        value={wanted.role || ALL}
        onChange={(role) => onChange({ role: orAll(role) })}
        options={[{ id: ALL, label: t`All roles` }, ...roles]}
      />
      <SelectField
        label={t`State`}
        value={wanted.state || ALL}
        onChange={(state) => onChange({ state: orAll(state) })}
        options={[
          { id: ALL, label: t`All states` },
          { id: "active", label: t`Active` },
          { id: "new", label: t`Never signed in` },
          { id: "must_change_password", label: t`Must change the password` },
          { id: "disabled", label: t`Disabled` },
          { id: "leaving", label: t`Going to be erased` },
          { id: "unreached", label: t`Mail not delivered` },
        ]}
      />
      <SelectField
        label={t`Last here`}
        value={wanted.seen || ALL}
        onChange={(seen) => onChange({ seen: orAll(seen) })}
        options={[
          { id: ALL, label: t`At any time` },
          { id: "within-7", label: t`In the last 7 days` },
          { id: "within-30", label: t`In the last 30 days` },
          { id: "not-30", label: t`Not for 30 days` },
          { id: "not-365", label: t`Not for a year` },
        ]}
      />
      <CourseFilter wanted={wanted} onChange={onChange} />
    </div>
  );
}

function CourseFilter({ wanted: { course, group }, onChange }: PeopleFiltersProps) {
  const { t } = useLingui();
  const courses = useQuery(coursesQuery).data?.courses ?? [];
  const groups = useQuery(groupsQuery(course)).data?.groups ?? [];
  if (courses.length === 0) return null;
  return (
    <>
      <SearchablePicker
        // Remounts: its options cannot change once rendered.
        key={courses.length}
        label={t`Course`}
        placeholder={t`All courses`}
        value={course}
        onChange={(id) => onChange({ course: id, group: null })}
        options={courses.map(({ id, title }) => ({ id, label: title }))}
        className="sm:col-span-2"
      />
      {groups.length > 1 && (
        <SelectField
          label={t`Group`}
          value={group === null ? ALL : String(group)}
          onChange={(id) => onChange({ group: id === ALL ? null : Number(id) })}
          options={[
            { id: ALL, label: t`All groups` },
            ...groups.map(({ id, name }) => ({ id: String(id), label: name || t`First group` })),
          ]}
        />
      )}
    </>
  );
}
