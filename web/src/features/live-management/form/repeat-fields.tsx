import { useLingui } from "@lingui/react/macro";
import type { ClassRepeat } from "@paso/contract";

import { DateField } from "../../../ui/staff/date-field.tsx";
import { NumberField } from "../../../ui/staff/number-field.tsx";
import { SelectField } from "../../../ui/staff/select-field.tsx";
import type { RepeatValues } from "./class-values.ts";
import type { ClassForm } from "./use-class-form.ts";
import { WeekdaysField } from "./weekdays-field.tsx";

type Frequency = ClassRepeat["frequency"] | "once";

const WEEKLY: RepeatValues = {
  frequency: "weekly",
  interval: 1,
  weekdays: [],
  month_by: "date",
  until: null,
  count: 8,
};

/** Whether a class repeats, how, and until when. */
export function RepeatFields({ form }: { form: ClassForm }) {
  const { t } = useLingui();
  const { values, set, issue } = form;
  const { repeat } = values;
  const change = (part: Partial<RepeatValues>) => repeat && set({ repeat: { ...repeat, ...part } });
  return (
    <>
      <SelectField<Frequency>
        label={t`Repeats`}
        value={repeat?.frequency ?? "once"}
        onChange={(frequency) =>
          set({ repeat: frequency === "once" ? null : { ...(repeat ?? WEEKLY), frequency } })
        }
        options={[
          { id: "once", label: t`Takes place once` },
          { id: "daily", label: t`Every day` },
          { id: "weekly", label: t`Every week` },
          { id: "monthly", label: t`Every month` },
        ]}
        {...(repeat && { hint: t`Individual dates can be moved or cancelled afterwards.` })}
        error={issue("repeat")}
        className="max-w-64"
      />
      {repeat && (
        <>
          {repeat.frequency === "weekly" && (
            <WeekdaysField
              chosen={repeat.weekdays}
              onChange={(weekdays) => change({ weekdays })}
              error={issue("repeat.weekdays")}
            />
          )}
          <div className="grid items-start gap-6 sm:grid-cols-2">
            <NumberField
              label={
                {
                  daily: t`Repeat every (days)`,
                  weekly: t`Repeat every (weeks)`,
                  monthly: t`Repeat every (months)`,
                }[repeat.frequency]
              }
              min={1}
              value={repeat.interval}
              onChange={(interval) => change({ interval })}
              error={issue("repeat.interval")}
            />
            {repeat.frequency === "monthly" && (
              <SelectField<ClassRepeat["month_by"]>
                label={t`Day of the month`}
                value={repeat.month_by}
                onChange={(month_by) => change({ month_by })}
                options={[
                  { id: "date", label: t`the same day of the month` },
                  { id: "weekday", label: t`the same weekday, such as the second Tuesday` },
                ]}
                error={issue("repeat.month_by")}
              />
            )}
          </div>
          <div className="grid items-start gap-6 sm:grid-cols-2">
            <SelectField<"count" | "until">
              label={t`Ends`}
              value={repeat.until === null ? "count" : "until"}
              onChange={(way) =>
                change(
                  way === "count"
                    ? { until: null, count: WEEKLY.count }
                    : { until: values.starts?.slice(0, "YYYY-MM-DD".length) ?? "", count: null },
                )
              }
              options={[
                { id: "count", label: t`after a number of classes` },
                { id: "until", label: t`on a day` },
              ]}
            />
            {repeat.until === null ? (
              <NumberField
                label={t`Number of classes`}
                min={1}
                value={repeat.count}
                onChange={(count) => change({ count })}
                error={issue("repeat.count")}
              />
            ) : (
              <DateField
                label={t`Last day`}
                value={repeat.until}
                onChange={(until) => change({ until })}
                error={issue("repeat.until")}
              />
            )}
          </div>
        </>
      )}
    </>
  );
}
