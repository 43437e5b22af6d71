import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, memo } from "react";

import { IconButton } from "../../../ui/staff/button.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { DragHandle } from "../../../ui/staff/reorder/drag-handle.tsx";
import { ReorderableRow } from "../../../ui/staff/reorder/reorderable-row.tsx";
import { useFormEditor } from "../../form/staff/form-editor.ts";
import { PageText } from "../../form/staff/page-text.tsx";
import { changeOption, markOnlyOption, markOption } from "./change-options.ts";
import type { ChoiceForm, OptionForm } from "./choice-form.ts";
import { dropOption, moveByOptionKeys, optionFieldName, pasteOptions } from "./option-keys.ts";

interface PageOptionProps {
  sectionKey: string;
  shape: "radio" | "checkbox";
  isValidated: boolean;
  option: OptionForm;
  /** Position in the list, from 1. */
  number: number;
  /** How many chose it so far. */
  people: number;
  isOnly: boolean;
  hasIssue: boolean;
  isDisabled: boolean;
}

/** An option of the question being edited: its mark, its text, and its reason. */
export const PageOption = memo(function PageOption(props: PageOptionProps) {
  const { sectionKey, isValidated, option, number, people, isDisabled } = props;
  const { t } = useLingui();
  const editor = useFormEditor();
  const change = (fields: { text?: string; reason?: string }, field: string) =>
    editor.edit(sectionKey, (section: ChoiceForm) => changeOption(section, option.key, fields), [
      field,
    ]);
  const at = { editor, sectionKey, optionKey: option.key };
  const text = {
    isOpen: true,
    isDisabled,
    onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => moveByOptionKeys(event, at),
  };
  const isRight = (isValidated && option.isRight) || undefined;
  return (
    <ReorderableRow
      index={number - 1}
      dropLabel={t`To place ${number}`}
      className="page-option"
      data-right={isRight}
    >
      <Mark {...props} />
      <div className="min-w-0">
        <PageText
          {...text}
          id={optionFieldName(option.key, "text")}
          label={t`Option ${number}`}
          placeholder={t`Write an option`}
          className="page-option-text"
          hasIssue={props.hasIssue}
          value={option.text}
          onChange={(value) => change({ text: value }, "items")}
          onPaste={(event) => pasteOptions(event, at)}
        />
        {isValidated && (
          <PageText
            {...text}
            id={optionFieldName(option.key, "reason")}
            label={t`Explanation of option ${number}`}
            placeholder={
              option.isRight
                ? t`Why is this right? Students read it once they have answered.`
                : t`Why is this not right? Students read it once they have answered.`
            }
            className="page-reason"
            value={option.reason}
            onChange={(value) => change({ reason: value }, "reasons")}
          />
        )}
      </div>
      <span className="page-note">
        {people > 0 && <span>{t`${plural(people, { one: "# vote", other: "# votes" })}`}</span>}
        {isRight && <strong>{t`right answer`}</strong>}
        {!props.isOnly && (
          <IconButton
            icon="cross"
            className="page-remove"
            label={t`Delete option ${number}`}
            isDisabled={isDisabled}
            onPress={() => dropOption(at)}
          />
        )}
      </span>
      <DragHandle
        label={t`Move option ${number} (arrow keys)`}
        className="page-grip h-11 w-7"
        isDisabled={isDisabled}
      />
    </ReorderableRow>
  );
});

/** Marks the option as correct; decorative in a poll. */
function Mark({ sectionKey, shape, isValidated, option, number, isDisabled }: PageOptionProps) {
  const { t } = useLingui();
  const editor = useFormEditor();
  if (!isValidated) {
    return (
      <span className="page-sign" data-shape={shape}>
        <span />
      </span>
    );
  }
  return (
    <label className="page-sign" data-shape={shape}>
      <input
        id={optionFieldName(option.key, "mark")}
        type={shape}
        name={`right-${sectionKey}`}
        checked={option.isRight}
        disabled={isDisabled}
        aria-label={t`Option ${number} is right`}
        onChange={(event) =>
          editor.edit(
            sectionKey,
            (section: ChoiceForm) =>
              shape === "radio"
                ? markOnlyOption(section, option.key)
                : markOption(section, option.key, event.target.checked),
            ["valid_items"],
          )
        }
      />
      <Icon name="check" />
    </label>
  );
}
