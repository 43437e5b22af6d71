import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { Alert } from "../../../ui/staff/alert.tsx";
import { Button } from "../../../ui/staff/button.tsx";
import { useFormState } from "../../form/staff/form-editor.ts";
import { type SectionFieldProps, useSectionField } from "../../form/staff/use-section-field.ts";
import { restoreOptions } from "./change-options.ts";
import type { ChoiceForm } from "./choice-form.ts";
import { findLostVotes } from "./find-lost-votes.ts";

/** Tells what a save would take from people who chose an option that is gone, and brings it back. */
export function LostVotesNote({ section }: SectionFieldProps<ChoiceForm>) {
  const { t } = useLingui();
  const { edit, isDisabled } = useSectionField(section);
  const base = useFormState((state) => state.base[section.key]) as ChoiceForm | undefined;
  const answers = useFormState((state) => state.loaded.answers[section.key]);
  const lost = base ? findLostVotes(base.options, section.options, answers) : [];
  if (!base || lost.length === 0) return null;
  return (
    <div className="mt-3">
      <Alert
        tone="warm"
        title={t`Saving takes an option from people who chose it`}
        end={
          <Button
            variant="quiet"
            isDisabled={isDisabled}
            onPress={() => edit((current) => restoreOptions(current, base))}
          >
            {t`Bring back`}
          </Button>
        }
      >
        <ul>
          {lost.map(({ id, text, people }) => (
            <li key={id}>
              {t`“${text}”: ${plural(people, { one: "# answer loses its option", other: "# answers lose their option" })}`}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
