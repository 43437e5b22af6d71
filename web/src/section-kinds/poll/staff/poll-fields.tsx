import { useLingui } from "@lingui/react/macro";

import { CheckboxField } from "../../../ui/staff/checkbox-field.tsx";
import { OptionsEditor } from "../../choice/staff/options-editor.tsx";
import { ExamplesField } from "../../examples/staff/examples-field.tsx";
import { memoFields } from "../../form/staff/memo-fields.ts";
import { type SectionFieldProps, useSectionField } from "../../form/staff/use-section-field.ts";
import { ChartField } from "./chart-field.tsx";
import type { PollForm } from "./poll-form.ts";

export const PollOptions = memoFields(["options"], ({ section }: SectionFieldProps<PollForm>) => (
  <OptionsEditor section={section} mark={null} />
));

/** The chart, the second round and the examples of a poll. */
export function PollSettings({ section }: SectionFieldProps<PollForm>) {
  return (
    <>
      <ChartField section={section} />
      <TwoRoundsField section={section} />
      <ExamplesField section={section} />
    </>
  );
}

/** Whether one may answer again after seeing the others. */
const TwoRoundsField = memoFields(["twoRounds"], ({ section }: SectionFieldProps<PollForm>) => {
  const { t } = useLingui();
  const { set, field } = useSectionField(section);
  return (
    <CheckboxField
      {...field("two_rounds")}
      label={t`Two rounds: after seeing the others, students may change their answer once`}
      value={section.twoRounds}
      onChange={(twoRounds) => set({ twoRounds }, "two_rounds")}
    />
  );
});
