import { useLingui } from "@lingui/react/macro";
import type { CourseSignUp, SignUpWay } from "@paso/contract";

import { DateTimeField } from "../../ui/staff/date-time-field.tsx";
import { NumberField } from "../../ui/staff/number-field.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import { useGroupOptions } from "./use-group-name.ts";
import type { SignUpForm } from "./use-sign-up-form.ts";

interface WayFieldsProps {
  signUp: CourseSignUp;
  form: SignUpForm;
}

/** Whether, when and for how many seats self-enrolment is open. */
export function WayFields({ signUp, form }: WayFieldsProps) {
  const { t } = useLingui();
  const { values, set, field } = form;
  const groupOptions = useGroupOptions(signUp.groups);
  const group = groupOptions.find(({ id }) => id === String(values.group_id)) ?? groupOptions[0];
  const { students } = signUp;
  return (
    <section aria-labelledby="sign-up" className="grid gap-5">
      <h2 id="sign-up" className="text-question font-semibold">{t`Self-enrolment`}</h2>
      <SelectField<SignUpWay>
        {...field("way")}
        label={t`How people come into the course by themselves`}
        value={values.way}
        onChange={(way) => set({ way })}
        options={[
          { id: "off", label: t`Not at all: people join only through you or a join code` },
          { id: "open", label: t`At once, from the catalogue` },
          { id: "approval", label: t`They ask, and you approve` },
        ]}
      />
      {values.way !== "off" && (
        <>
          <NumberField
            {...field("seats")}
            label={t`Seats`}
            hint={t`Leave it empty for no limit. When all seats are taken, people go on a waiting list and join as seats become free. You and join codes can exceed the limit. In the course now: ${students}.`}
            min={1}
            value={values.seats}
            onChange={(seats) => set({ seats })}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <DateTimeField
              {...field("opens_at")}
              label={t`Sign-up opens`}
              timeZone={signUp.time_zone}
              value={values.opens_at}
              onChange={(opens_at) => set({ opens_at })}
            />
            <DateTimeField
              {...field("closes_at")}
              label={t`Sign-up closes`}
              timeZone={signUp.time_zone}
              value={values.closes_at}
              onChange={(closes_at) => set({ closes_at })}
            />
          </div>
          {groupOptions.length > 1 && (
            <SelectField
              {...field("group_id")}
              label={t`Group they come into`}
              value={group?.id ?? ""}
              onChange={(id) => set({ group_id: Number(id) })}
              options={groupOptions}
            />
          )}
        </>
      )}
    </section>
  );
}
