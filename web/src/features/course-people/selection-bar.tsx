import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { CourseStudent } from "@paso/contract";

import { Button } from "../../ui/staff/button.tsx";
import { CheckboxField } from "../../ui/staff/checkbox-field.tsx";
import { useRemoveStudents } from "./use-remove-students.tsx";

interface SelectionBarProps {
  courseId: number;
  /** The students on the screen. */
  rows: readonly CourseStudent[];
  chosen: ReadonlySet<number>;
  choose: (ids: readonly number[], isChosen: boolean) => void;
}

/** Above the list: chooses all that are shown, and has the actions on those chosen. */
export function SelectionBar({ courseId, rows, chosen, choose }: SelectionBarProps) {
  const { t } = useLingui();
  const removal = useRemoveStudents(courseId);
  const ids = rows.map(({ id }) => id).filter((id) => chosen.has(id));
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
        <Button
          variant="danger"
          icon="cross"
          className="ms-auto"
          busy={removal.isPending}
          onPress={() => removal.remove(ids, () => choose(ids, false))}
        >
          {t`Remove from the course`}
        </Button>
      )}
    </div>
  );
}
