import {
  cancelLiveClass,
  cancelOccurrence,
  createLiveClass,
  deleteLiveClass,
  type LiveClassFields,
  listCourses,
  listPlannedClasses,
  moveOccurrence,
  type NewLiveClass,
  previewClassDates,
  readClassChoices,
  readPlannedClass,
  restoreOccurrence,
  setUpMeeting,
  updateLiveClass,
  type WhenOfClasses,
} from "@paso/contract";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";

import { call, callOnce } from "../../../api/index.ts";

/** Common key prefix of all queries here. */
export const PLANNED_KEY = ["planned-classes"] as const;

/** Filter of classes; empty texts for all. */
export interface WantedClasses {
  when: WhenOfClasses;
  search: string;
  courseId: number | null;
}

/** Dates of the classes a staff member can see: upcoming ones, next first, or past ones, latest first. */
export function plannedClassesQuery({ when, search, courseId }: WantedClasses) {
  return infiniteQueryOptions({
    queryKey: [...PLANNED_KEY, "list", when, search, courseId],
    queryFn: ({ pageParam, signal }) =>
      call(listPlannedClasses, {
        query: {
          when,
          ...(search !== "" && { q: search }),
          ...(courseId !== null && { course: String(courseId) }),
          ...(pageParam !== null && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Polling interval in milliseconds while a meeting is being set up. */
const LOOK_AGAIN = 5_000;

/** A class with its form, dates and meetings. */
export function plannedClassQuery(classId: number) {
  return queryOptions({
    queryKey: [...PLANNED_KEY, "class", classId],
    queryFn: ({ signal }) => call(readPlannedClass, { params: { classId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.occurrences.some(({ meeting }) => meeting.state === "pending")
        ? LOOK_AGAIN
        : false,
  });
}

/** What can be chosen for a class of a course, or of the site. */
export function choicesQuery(courseId: number | null) {
  return queryOptions({
    queryKey: [...PLANNED_KEY, "choices", courseId],
    queryFn: ({ signal }) =>
      call(readClassChoices, {
        query: courseId === null ? {} : { course: String(courseId) },
        signal,
      }),
    placeholderData: keepPreviousData,
    // Credentials may have been added in another tab meanwhile.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** Every course the viewer sees as staff, including drafts. */
export const coursesQuery = queryOptions({
  queryKey: [...PLANNED_KEY, "courses"],
  queryFn: ({ signal }) => call(listCourses, { query: { ignoreStatus: "true" }, signal }),
});

/** A class's schedule as form values. */
export type ClassSchedule = Pick<
  LiveClassFields,
  "starts" | "duration_minutes" | "time_zone" | "repeat"
>;

/** The dates that a form's schedule comes to. */
export function classDatesQuery(schedule: ClassSchedule) {
  return queryOptions({
    queryKey: [...PLANNED_KEY, "dates", schedule],
    queryFn: ({ signal }) => call(previewClassDates, { body: schedule, signal }),
    placeholderData: keepPreviousData,
    // Errors of a half-typed schedule are shown at their fields when it is saved.
    retry: false,
  });
}

export function postClass(body: NewLiveClass) {
  return callOnce(createLiveClass, { body });
}

export function putClass(classId: number, fields: LiveClassFields, version: number) {
  return call(updateLiveClass, { params: { classId }, body: { ...fields, version } });
}

export function postCancelClass(classId: number, reason: string) {
  return call(cancelLiveClass, { params: { classId }, body: { reason } });
}

export function removeClass(classId: number) {
  return call(deleteLiveClass, { params: { classId } });
}

/** One date of a class. */
export interface DatePath {
  classId: number;
  occurrenceId: number;
}

export function putDate(params: DatePath, starts: string, minutes: number) {
  return call(moveOccurrence, {
    params: { ...params },
    body: { starts, duration_minutes: minutes },
  });
}

export function postCancelDate(params: DatePath, reason: string) {
  return call(cancelOccurrence, { params: { ...params }, body: { reason } });
}

export function postRestoreDate(params: DatePath) {
  return call(restoreOccurrence, { params: { ...params } });
}

export function postSetUp(params: DatePath) {
  return call(setUpMeeting, { params: { ...params } });
}
