import type { CourseOutline, CourseStatus, Locale } from "@paso/contract";

import { readDraftLike } from "./read-draft-like.ts";

/** A new course before anything is entered. */
export const blankCourse = {
  title: "",
  thumbnail: "",
  /** Null while the field is empty. */
  order: null as number | null,
  start_date: null as string | null,
  end_date: null as string | null,
  status: "draft" as CourseStatus,
  has_diploma: false,
  allow_seeking: false,
  free_navigation: false,
  language: "en" as Locale,
};

export type CourseValues = typeof blankCourse;

export const readCourseDraft = readDraftLike(blankCourse);

/** A saved course's form values. */
export function courseValuesOf({
  id: _id,
  students: _students,
  thumbnail_url: _address,
  ...values
}: CourseOutline["course"]): CourseValues {
  return values;
}

/** The request body to create a course. */
export function newCourseBody({ order, ...values }: CourseValues) {
  return { ...values, ...(order !== null && { order }) };
}

/** The request body to change a course, without the fields that are read-only for this user. */
export function changedCourseBody(values: CourseValues, scheduleLocked: boolean) {
  const { order, start_date, end_date, status, ...rest } = values;
  return {
    ...rest,
    ...(order !== null && { order }),
    ...(!scheduleLocked && { start_date, end_date, status }),
  };
}
