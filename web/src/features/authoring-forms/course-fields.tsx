import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { DateTimeField } from "../../ui/staff/date-time-field.tsx";
import { NumberField } from "../../ui/staff/number-field.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import { SwitchField } from "../../ui/staff/switch-field.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import type { CourseValues } from "./course-values.ts";

interface CourseFieldsProps {
  values: CourseValues;
  set: (change: Partial<CourseValues>) => void;
  field: (name: keyof CourseValues) => {
    name: string;
    isDisabled: boolean;
    error: string | undefined;
  };
  timeZone: string;
  /** Whether dates and status are read-only for this user. */
  scheduleLocked: boolean;
  thumbnail: ReactNode;
}

/** The fields of a course. */
export function CourseFields({
  values,
  set,
  field,
  timeZone,
  scheduleLocked,
  thumbnail,
}: CourseFieldsProps) {
  const { t } = useLingui();
  const schedule = (name: "start_date" | "end_date" | "status") => {
    const { isDisabled, ...rest } = field(name);
    return { ...rest, isDisabled: isDisabled || scheduleLocked };
  };
  return (
    <>
      {thumbnail}
      <TextField
        {...field("title")}
        label={t`Title`}
        maxLength={255}
        value={values.title}
        onChange={(title) => set({ title })}
      />
      <NumberField
        {...field("order")}
        label={t`Order`}
        hint={t`Courses are listed by this number, lowest first.`}
        value={values.order}
        onChange={(order) => set({ order })}
      />
      {scheduleLocked && (
        <p className="-mb-3 text-small text-warm">
          {t`The course is published: only an administrator can change its dates and status.`}
        </p>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <DateTimeField
          {...schedule("start_date")}
          label={t`Start date`}
          timeZone={timeZone}
          value={values.start_date}
          onChange={(start_date) => set({ start_date })}
        />
        <DateTimeField
          {...schedule("end_date")}
          label={t`End date`}
          timeZone={timeZone}
          value={values.end_date}
          onChange={(end_date) => set({ end_date })}
        />
        <SelectField
          {...schedule("status")}
          label={t`Status`}
          options={[
            { id: "draft", label: t`Draft: only staff see it` },
            { id: "published", label: t`Published: its students take it` },
          ]}
          value={values.status}
          onChange={(status) => set({ status })}
        />
        <SelectField
          {...field("language")}
          label={t`Language of the course`}
          options={[
            { id: "en", label: "English" },
            { id: "es", label: "Español" },
          ]}
          value={values.language}
          onChange={(language) => set({ language })}
        />
      </div>
      <div className="grid gap-2">
        <SwitchField
          {...field("has_diploma")}
          label={t`Students get a diploma`}
          value={values.has_diploma}
          onChange={(has_diploma) => set({ has_diploma })}
        />
        <SwitchField
          {...field("allow_seeking")}
          label={t`Students may skip ahead in videos`}
          value={values.allow_seeking}
          onChange={(allow_seeking) => set({ allow_seeking })}
        />
        <SwitchField
          {...field("free_navigation")}
          label={t`Students may take the pages in any order`}
          value={values.free_navigation}
          onChange={(free_navigation) => set({ free_navigation })}
        />
      </div>
    </>
  );
}
