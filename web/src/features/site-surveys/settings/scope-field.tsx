import { useLingui } from "@lingui/react/macro";
import type { SiteSurvey, SurveyFields } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { Button, IconButton } from "../../../ui/staff/button.tsx";
import { SearchablePicker } from "../../../ui/staff/searchable-picker.tsx";
import { SelectField } from "../../../ui/staff/select-field.tsx";
import { coursesQuery, groupsQuery } from "../queries/survey-queries.ts";

interface ScopeFieldProps {
  values: Pick<SurveyFields, "course_ids" | "group_ids">;
  groups: SiteSurvey["groups"];
  onChange: (change: Partial<SurveyFields>) => void;
}

/** React Aria's select takes no empty key. */
const ALL = "all";

/** The courses and groups that make up the audience; the whole site if there are none. */
export function ScopeField({ values, groups: stored, onChange }: ScopeFieldProps) {
  const { t } = useLingui();
  const [course, setCourse] = useState<number | null>(null);
  const [group, setGroup] = useState(ALL);
  /** Names of groups chosen since the survey was loaded. */
  const [named, setNamed] = useState<Readonly<Record<number, string>>>({});
  const courses = useQuery(coursesQuery).data?.courses ?? [];
  const groups = useQuery(groupsQuery(course)).data?.groups ?? [];
  const titleOf = (id: number) => courses.find((one) => one.id === id)?.title ?? `${id}`;
  const groupName = (name: string) => name || t`First group`;
  const nameOf = (id: number) => {
    const known = stored.find((one) => one.id === id);
    return known ? `${known.course_title}: ${groupName(known.name)}` : (named[id] ?? `${id}`);
  };

  function add(): void {
    if (course === null) return;
    if (group === ALL) {
      onChange({ course_ids: [...new Set([...values.course_ids, course])] });
    } else {
      const id = Number(group);
      const name = groups.find((one) => one.id === id)?.name ?? "";
      setNamed({ ...named, [id]: `${titleOf(course)}: ${groupName(name)}` });
      onChange({ group_ids: [...new Set([...values.group_ids, id])] });
    }
    setCourse(null);
    setGroup(ALL);
  }

  const rows = [
    ...values.course_ids.map((id) => ({
      key: `course-${id}`,
      label: titleOf(id),
      remove: () => onChange({ course_ids: values.course_ids.filter((one) => one !== id) }),
    })),
    ...values.group_ids.map((id) => ({
      key: `group-${id}`,
      label: nameOf(id),
      remove: () => onChange({ group_ids: values.group_ids.filter((one) => one !== id) }),
    })),
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{t`Courses and groups`}</legend>
      <p className="mt-1 text-small text-muted">
        {rows.length === 0
          ? t`All of them, whatever they take. Add courses or groups to ask only their people.`
          : t`Only people of these are asked.`}
      </p>
      {rows.length > 0 && (
        <ul className="mt-2 border-t border-line">
          {rows.map(({ key, label, remove }) => (
            <li key={key} className="flex items-center justify-between gap-4 border-b border-line">
              <span className="min-w-0 wrap-anywhere">{label}</span>
              <IconButton icon="cross" label={t`Remove: ${label}`} onPress={remove} />
            </li>
          ))}
        </ul>
      )}
      {courses.length > 0 && (
        <div className="mt-3 flex flex-wrap items-end gap-4">
          <SearchablePicker
            // Remounts: its options cannot change once rendered, and its input must be cleared.
            key={`${courses.length} ${rows.length}`}
            label={t`Course`}
            placeholder={t`Select a course...`}
            value={course}
            onChange={(id) => {
              setCourse(id);
              setGroup(ALL);
            }}
            options={courses.map(({ id, title }) => ({ id, label: title }))}
            className="flex-1 basis-64"
          />
          {groups.length > 1 && (
            <SelectField
              label={t`Group`}
              value={group}
              onChange={setGroup}
              options={[
                { id: ALL, label: t`All groups` },
                ...groups.map(({ id, name }) => ({ id: String(id), label: groupName(name) })),
              ]}
              className="flex-1 basis-48"
            />
          )}
          <Button variant="quiet" isDisabled={course === null} onPress={add}>
            {t`Add`}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
