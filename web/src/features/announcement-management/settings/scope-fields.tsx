import { Plural, useLingui } from "@lingui/react/macro";
import type { AnnouncementFields, ManagedAnnouncement } from "@paso/contract";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";

import { SearchablePicker } from "../../../ui/staff/searchable-picker.tsx";
import { SelectField } from "../../../ui/staff/select-field.tsx";
import { groupsQuery, readersQuery, scopesQuery } from "../queries/announcement-queries.ts";
import { useAudienceName } from "./use-audience-name.ts";

interface ScopeFieldsProps {
  announcement: ManagedAnnouncement;
  values: Pick<AnnouncementFields, "course_id" | "group_id">;
  onChange: (change: Partial<AnnouncementFields>) => void;
  issue: (field: string) => string | undefined;
  /** Whether its audience is fixed. */
  isFixed: boolean;
}

/** React Aria's fields take no empty key; no course has this number. */
const SITE = 0;
const ALL = "all";
/** How many of the chosen people are named. */
const MOST_NAMED = 20;

/** An announcement's audience: the whole site, a course or one of its groups. */
export function ScopeFields({ announcement, values, onChange, issue, isFixed }: ScopeFieldsProps) {
  const { t } = useLingui();
  const nameOf = useAudienceName();
  const scopes = useQuery({ ...scopesQuery, enabled: !isFixed && !announcement.is_direct }).data;
  const groups = useQuery({
    ...groupsQuery(values.course_id),
    enabled: !isFixed && !announcement.is_direct && values.course_id !== null,
  }).data?.groups;
  if (announcement.is_direct) return <Chosen announcement={announcement} />;
  if (isFixed) return <p className="font-semibold wrap-anywhere">{nameOf(announcement)}</p>;
  const options = [
    ...(scopes?.site ? [{ id: SITE, label: t`Everybody on the site` }] : []),
    ...(scopes?.courses ?? []).map(({ id, title }) => ({ id, label: title })),
  ];
  return (
    <div className="grid gap-5">
      <SearchablePicker
        // Remounts: its options cannot change once rendered.
        key={options.length}
        label={t`To whom`}
        labelHidden
        placeholder={t`Select a course...`}
        value={values.course_id ?? (scopes?.site ? SITE : null)}
        onChange={(id) => {
          if (id === null) return;
          onChange({ course_id: id === SITE ? null : id, group_id: null });
        }}
        options={options}
        error={issue("course_id")}
      />
      {groups && groups.length > 1 && (
        <SelectField
          label={t`Group`}
          value={values.group_id === null ? ALL : String(values.group_id)}
          onChange={(id) => onChange({ group_id: id === ALL ? null : Number(id) })}
          options={[
            { id: ALL, label: t`All groups` },
            ...groups.map(({ id, name }) => ({ id: String(id), label: name || t`First group` })),
          ]}
          error={issue("group_id")}
        />
      )}
    </div>
  );
}

/** A hand-picked audience cannot be changed. */
function Chosen({ announcement }: Pick<ScopeFieldsProps, "announcement">) {
  const { t, i18n } = useLingui();
  const nameOf = useAudienceName();
  const { id, audience } = announcement;
  const { data } = useInfiniteQuery(readersQuery(id, { search: "", read: "all" }));
  const names = (data?.pages ?? []).flatMap(({ readers }) => readers.map(({ name }) => name));
  const shown = names.slice(0, MOST_NAMED);
  const list = new Intl.ListFormat(i18n.locale, { type: "unit" }).format(shown);
  return (
    <div>
      <p className="font-semibold wrap-anywhere">{nameOf(announcement)}</p>
      <p className="tabular-nums">
        <Plural value={audience} one="# person" other="# people" />
      </p>
      {names.length > 0 && (
        <p className="mt-1 text-small wrap-anywhere">
          {list}
          {audience > shown.length && "…"}
        </p>
      )}
      <p className="mt-1 text-small text-muted">
        {t`Each of them gets it as their own: nobody sees who else does.`}
      </p>
    </div>
  );
}
