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

/** The form of a course as it is saved. */
export function courseValuesOf({
  id: _id,
  students: _students,
  thumbnail_url: _address,
  ...values
}: CourseOutline["course"]): CourseValues {
  return values;
}

/** What is sent to create a course. */
export function newCourseBody({ order, ...values }: CourseValues) {
  return { ...values, ...(order !== null && { order }) };
}

/** What is sent to change a course; what is locked for this person is left out, and stays. */
export function changedCourseBody(values: CourseValues, scheduleLocked: boolean) {
  const { order, start_date, end_date, status, ...rest } = values;
  return {
    ...rest,
    ...(order !== null && { order }),
    ...(!scheduleLocked && { start_date, end_date, status }),
  };
}
