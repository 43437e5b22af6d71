import { useLingui } from "@lingui/react/macro";
import type { WhenOfClasses } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";

import { ListSearch } from "../../../ui/staff/list-search.tsx";
import { SelectField } from "../../../ui/staff/select-field.tsx";
import { coursesQuery, type WantedClasses } from "../queries/class-queries.ts";

interface ListFiltersProps {
  /** Whether a course can be chosen. */
  hasCourses: boolean;
  wanted: WantedClasses;
  onChange: (change: Partial<WantedClasses>) => void;
}

/** React Aria's select takes no empty key. */
const ALL = "all";

/** Which dates of classes the list shows. */
export function ListFilters({ hasCourses, wanted, onChange }: ListFiltersProps) {
  const { t } = useLingui();
  const courses = useQuery({ ...coursesQuery, enabled: hasCourses }).data?.courses ?? [];
  return (
    <ListSearch label={t`Search by title`} onSearch={(search) => onChange({ search })}>
      <SelectField<WhenOfClasses>
        label={t`Show`}
        value={wanted.when}
        onChange={(when) => onChange({ when })}
        options={[
          { id: "upcoming", label: t`Upcoming classes` },
          { id: "past", label: t`Past classes` },
        ]}
        className="flex-1 basis-48"
      />
      {hasCourses && courses.length > 1 && (
        <SelectField
          label={t`Course`}
          value={wanted.courseId === null ? ALL : String(wanted.courseId)}
          onChange={(id) => onChange({ courseId: id === ALL ? null : Number(id) })}
          options={[
            { id: ALL, label: t`All courses` },
            ...courses.map(({ id, title }) => ({ id: String(id), label: title })),
          ]}
          className="flex-1 basis-64"
        />
      )}
    </ListSearch>
  );
}
