import { useLingui } from "@lingui/react/macro";
import { memo } from "react";

import { SECTION_TYPES } from "../section-kinds/staff-kinds.ts";
import { useTypeName } from "../section-kinds/staff-type-name.ts";
import { Badge } from "../ui/staff/badge.tsx";
import { Button } from "../ui/staff/button.tsx";
import { Menu, MenuItem } from "../ui/staff/menu.tsx";
import { SelectField } from "../ui/staff/select-field.tsx";
import type { Correction } from "./corrections.ts";
import { DoubtQuestion } from "./doubt-question.tsx";
import { LeftOvers } from "./left-overs.tsx";
import { PartBody } from "./part-body.tsx";
import type { LessonPart } from "./read/lesson-part.ts";

interface PartCardProps {
  /** Its place in the lesson, from 1. */
  number: number;
  part: LessonPart;
  isLeftOut: boolean;
  /** Whether the caret is in its lines. */
  isCurrent: boolean;
  canJoin: boolean;
  onCorrect: (correction: Correction) => void;
  onShowSource: () => void;
}

/** A part of the text as the section that it becomes, with ways to correct it. */
export const PartCard = memo(function PartCard(props: PartCardProps) {
  const { number, part, isLeftOut, isCurrent, canJoin, onCorrect, onShowSource } = props;
  const { t } = useLingui();
  const typeName = useTypeName();
  const [first, last] = [part.from + 1, part.to];
  const edge = isCurrent ? "border-accent" : part.doubt !== null ? "border-warm" : "border-line";
  return (
    <li
      aria-label={t`Part ${number}`}
      className={`rounded-card border bg-card p-4 ${edge} ${isLeftOut ? "border-dashed" : ""}`}
    >
      <div className="flex items-center gap-x-3">
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full border-2 border-accent text-small font-semibold text-accent tabular-nums"
        >
          {number}
        </span>
        <SelectField
          label={t`Kind of part ${number}`}
          labelHidden
          className="min-w-0 flex-1 sm:max-w-72"
          value={part.kind === "none" ? "" : part.kind}
          placeholder={t`No section`}
          options={SECTION_TYPES.map((id) => ({ id, label: typeName(id) }))}
          onChange={(kind) => onCorrect({ kind, isLeftOut: false })}
        />
        <Button variant="plain" className="ms-auto text-small max-sm:hidden" onPress={onShowSource}>
          {first === last ? t`Line ${first}` : t`Lines ${first} to ${last}`}
        </Button>
        <Menu label={t`More for part ${number}`}>
          {canJoin && (
            <MenuItem
              label={t`Join with the one before`}
              onAction={() => onCorrect({ isJoined: true })}
            />
          )}
          {part.kind !== "none" && (
            <MenuItem
              label={isLeftOut ? t`Take it in again` : t`Leave out`}
              onAction={() => onCorrect({ isLeftOut: !isLeftOut })}
            />
          )}
        </Menu>
      </div>
      {isLeftOut && (
        <p className="mt-3">
          <Badge tone="calm">{t`Left out`}</Badge>
        </p>
      )}
      <div className={isLeftOut ? "text-muted" : ""}>
        <PartBody part={part} number={number} onMark={(right) => onCorrect({ right })} />
        <LeftOvers part={part} />
        {!isLeftOut && <DoubtQuestion part={part} onCorrect={onCorrect} />}
      </div>
    </li>
  );
});
