import { useLingui } from "@lingui/react/macro";

import { DateTimeField } from "../../../ui/staff/date-time-field.tsx";
import { NumberField } from "../../../ui/staff/number-field.tsx";
import { ZoneField } from "../../../ui/staff/zone-field.tsx";
import { DatesPreview } from "./dates-preview.tsx";
import { RepeatFields } from "./repeat-fields.tsx";
import type { ClassForm } from "./use-class-form.ts";

/** A class's date, duration, time zone and recurrence, with a preview of the dates. */
export function WhenFields({ form }: { form: ClassForm }) {
  const { t } = useLingui();
  const { values, set, issue } = form;
  const dateIssue = issue("starts");
  return (
    <>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <DateTimeField
          label={t`Date and time`}
          value={values.starts}
          onChange={(starts) => set({ starts })}
          timeZone={values.time_zone}
          error={dateIssue && values.starts === null ? t`Choose a date and time.` : dateIssue}
        />
        <NumberField
          label={t`Duration in minutes`}
          min={1}
          value={values.duration_minutes}
          onChange={(minutes) => set({ duration_minutes: minutes })}
          error={issue("duration_minutes")}
        />
      </div>
      <ZoneField
        label={t`Time zone of the class`}
        hint={t`The time of day stays the same in it when clocks change. Others see the class in their own zone, too.`}
        value={values.time_zone}
        onChange={(zone) => set({ time_zone: zone })}
        error={issue("time_zone")}
        className="max-w-96"
      />
      <RepeatFields form={form} />
      <DatesPreview values={values} />
    </>
  );
}
