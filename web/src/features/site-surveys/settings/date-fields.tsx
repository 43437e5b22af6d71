import { useLingui } from "@lingui/react/macro";
import type { SiteSurvey, SurveyFields } from "@paso/contract";

import { DateTimeField } from "../../../ui/staff/date-time-field.tsx";
import { NumberField } from "../../../ui/staff/number-field.tsx";
import { SelectField } from "../../../ui/staff/select-field.tsx";

interface DateFieldsProps {
  survey: SiteSurvey;
  values: Pick<SurveyFields, "opens" | "closes" | "reminder_date" | "reminder_days">;
  onChange: (change: Partial<SurveyFields>) => void;
  issue: (field: string) => string | undefined;
}

type Reminder = "none" | "days" | "date";

/** Default number of days between reminder and end. */
const USUAL_DAYS = 3;

/** When the survey opens and closes, and whether to send a reminder. */
export function DateFields({ survey, values, onChange, issue }: DateFieldsProps) {
  const { t } = useLingui();
  const timeZone = survey.time_zone;
  const { opens, closes, reminder_date: date, reminder_days: days } = values;
  const reminder: Reminder = days !== null ? "days" : date !== null ? "date" : "none";
  const remind = (way: Reminder) =>
    onChange({
      reminder_days: way === "days" ? USUAL_DAYS : null,
      reminder_date: way === "date" ? (closes ?? opens ?? today()) : null,
    });
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <DateTimeField
          label={t`Opens`}
          hint={t`Leave it empty to open it as soon as it is published. People are invited then, in the bell and by e-mail.`}
          value={opens}
          onChange={(value) => onChange({ opens: value })}
          timeZone={timeZone}
          error={issue("opens")}
        />
        <DateTimeField
          label={t`Closes`}
          hint={t`Leave it empty to close it yourself.`}
          value={closes}
          onChange={(value) => onChange({ closes: value })}
          timeZone={timeZone}
          error={issue("closes")}
        />
      </div>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <SelectField<Reminder>
          label={t`Reminder`}
          hint={
            survey.is_reminded
              ? t`It has been sent. There is no second one.`
              : t`Once, and only to those who have not answered.`
          }
          value={reminder}
          onChange={remind}
          isDisabled={survey.is_reminded}
          options={[
            { id: "none", label: t`No reminder` },
            { id: "days", label: t`Some days before the end` },
            { id: "date", label: t`On a date` },
          ]}
        />
        {reminder === "days" && (
          <NumberField
            label={t`Days before the end`}
            min={1}
            value={days}
            onChange={(value) => onChange({ reminder_days: Math.min(value ?? 1, 60) })}
            isDisabled={survey.is_reminded}
            error={issue("reminder_days")}
          />
        )}
        {reminder === "date" && (
          <DateTimeField
            label={t`Date of the reminder`}
            value={date}
            onChange={(value) => onChange({ reminder_date: value })}
            timeZone={timeZone}
            isDisabled={survey.is_reminded}
            error={issue("reminder_date")}
          />
        )}
      </div>
    </>
  );
}

/** The current time in the date fields' format, by the device's clock. */
function today(): string {
  return new Date().toISOString().slice(0, "YYYY-MM-DDTHH:mm".length);
}
