import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, memo } from "react";

import { IconButton } from "../../../ui/staff/button.tsx";
import { inputClass } from "../../../ui/staff/field.tsx";
import { DragHandle } from "../../../ui/staff/reorder/drag-handle.tsx";
import { ReorderableRow } from "../../../ui/staff/reorder/reorderable-row.tsx";
import { useFormEditor } from "../../form/staff/form-editor.ts";
import { changeOption, markOnlyOption, markOption } from "./change-options.ts";
import type { ChoiceForm, OptionForm } from "./choice-form.ts";
import { dropOption, moveByOptionKeys, optionFieldName, pasteOptions } from "./option-keys.ts";

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
}

/** One option of a question. Plain inputs: there may be a hundred of them. */
export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { sectionKey, mark, option, number, people, isDisabled } = props;
  const { t } = useLingui();
  const editor = useFormEditor();
  const change = (fields: { text?: string; reason?: string }, field: string) =>
    editor.edit(sectionKey, (section: ChoiceForm) => changeOption(section, option.key, fields), [
      field,
    ]);
  const at = { editor, sectionKey, optionKey: option.key };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => moveByOptionKeys(event, at);
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
            id={optionFieldName(option.key, "text")}
            aria-label={t`Option ${number}`}
            aria-invalid={props.hasIssue || undefined}
            value={option.text}
            disabled={isDisabled}
            className={`${inputClass} ${people > 0 ? "pe-24" : ""}`}
            onChange={(event) => change({ text: event.target.value }, "items")}
            onKeyDown={onKeyDown}
            onPaste={(event) => pasteOptions(event, at)}
          />
          {people > 0 && (
            <span className="pointer-events-none absolute inset-y-0 end-3.5 grid place-items-center text-small text-muted tabular-nums">
              {t`${plural(people, { one: "# vote", other: "# votes" })}`}
            </span>
          )}
        </div>
        {mark !== null && (
          <input
            id={optionFieldName(option.key, "reason")}
            aria-label={t`Explanation of option ${number}`}
            placeholder={t`Explanation`}
            value={option.reason}
            disabled={isDisabled}
            className={inputClass}
            onChange={(event) => change({ reason: event.target.value }, "reasons")}
            onKeyDown={onKeyDown}
          />
        )}
      </div>
      {!props.isOnly && (
        <IconButton
          icon="cross"
          label={t`Delete option ${number}`}
          isDisabled={isDisabled}
          onPress={() => dropOption(at)}
        />
      )}
    </ReorderableRow>
  );
});
