import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { CourseGroup, CoursePeople } from "@paso/contract";
import { useState } from "react";

import { formatDay } from "../../i18n/format-day.ts";
import { Button, IconButton } from "../../ui/staff/button.tsx";
import { GroupDialog } from "./group-dialog.tsx";
import { useGroupName } from "./use-group-name.ts";

/** The groups of a course: members and dates. */
export function GroupList({ people }: { people: CoursePeople }) {
  const { t } = useLingui();
  const { groups, may_manage_students: mayManage } = people;
  /** The group being edited, or `new`. */
  const [edited, setEdited] = useState<number | "new" | null>(null);
  const group = groups.find(({ id }) => id === edited);
  return (
    <section aria-labelledby="groups">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="groups" className="text-question font-semibold">{t`Groups`}</h2>
        {mayManage && (
          <Button variant="plain" className="-my-2 -me-2" onPress={() => setEdited("new")}>
            {t`New group`}
          </Button>
        )}
      </div>
      {groups.length === 1 && !groups[0]?.name && !groups[0]?.start_date && !groups[0]?.end_date ? (
        <p className="border-t border-line py-4 text-muted">
          {t`Everybody is in one group. With more of them, each can have its own dates.`}
        </p>
      ) : (
        <ul aria-labelledby="groups">
          {groups.map((one) => (
            <GroupRow
              key={one.id}
              group={one}
              {...(mayManage && { onEdit: () => setEdited(one.id) })}
            />
          ))}
        </ul>
      )}
      <GroupDialog
        open={edited === "new" || group !== undefined}
        onClose={() => setEdited(null)}
        people={people}
        group={group ?? null}
      />
    </section>
  );
}

function GroupRow({ group, onEdit }: { group: CourseGroup; onEdit?: () => void }) {
  const { t } = useLingui();
  const name = useGroupName()(group);
  const dates = useGroupDates(group);
  const { students } = group;
  return (
    <li className="flex items-center gap-3 border-t border-line py-3">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold">{name}</p>
        <p className="text-small text-muted tabular-nums">
          {t`${plural(students, { 0: "no students", one: "# student", other: "# students" })}`}
          {dates !== null && ` · ${dates}`}
        </p>
      </div>
      {onEdit && <IconButton icon="edit" label={t`Change group ${name}`} onPress={onEdit} />}
    </li>
  );
}

/** A group's dates, if they differ from the course's. */
function useGroupDates({ start_date, end_date }: CourseGroup): string | null {
  const { t, i18n } = useLingui();
  const from = start_date && formatDay(start_date, i18n.locale);
  const until = end_date && formatDay(end_date, i18n.locale);
  if (from && until) return t`${from} to ${until}`;
  if (from) return t`from ${from}`;
  return until && t`until ${until}`;
}
