import { useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense } from "react";

import { lazyPart } from "../../../loading/lazy-part.tsx";
import { Button } from "../../../ui/staff/button.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { useFormEditor, useFormState } from "../../form/staff/form-editor.ts";
import { type SectionFieldProps, useSectionField } from "../../form/staff/use-section-field.ts";
import { replaceOptions, restoreOptions } from "./change-options.ts";
import type { ChoiceForm } from "./choice-form.ts";
import { findLostVotes } from "./find-lost-votes.ts";
import { appendOption } from "./option-keys.ts";

const LostVotesNote = lazyPart(async () => (await import("./lost-votes-note.tsx")).LostVotesNote, {
  texts: "staff",
});

interface OptionsFootProps<Form extends ChoiceForm> extends SectionFieldProps<Form> {
  /** The issue with the options. */
  error: string | undefined;
  /** Whether some are right and others wrong. */
  isValidated: boolean;
  /** Next to "Add option". */
  end?: ReactNode;
}

/** Below a question's options: their issue, what a save would lose, and a button to add one. */
export function OptionsFoot<Form extends ChoiceForm>(props: OptionsFootProps<Form>) {
  const { section, error, isValidated, end } = props;
  const { t } = useLingui();
  const { edit, isDisabled } = useSectionField(section);
  const editor = useFormEditor();
  const base = useFormState((state) => state.base[section.key]) as ChoiceForm | undefined;
  const answers = useFormState((state) => state.loaded.answers[section.key]);
  const lost = base ? findLostVotes(base.options, section.options, answers) : [];
  return (
    <>
      {error && (
        <p
          className="mt-1.5 flex items-start gap-1.5 text-small text-wrong"
          data-issue={section.options.every(({ text }) => text.trim() !== "") || undefined}
          tabIndex={-1}
        >
          <Icon name="warning" className="mt-0.5 size-4" />
          {error}
        </p>
      )}
      <Suspense>
        {base && lost.length > 0 && (
          <LostVotesNote
            lost={lost}
            isDisabled={isDisabled}
            onBringBack={() => edit((current) => restoreOptions(current, base))}
          />
        )}
      </Suspense>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button
          variant="quiet"
          isDisabled={isDisabled}
          onPress={() => appendOption(editor, section.key)}
        >
          {t`Add option`}
        </Button>
        {isValidated && (
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
    </>
  );
}
