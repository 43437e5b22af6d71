import { useLingui } from "@lingui/react/macro";
import { type ComponentType, useState } from "react";

import { Button } from "../../../ui/staff/button.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { Reorderable } from "../../../ui/staff/reorder/reorderable.tsx";
import { addOption, moveOption, replaceOptions } from "../sections/change-options.ts";
import { useEditor } from "../sections/editor-context.ts";
import { isMultiple, isValidated } from "../sections/section-form.ts";
import { LostVotesNote } from "./lost-votes-note.tsx";
import { memoFields } from "./memo-fields.ts";
import { OptionRow } from "./option-row.tsx";
import { type SectionFieldProps, useSectionField } from "./use-section-field.ts";

interface OptionsFieldsProps extends SectionFieldProps {
  /** Shown beside "Add option". */
  End?: ComponentType<SectionFieldProps>;
}

/** A question's options, each with its mark and reason where answers are right or wrong. */
export const OptionsFields = memoFields(
  ["type", "options", "finalQuiz"],
  (props: OptionsFieldsProps) => {
    const { section, End } = props;
    const { t } = useLingui();
    const { edit, field, isDisabled } = useSectionField(section);
    const [addedKey, setAddedKey] = useState<string | null>(null);
    const answers = useEditor((state) => state.loaded.answers[section.key]);
    const { error } = field("items", "valid_items", "reasons", "item_ids");
    const { key, type, options } = section;

    function add(): void {
      edit((current) => {
        const changed = addOption(current);
        setAddedKey(changed.options.at(-1)?.key ?? null);
        return changed;
      }, "items");
    }

    return (
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-semibold">{t`Options`}</legend>
        {isValidated(type) && (
          <p className="mb-2 text-small text-muted">
            {isMultiple(type)
              ? t`Mark every option that is right. A reason shows beside its option after the answer.`
              : t`Mark the option that is right. A reason shows beside its option after the answer.`}
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
                type={type}
                option={option}
                number={index + 1}
                people={option.id === null ? 0 : (answers?.byOption[option.id] ?? 0)}
                isOnly={options.length === 1}
                hasIssue={error !== undefined && option.text.trim() === ""}
                isDisabled={isDisabled}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- one has just added it
                autoFocus={option.key === addedKey}
                onEnter={add}
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
          <Button variant="quiet" isDisabled={isDisabled} onPress={add}>
            {t`Add option`}
          </Button>
          {isValidated(type) && (
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
          {End && <End section={section} />}
        </div>
      </fieldset>
    );
  },
);
