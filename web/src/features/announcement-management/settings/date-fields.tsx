import { useLingui } from "@lingui/react/macro";
import type { AnnouncementFields } from "@paso/contract";

import { DateTimeField } from "../../../ui/staff/date-time-field.tsx";

interface DateFieldsProps {
  values: Pick<AnnouncementFields, "send_date" | "expiry_date">;
  onChange: (change: Partial<AnnouncementFields>) => void;
  issue: (field: string) => string | undefined;
  timeZone: string;
  /** Whether it was sent: its sending date is fixed. */
  wasSent: boolean;
  isDisabled: boolean;
}

/** When an announcement is sent, and when it expires. */
export function DateFields({
  values,
  onChange,
  issue,
  timeZone,
  wasSent,
  isDisabled,
}: DateFieldsProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-5">
      {!wasSent && (
        <DateTimeField
          label={t`Send at`}
          hint={t`Leave it empty to send it as soon as you press Send. With a date, you press Schedule.`}
          value={values.send_date}
          onChange={(date) => onChange({ send_date: date })}
          timeZone={timeZone}
          isDisabled={isDisabled}
          error={issue("send_date")}
        />
      )}
      <DateTimeField
        label={t`Shown until`}
        hint={t`Leave it empty to show it for good.`}
        value={values.expiry_date}
        onChange={(date) => onChange({ expiry_date: date })}
        timeZone={timeZone}
        isDisabled={isDisabled}
        error={issue("expiry_date")}
      />
    </div>
  );
}
