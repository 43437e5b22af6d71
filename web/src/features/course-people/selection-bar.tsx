import { useLingui } from "@lingui/react/macro";
import type { CourseGroup, CourseStudent } from "@paso/contract";
import { useState } from "react";

import { ChooseRows } from "../../row-selection/choose-rows.tsx";
import { type ChosenRows, idsOf } from "../../row-selection/use-chosen-rows.tsx";
import { Button } from "../../ui/staff/button.tsx";
import { Menu, MenuItem } from "../../ui/staff/menu.tsx";
import { ExtendDialog } from "./extend-dialog.tsx";
import { useGroupName } from "./use-group-name.ts";
import { useMoveStudents } from "./use-move-students.tsx";
import { useRemoveStudents } from "./use-remove-students.tsx";
import { WriteButton } from "./write-button.tsx";

interface SelectionBarProps {
  courseId: number;
  groups: readonly CourseGroup[];
  timeZone: string;
  /** The students on the screen. */
  rows: readonly CourseStudent[];
  /** How many match the filters. */
  total: number;
  selection: ChosenRows<CourseStudent>;
}

/** Above the list: selects rows, and offers the bulk actions. */
export function SelectionBar({
  courseId,
  groups,
  timeZone,
  rows,
  total,
  selection,
}: SelectionBarProps) {
  const { t } = useLingui();
  const groupName = useGroupName();
  const [isExtending, setExtending] = useState(false);
  const move = useMoveStudents(courseId);
  const removal = useRemoveStudents(courseId);
  const { chosen: students } = selection;
  const ids = idsOf(students);
  const count = ids.length;
  const clear = () => selection.choose(ids, false);
  return (
    <div
      className={`flex min-h-15 flex-wrap items-center gap-x-4 border-b border-line px-4 py-1.5 sm:px-5 ${count > 0 ? "bg-accent-soft" : ""}`}
    >
      <ChooseRows rows={rows} total={total} selection={selection} />
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
                  onAction={() => move.toGroup(students, group, clear)}
                />
              ))}
            </Menu>
          )}
          <WriteButton courseId={courseId} userIds={ids} />
          <Button variant="plain" onPress={() => setExtending(true)}>
            {t`More time`}
          </Button>
          <Button
            variant="danger"
            icon="cross"
            busy={removal.isPending}
            onPress={() => removal.remove(ids, clear)}
          >
            {t`Remove from the course`}
          </Button>
          <ExtendDialog
            open={isExtending}
            onClose={() => setExtending(false)}
            onDone={clear}
            courseId={courseId}
            students={students}
            timeZone={timeZone}
          />
        </div>
      )}
    </div>
  );
}
