import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, memo } from "react";

import { IconButton } from "../../../ui/staff/button.tsx";
import { inputClass } from "../../../ui/staff/field.tsx";
import { DragHandle } from "../../../ui/staff/reorder/drag-handle.tsx";
import { ReorderableRow } from "../../../ui/staff/reorder/reorderable-row.tsx";
import { useFormEditor } from "../../form/staff/form-editor.ts";
import { changeOption, markOnlyOption, markOption, removeOption } from "./change-options.ts";
import type { ChoiceForm, OptionForm } from "./choice-form.ts";

interface OptionRowProps {
  sectionKey: string;
  /** How it is marked as right; null where nothing is. */
  mark: "radio" | "checkbox" | null;
  option: OptionForm;
  /** Position in the list, from 1. */
  number: number;
  /** How many chose it so far. */
  people: number;
  isOnly: boolean;
  hasIssue: boolean;
  isDisabled: boolean;
  autoFocus: boolean;
  /** Enter in its text asks for another option. */
  onEnter: () => void;
}

/** One option of a question. Plain inputs: there may be a hundred of them. */
export const OptionRow = memo(
  function OptionRow(props: OptionRowProps) {
    const { sectionKey, mark, option, number, people, isDisabled } = props;
    const { t } = useLingui();
    const editor = useFormEditor();
    const change = (fields: { text?: string; reason?: string }, field: string) =>
      editor.edit(sectionKey, (section: ChoiceForm) => changeOption(section, option.key, fields), [
        field,
      ]);
    const addOnEnter = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
      event.preventDefault();
      props.onEnter();
    };
    return (
      <ReorderableRow
        index={number - 1}
        dropLabel={t`To place ${number}`}
        className="flex items-start gap-1"
      >
        <DragHandle label={t`Move option ${number} (arrow keys)`} isDisabled={isDisabled} />
        {mark !== null && (
          <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
            <input
              type={mark}
              name={`right-${sectionKey}`}
              checked={option.isRight}
              disabled={isDisabled}
              aria-label={t`Option ${number} is right`}
              className="size-5.5 cursor-pointer accent-(--right)"
              onChange={(event) =>
                editor.edit(
                  sectionKey,
                  (section: ChoiceForm) =>
                    mark === "radio"
                      ? markOnlyOption(section, option.key)
                      : markOption(section, option.key, event.target.checked),
                  ["valid_items"],
                )
              }
            />
          </label>
        )}
        <div className="grid min-w-0 flex-1 gap-2 sm:grid-flow-col sm:auto-cols-fr">
          <div className="relative">
            <input
              aria-label={t`Option ${number}`}
              aria-invalid={props.hasIssue || undefined}
              value={option.text}
              disabled={isDisabled}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after one asked for it
              autoFocus={props.autoFocus}
              className={`${inputClass} ${people > 0 ? "pe-24" : ""}`}
              onChange={(event) => change({ text: event.target.value }, "items")}
              onKeyDown={addOnEnter}
            />
            {people > 0 && (
              <span className="pointer-events-none absolute inset-y-0 end-3.5 grid place-items-center text-small text-muted tabular-nums">
                {t`${plural(people, { one: "# vote", other: "# votes" })}`}
              </span>
            )}
          </div>
          {mark !== null && (
            <input
              aria-label={t`Reason of option ${number}`}
              placeholder={t`Reason`}
              value={option.reason}
              disabled={isDisabled}
              className={inputClass}
              onChange={(event) => change({ reason: event.target.value }, "reasons")}
              onKeyDown={addOnEnter}
            />
          )}
        </div>
        {!props.isOnly && (
          <IconButton
            icon="cross"
            label={t`Delete option ${number}`}
            isDisabled={isDisabled}
            onPress={() =>
              editor.edit(sectionKey, (section: ChoiceForm) => removeOption(section, option.key), [
                "items",
                "valid_items",
              ])
            }
          />
        )}
      </ReorderableRow>
    );
  },
  // What Enter does is the same at any time.
  (before, after) =>
    (Object.keys(after) as (keyof OptionRowProps)[]).every(
      (name) => name === "onEnter" || before[name] === after[name],
    ),
);
