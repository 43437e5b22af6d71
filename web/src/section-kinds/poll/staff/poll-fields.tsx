import { useLingui } from "@lingui/react/macro";

import { SwitchField } from "../../../ui/staff/switch-field.tsx";
import { ChoicePage } from "../../choice/staff/choice-page.tsx";
import { ExamplesField } from "../../examples/staff/examples-field.tsx";
import type { BoundsForm } from "../../form/staff/bounds.ts";
import { memoFields } from "../../form/staff/memo-fields.ts";
import type { SectionPageProps } from "../../form/staff/staff-kind.ts";
import { type SectionFieldProps, useSectionField } from "../../form/staff/use-section-field.ts";
import { ChartField } from "./chart-field.tsx";
import type { PollForm } from "./poll-form.ts";

interface PollPageProps extends SectionPageProps<PollForm> {
  /** How many options students may choose, if several. */
  bounds?: BoundsForm;
}

/** A poll as students read it; open, with the examples that they will see. */
export function PollPage({ section, isOpen, bounds }: PollPageProps) {
  const { t } = useLingui();
  return (
    <>
      <ChoicePage
        section={section}
        isOpen={isOpen}
        isValidated={false}
        {...(bounds && { bounds })}
      />
      {isOpen && section.twoRounds && (
        <p className="mt-3 text-small text-muted">
          {t`After seeing the others, students may change their answer once.`}
        </p>
      )}
      {isOpen && (
        <div className="mt-4">
          <ExamplesField section={section} />
        </div>
      )}
    </>
  );
}

/** The settings of a poll: chart and second round. */
export function PollBar({ section }: SectionFieldProps<PollForm>) {
  return (
    <>
      <ChartField section={section} />
      <TwoRoundsSwitch section={section} />
    </>
  );
}

/** Whether students may answer again after seeing the others' answers. */
const TwoRoundsSwitch = memoFields(["twoRounds"], ({ section }: SectionFieldProps<PollForm>) => {
  const { t } = useLingui();
  const { set, field } = useSectionField(section);
  return (
    <SwitchField
      {...field("two_rounds")}
      className="bar-field"
      label={t`Two rounds`}
      value={section.twoRounds}
      onChange={(twoRounds) => set({ twoRounds }, "two_rounds")}
    />
  );
});
