import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { CourseGroup, CourseStudent } from "@paso/contract";
import { useState } from "react";

import { Button } from "../../ui/staff/button.tsx";
import { CheckboxField } from "../../ui/staff/checkbox-field.tsx";
import { Menu, MenuItem } from "../../ui/staff/menu.tsx";
import { ExtendDialog } from "./extend-dialog.tsx";
import { useGroupName } from "./use-group-name.ts";
import { useMoveStudents } from "./use-move-students.tsx";
import { useRemoveStudents } from "./use-remove-students.tsx";

interface SelectionBarProps {
  courseId: number;
  groups: readonly CourseGroup[];
  timeZone: string;
  /** The students on the screen. */
  rows: readonly CourseStudent[];
  chosen: ReadonlySet<number>;
  choose: (ids: readonly number[], isChosen: boolean) => void;
}

/** Above the list: selects all rows shown, and offers the bulk actions. */
export function SelectionBar({
  courseId,
  groups,
  timeZone,
  rows,
  chosen,
  choose,
}: SelectionBarProps) {
  const { t } = useLingui();
  const groupName = useGroupName();
  const [isExtending, setExtending] = useState(false);
  const move = useMoveStudents(courseId);
  const removal = useRemoveStudents(courseId);
  const students = rows.filter(({ id }) => chosen.has(id));
  const ids = students.map(({ id }) => id);
  const count = ids.length;
  return (
    <div
      className={`flex min-h-15 flex-wrap items-center gap-x-4 border-b border-line px-4 py-1.5 sm:px-5 ${count > 0 ? "bg-accent-soft" : ""}`}
    >
      <CheckboxField
        label={
          count > 0
            ? t`${plural(count, { one: "# chosen", other: "# chosen" })}`
            : t`Choose all shown`
        }
        value={count === rows.length}
        onChange={(isChosen) => choose(isChosen ? rows.map(({ id }) => id) : ids, isChosen)}
      />
      {count > 0 && (
        <div className="ms-auto flex flex-wrap items-center gap-x-2 gap-y-1">
          {groups.length > 1 && (
            <Menu
              label={t`Move to a group`}
              trigger={
                <Button variant="plain" busy={move.isPending}>
                  {t`Move to a group`}
                </Button>
              }
            >
              {groups.map((group) => (
                <MenuItem
                  key={group.id}
                  label={groupName(group)}
                  onAction={() => move.toGroup(students, group, () => choose(ids, false))}
                />
              ))}
            </Menu>
          )}
          <Button variant="plain" onPress={() => setExtending(true)}>
            {t`More time`}
          </Button>
          <Button
            variant="danger"
            icon="cross"
            busy={removal.isPending}
            onPress={() => removal.remove(ids, () => choose(ids, false))}
          >
            {t`Remove from the course`}
          </Button>
          <ExtendDialog
            open={isExtending}
            onClose={() => setExtending(false)}
            onDone={() => choose(ids, false)}
            courseId={courseId}
            students={students}
            timeZone={timeZone}
          />
        </div>
      )}
    </div>
  );
}
