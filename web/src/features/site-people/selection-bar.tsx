import { useLingui } from "@lingui/react/macro";
import type { PeopleAction, SitePerson } from "@paso/contract";
import { useState } from "react";

import { ChooseRows } from "../../row-selection/choose-rows.tsx";
import { type ChosenRows, idsOf } from "../../row-selection/use-chosen-rows.tsx";
import { useUser } from "../../session/session-query.ts";
import { Button, type ButtonLook } from "../../ui/staff/button.tsx";
import { AddToCourse } from "./add-to-course.tsx";
import { usePeopleAction } from "./use-people-action.tsx";

interface SelectionBarProps {
  /** The people on the screen. */
  rows: readonly SitePerson[];
  /** How many match the filters. */
  total: number;
  selection: ChosenRows<SitePerson>;
  /** Whether the site has a mail server. */
  isSending: boolean;
}

/** Above the list: selects rows, and offers the bulk actions. */
export function SelectionBar({ rows, total, selection, isSending }: SelectionBarProps) {
  const { t } = useLingui();
  const ownId = useUser()?.id;
  const [isAdding, setIsAdding] = useState(false);
  const action = usePeopleAction(isSending);
  const { chosen: people } = selection;
  const count = people.length;
  const clear = () => selection.choose(idsOf(people), false);
  const button = (
    name: PeopleAction,
    label: string,
    some: readonly SitePerson[],
    variant: ButtonLook = "plain",
  ) =>
    some.length > 0 && (
      <Button
        variant={variant}
        busy={action.isPending}
        onPress={() => action.run(idsOf(some), name, clear)}
      >
        {label}
      </Button>
    );
  return (
    <div
      className={`flex min-h-15 flex-wrap items-center gap-x-4 border-b border-line px-4 py-1.5 sm:px-5 ${count > 0 ? "bg-accent-soft" : ""}`}
    >
      <ChooseRows rows={rows} total={total} selection={selection} />
      {count > 0 && (
        <div className="ms-auto flex flex-wrap items-center gap-x-2 gap-y-1">
          <Button variant="plain" onPress={() => setIsAdding(true)}>
            {t`Add to a course`}
          </Button>
          {button(
            "invite",
            t`Send an invitation`,
            people.filter(({ state }) => state === "new"),
          )}
          {button(
            "enable",
            t`Enable`,
            people.filter(({ state }) => state === "disabled"),
          )}
          {button(
            "disable",
            t`Disable`,
            people.filter(({ id, state }) => state !== "disabled" && id !== ownId),
            "danger",
          )}
          <AddToCourse
            open={isAdding}
            onClose={() => setIsAdding(false)}
            onDone={clear}
            people={people}
          />
        </div>
      )}
    </div>
  );
}
