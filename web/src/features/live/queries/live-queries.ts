import {
  createLiveCalendar,
  downloadLiveClassCalendar,
  joinLiveClass,
  type LiveClass,
  listLiveClasses,
  pathOf,
  readLiveCalendar,
  readLiveClass,
  revokeLiveCalendar,
  type WhenOfClasses,
} from "@paso/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";

const LIVE_KEY = ["live-classes"] as const;

/** Fetched data, and how many milliseconds the server's clock is ahead of the device's. */
type Clocked<Fetched> = Fetched & { clock_ahead: number };
export type ClockedClass = Clocked<LiveClass>;

function clocked<Fetched extends { now: string }>(fetched: Fetched): Clocked<Fetched> {
  return { ...fetched, clock_ahead: Date.parse(fetched.now) - Date.now() };
}

/**
 * Dates of classes the viewer attends or hosts: upcoming ones, next first, or past ones, latest first.
 * @param course its id; null for all
 */
export function liveClassesQuery(when: WhenOfClasses, course: number | null) {
  return infiniteQueryOptions({
    queryKey: [...LIVE_KEY, "list", when, course],
    queryFn: async ({ pageParam, signal }) =>
      clocked(
        await call(listLiveClasses, {
          query: {
            when,
            ...(course !== null && { course: String(course) }),
            ...(pageParam !== null && { cursor: pageParam }),
          },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    staleTime: 0,
  });
}

/** A class with all its dates. */
export function liveClassQuery(classId: number) {
  return queryOptions({
    queryKey: [...LIVE_KEY, "class", classId],
    queryFn: async ({ signal }) =>
      clocked(await call(readLiveClass, { params: { classId }, signal })),
    staleTime: 0,
    // It may have been moved or cancelled in the meantime.
    refetchOnWindowFocus: true,
    retry: false,
  });
}

/** Download URL of a class's calendar file. */
export function calendarFile(classId: number): string {
  return pathOf(downloadLiveClassCalendar.path, { classId });
}

export function postJoin(classId: number, occurrenceId: number) {
  return call(joinLiveClass, { params: { classId, occurrenceId } });
}

/** Whether the viewer has a calendar address. */
export const liveCalendarQuery = queryOptions({
  queryKey: [...LIVE_KEY, "calendar"],
  queryFn: ({ signal }) => call(readLiveCalendar, { signal }),
  staleTime: 0,
});

export function postLiveCalendar() {
  return call(createLiveCalendar);
}

export function removeLiveCalendar() {
  return call(revokeLiveCalendar);
}
