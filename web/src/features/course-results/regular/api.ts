import {
  changeSchedule,
  createSchedule,
  type EndpointInput,
  listSchedules,
  removeSchedule,
  type ResultsSchedule,
} from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call, callOnce } from "../../../api/index.ts";

/** Polling interval in milliseconds until the first one is sent. */
const AGAIN = 3_000;

const isFirst = ({ next_at: next, last_sent_at: last }: ResultsSchedule) =>
  next !== null && last === null;

/** The user's scheduled mails of a course's results. */
export function regularQuery(courseId: number) {
  return queryOptions({
    queryKey: ["results-schedules", courseId],
    queryFn: ({ signal }) => call(listSchedules, { params: { courseId }, signal }),
    refetchInterval: ({ state }) => (state.data?.schedules.some(isFirst) ? AGAIN : false),
  });
}

export type Wish = EndpointInput<typeof createSchedule>["body"];

export function postRegular(courseId: number, body: Wish) {
  return callOnce(createSchedule, { params: { courseId }, body });
}

export function pauseRegular(courseId: number, scheduleId: number, isPaused: boolean) {
  return call(changeSchedule, { params: { courseId, scheduleId }, body: { is_paused: isPaused } });
}

export function deleteRegular(courseId: number, scheduleId: number) {
  return call(removeSchedule, { params: { courseId, scheduleId } });
}
