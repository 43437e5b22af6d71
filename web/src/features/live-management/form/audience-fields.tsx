import { useLingui } from "@lingui/react/macro";
import type { ClassChoices } from "@paso/contract";

import { SearchablePicker } from "../../../ui/staff/searchable-picker.tsx";
import { SelectField } from "../../../ui/staff/select-field.tsx";
import { NO_COURSE } from "./class-values.ts";
import type { ClassForm } from "./use-class-form.ts";

interface AudienceFieldsProps {
  form: ClassForm;
  choices: ClassChoices;
}

/** React Aria's select takes no empty key. */
const ALL = "all";

/** A class's audience: a course, one of its groups, or the whole site. */
export function AudienceFields({ form, choices }: AudienceFieldsProps) {
  const { t } = useLingui();
  const { values, set, issue } = form;
  const { courses, may_site: maySite } = choices;
  const groups = courses.find(({ id }) => id === values.course_id)?.groups ?? [];
  const isCourse = values.course_id !== null;
  const chooseCourse = (id: number | null) => set({ course_id: id, group_id: null });
  return (
    <>
      {maySite && (
        <SelectField<"site" | "course">
          label={t`People`}
          value={isCourse ? "course" : "site"}
          onChange={(scope) => chooseCourse(scope === "site" ? null : NO_COURSE)}
          options={[
            { id: "site", label: t`Everyone on this site` },
            ...(courses.length > 0 ? [{ id: "course" as const, label: t`A course` }] : []),
          ]}
          className="max-w-96"
        />
      )}
      {isCourse && (
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <SearchablePicker
            label={t`Course`}
            placeholder={t`Select a course...`}
            value={values.course_id === NO_COURSE ? null : values.course_id}
            onChange={(id) => id !== null && chooseCourse(id)}
            options={courses.map(({ id, title }) => ({ id, label: title }))}
            error={issue("course_id")}
          />
          {groups.length > 1 && (
            <SelectField
              label={t`Group`}
              value={values.group_id === null ? ALL : String(values.group_id)}
              onChange={(id) => set({ group_id: id === ALL ? null : Number(id) })}
              options={[
                { id: ALL, label: t`All groups` },
                ...groups.map(({ id, name }) => ({
                  id: String(id),
                  label: name || t`First group`,
                })),
              ]}
              error={issue("group_id")}
            />
          )}
        </div>
      )}
    </>
  );
}
