import { useLingui } from "@lingui/react/macro";
import { MOST_DETAILS } from "@paso/contract";

import { Button, IconButton } from "../../../ui/staff/button.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { PlaceholderField } from "./placeholder-field.tsx";
import type { DesignForm } from "./use-design-form.ts";

/** The diploma's texts. */
export function TextFields({ form }: { form: DesignForm }) {
  const { t } = useLingui();
  const { values, set, issue } = form;
  const { details } = values;
  return (
    <section aria-labelledby="diploma-texts" className="grid gap-5">
      <h3 id="diploma-texts" className="text-lg font-semibold">{t`Texts`}</h3>
      <TextField
        label={t`Title`}
        name="heading"
        maxLength={60}
        value={values.heading}
        onChange={(heading) => set({ heading })}
        error={issue("heading")}
      />
      <PlaceholderField
        label={t`Above the course`}
        name="lead"
        maxLength={120}
        value={values.lead}
        onChange={(lead) => set({ lead })}
        error={issue("lead")}
      />
      {details.map((line, index) => {
        const position = index + 1;
        return (
          <PlaceholderField
            // Lines have no identity but their position.
            key={position}
            label={t`Line ${position} below the course`}
            name={`details.${index}`}
            maxLength={160}
            value={line}
            onChange={(text) => set({ details: details.with(index, text) })}
            error={issue(`details.${index}`)}
            end={
              <IconButton
                icon="trash"
                label={t`Remove line ${position}`}
                onPress={() => set({ details: details.toSpliced(index, 1) })}
              />
            }
          />
        );
      })}
      <p className="text-small text-muted">
        {t`Words in braces become each person’s own values. A line is left out where one of its values is missing, such as the result in a course without final quizzes.`}
      </p>
      {details.length < MOST_DETAILS && (
        <div>
          <Button variant="quiet" icon="add" onPress={() => set({ details: [...details, ""] })}>
            {t`Add a line`}
          </Button>
        </div>
      )}
    </section>
  );
}
