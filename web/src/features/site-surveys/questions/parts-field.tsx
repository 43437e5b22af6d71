import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useId, useState } from "react";

import { randomKey } from "../../../api/index.ts";
import { Button, IconButton } from "../../../ui/staff/button.tsx";
import { inputClass } from "../../../ui/staff/field.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { DragHandle } from "../../../ui/staff/reorder/drag-handle.tsx";
import { ReorderableRow } from "../../../ui/staff/reorder/reorderable-row.tsx";
import { Reorderable } from "../../../ui/staff/reorder/reorderable.tsx";
import { movePart } from "./move-part.ts";

interface Part {
  id: string;
  text: string;
}

interface PartsFieldProps {
  legend: string;
  /** Label of one of them, such as "Option 2". */
  nameOf: (number: number) => string;
  addLabel: string;
  parts: readonly Part[];
  onChange: (parts: Part[]) => void;
  most: number;
  /** Parts that have been answered: they can be reworded and moved. */
  fixed: ReadonlySet<string>;
  /** The error of the list as a whole. */
  error: string | undefined;
  /** The error of one of them, by index. */
  errorOf: (index: number) => string | undefined;
}

/** Options, rows or columns: an ordered list of short texts. */
export function PartsField(props: PartsFieldProps) {
  const { legend, nameOf, addLabel, parts, onChange, most, fixed, error, errorOf } = props;
  const { t } = useLingui();
  const [added, setAdded] = useState<string | null>(null);
  const errorId = useId();

  function add(): void {
    if (parts.length >= most) return;
    const id = randomKey();
    setAdded(id);
    onChange([...parts, { id, text: "" }]);
  }

  function addOnEnter(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  return (
    <fieldset aria-describedby={error && errorId} className="min-w-0">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <Reorderable count={parts.length} onMove={(from, to) => onChange(movePart(parts, from, to))}>
        <ul className="grid grid-cols-1 gap-2">
          {parts.map(({ id, text }, index) => {
            const name = nameOf(index + 1);
            const issue = errorOf(index);
            const place = index + 1;
            return (
              <ReorderableRow
                key={id}
                index={index}
                dropLabel={t`To place ${place}`}
                className="flex items-start gap-1"
              >
                <DragHandle label={t`Move: ${name} (arrow keys)`} isDisabled={false} />
                <div className="min-w-0 flex-1">
                  <input
                    aria-label={name}
                    aria-invalid={issue ? true : undefined}
                    aria-describedby={issue && `${id}-issue`}
                    value={text}
                    maxLength={300}
                    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just added it
                    autoFocus={id === added}
                    className={inputClass}
                    onChange={(event) =>
                      onChange(parts.with(index, { id, text: event.target.value }))
                    }
                    onKeyDown={addOnEnter}
                  />
                  {issue && <Issue id={`${id}-issue`} text={issue} />}
                </div>
                {parts.length > 1 && !fixed.has(id) && (
                  <IconButton
                    icon="cross"
                    label={t`Delete: ${name}`}
                    onPress={() => onChange(parts.toSpliced(index, 1))}
                  />
                )}
              </ReorderableRow>
            );
          })}
        </ul>
      </Reorderable>
      {error && <Issue id={errorId} text={error} focusable />}
      {parts.length < most && (
        <Button variant="quiet" className="mt-3" onPress={add}>
          {addLabel}
        </Button>
      )}
    </fieldset>
  );
}

function Issue({ id, text, focusable }: { id: string; text: string; focusable?: boolean }) {
  return (
    <p
      id={id}
      {...(focusable && { "data-issue": true, tabIndex: -1 })}
      className="mt-1.5 flex items-start gap-1.5 text-small text-wrong"
    >
      <Icon name="warning" className="mt-0.5 size-4" />
      {text}
    </p>
  );
}
