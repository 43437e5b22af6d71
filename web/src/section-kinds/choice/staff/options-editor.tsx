import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { Button } from "../../../ui/staff/button.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { Reorderable } from "../../../ui/staff/reorder/reorderable.tsx";
import { useFormEditor, useFormState } from "../../form/staff/form-editor.ts";
import { type SectionFieldProps, useSectionField } from "../../form/staff/use-section-field.ts";
import { moveOption, replaceOptions } from "./change-options.ts";
import type { ChoiceForm } from "./choice-form.ts";
import { LostVotesNote } from "./lost-votes-note.tsx";
import { appendOption } from "./option-keys.ts";
import { OptionRow } from "./option-row.tsx";

interface OptionsEditorProps<Form extends ChoiceForm> extends SectionFieldProps<Form> {
  /** How options are marked as right, one alone or several; null where nothing is right. */
  mark: "radio" | "checkbox" | null;
  /** Beside "Add option". */
  end?: ReactNode;
}

/** A question's options, each with its mark and reason where answers are right or wrong. */
export function OptionsEditor<Form extends ChoiceForm>(props: OptionsEditorProps<Form>) {
  const { section, mark, end } = props;
  const { t } = useLingui();
  const { edit, field, isDisabled } = useSectionField(section);
  const editor = useFormEditor();
  const answers = useFormState((state) => state.loaded.answers[section.key]);
  const { error } = field("items", "valid_items", "reasons", "item_ids");
  const { key, options } = section;

  return (
    <fieldset className="min-w-0" data-field="items valid_items reasons item_ids">
      <legend className="mb-1.5 font-semibold">{t`Options`}</legend>
      {mark !== null && (
        <p className="mb-2 text-small text-muted">
          {mark === "checkbox"
            ? t`Mark every option that is right. An explanation shows beside its option after the answer.`
            : t`Mark the option that is right. An explanation shows beside its option after the answer.`}
        </p>
      )}
      <Reorderable
        count={options.length}
        onMove={(from, to) => edit((current) => moveOption(current, from, to))}
      >
        <ul className="grid grid-cols-1 gap-2">
          {options.map((option, index) => (
            <OptionRow
              key={option.key}
              sectionKey={key}
              mark={mark}
              option={option}
              number={index + 1}
              people={option.id === null ? 0 : (answers?.byOption[option.id] ?? 0)}
              isOnly={options.length === 1}
              hasIssue={error !== undefined && option.text.trim() === ""}
              isDisabled={isDisabled}
            />
          ))}
        </ul>
      </Reorderable>
      {error && (
        <p
          className="mt-1.5 flex items-start gap-1.5 text-small text-wrong"
          data-issue={options.every(({ text }) => text.trim() !== "") || undefined}
          tabIndex={-1}
        >
          <Icon name="warning" className="mt-0.5 size-4" />
          {error}
        </p>
      )}
      <LostVotesNote section={section} />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button variant="quiet" isDisabled={isDisabled} onPress={() => appendOption(editor, key)}>
          {t`Add option`}
        </Button>
        {mark !== null && (
          <Button
            variant="quiet"
            isDisabled={isDisabled}
            onPress={() =>
              edit((current) => replaceOptions(current, [t`True.`, t`False.`]), "items")
            }
          >
            {t`True / False`}
          </Button>
        )}
        {end}
      </div>
    </fieldset>
  );
}
