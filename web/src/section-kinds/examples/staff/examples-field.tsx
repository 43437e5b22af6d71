import { useLingui } from "@lingui/react/macro";
import { MAX_EXAMPLE, MAX_EXAMPLES } from "@paso/contract";
import { useState } from "react";

import { Button, IconButton } from "../../../ui/staff/button.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { memoFields } from "../../form/staff/memo-fields.ts";
import { type SectionFieldProps, useSectionField } from "../../form/staff/use-section-field.ts";
import type { ExamplesForm } from "./examples-form.ts";

/** Answers that the staff gives as examples: a button until there is one. */
export const ExamplesField = memoFields(
  ["examples"],
  ({ section }: SectionFieldProps<ExamplesForm>) => {
    const { t } = useLingui();
    const { edit, field, isDisabled } = useSectionField(section);
    const [added, setAdded] = useState<number | null>(null);
    const { examples } = section;
    const { error } = field("examples");

    const change = (write: (examples: readonly string[]) => readonly string[]) =>
      edit((current) => ({ ...current, examples: write(current.examples) }), "examples");

    const addButton = (label: string) => (
      <Button
        variant="quiet"
        isDisabled={isDisabled}
        onPress={() => {
          setAdded(examples.length);
          change((before) => [...before, ""]);
        }}
      >
        {label}
      </Button>
    );

    if (examples.length === 0) return <div>{addButton(t`Add example answers`)}</div>;
    return (
      <fieldset className="min-w-0" data-field="examples">
        <legend className="mb-1.5 font-semibold">{t`Example answers`}</legend>
        <p className="mb-2 text-small text-muted">
          {t`Students see them after their own answer, as examples by the course’s staff, while fewer than five have answered. They are never mixed with what mates say.`}
        </p>
        <ul className="grid gap-2">
          {examples.map((example, index) => {
            const number = index + 1;
            return (
              <li key={index} className="flex items-end gap-1">
                <TextField
                  name={`examples.${index}`}
                  label={t`Example ${number}`}
                  rows={1}
                  maxLength={MAX_EXAMPLE}
                  value={example}
                  isDisabled={isDisabled}
                  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the author has just added it
                  autoFocus={index === added}
                  className="flex-1"
                  onChange={(text) => change((before) => before.with(index, text))}
                />
                <IconButton
                  icon="cross"
                  label={t`Delete example ${number}`}
                  isDisabled={isDisabled}
                  onPress={() => change((before) => before.toSpliced(index, 1))}
                />
              </li>
            );
          })}
        </ul>
        {error && (
          <p
            className="mt-1.5 flex items-start gap-1.5 text-small text-wrong"
            data-issue
            tabIndex={-1}
          >
            <Icon name="warning" className="mt-0.5 size-4" />
            {error}
          </p>
        )}
        {examples.length < MAX_EXAMPLES && <div className="mt-3">{addButton(t`Add example`)}</div>}
      </fieldset>
    );
  },
);
