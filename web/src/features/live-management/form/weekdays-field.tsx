import { useLingui } from "@lingui/react/macro";
import type { Weekday } from "@paso/contract";

import { CheckboxField } from "../../../ui/staff/checkbox-field.tsx";
import { FieldGroup } from "../../../ui/staff/field-group.tsx";

interface WeekdaysFieldProps {
  chosen: readonly Weekday[];
  onChange: (weekdays: Weekday[]) => void;
  error: string | undefined;
}

const WEEK: readonly Weekday[] = ["mo", "tu", "we", "th", "fr", "sa", "su"];
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** The weekdays of a class; defaults to that of its date. */
export function WeekdaysField({ chosen, onChange, error }: WeekdaysFieldProps) {
  const { t, i18n } = useLingui();
  const format = new Intl.DateTimeFormat(i18n.locale, { weekday: "long", timeZone: "UTC" });
  return (
    <FieldGroup
      legend={t`Weekdays`}
      hint={t`None chosen: the weekday of the date above.`}
      error={error}
    >
      <div className="flex flex-wrap gap-x-6">
        {WEEK.map((weekday, index) => (
          <CheckboxField
            key={weekday}
            label={format.format(MONDAY + index * DAY)}
            value={chosen.includes(weekday)}
            onChange={(isChosen) =>
              onChange(WEEK.filter((one) => (one === weekday ? isChosen : chosen.includes(one))))
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}
