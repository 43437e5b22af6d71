import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, localDateTime, pathId } from "../http/values.ts";
import { resultsFormat, resultsTable } from "./student-results-endpoints.ts";

/** Scheduled spreadsheets of results by mail, weekly or monthly, for those who subscribed. */

/** Maximum per person in one course. */
export const MAX_SCHEDULES = 10;

const coursePath = z.strictObject({ courseId: pathId });
const schedulePath = coursePath.extend({ scheduleId: pathId });

const fields = {
  table: resultsTable,
  format: resultsFormat,
  /** The day of the week, from 1 for Monday to 7; null for the first of each month. */
  weekday: z.int().min(1).max(7).nullable(),
};

const schedule = z.strictObject({
  id,
  ...fields,
  /** When the next is sent; null while paused. */
  next_at: localDateTime.nullable(),
  /** When the last was sent; null before the first. */
  last_sent_at: localDateTime.nullable(),
});
export type ResultsSchedule = z.infer<typeof schedule>;

export const listSchedules = endpoint({
  name: "listResultsSchedules",
  method: "GET",
  path: "/api/authoring/courses/:courseId/results-schedules",
  summary: "The spreadsheets of a course's results that come to you by mail.",
  params: coursePath,
  response: z.strictObject({ schedules: z.array(schedule) }),
  errors: [404],
});
export type ResultsSchedules = EndpointOutput<typeof listSchedules>;

export const createSchedule = endpoint({
  name: "createResultsSchedule",
  method: "POST",
  path: "/api/authoring/courses/:courseId/results-schedules",
  summary:
    "Have a spreadsheet of a course's results sent to you: the first at once, then at seven in the morning on " +
    "the site's clocks. It ends with your right to see the results, and when your account is disabled. Not " +
    "the same twice (409 `duplicate`), and ten for a course at most (409 `too_many`).",
  params: coursePath,
  body: z.strictObject(fields),
  response: schedule,
  idempotent: true,
  errors: [404, 409],
});

export const changeSchedule = endpoint({
  name: "changeResultsSchedule",
  method: "PUT",
  path: "/api/authoring/courses/:courseId/results-schedules/:scheduleId",
  summary: "Pause a spreadsheet that comes by mail, or go on with it.",
  params: schedulePath,
  body: z.strictObject({ is_paused: z.boolean() }),
  response: schedule,
  errors: [404],
});

export const removeSchedule = endpoint({
  name: "removeResultsSchedule",
  method: "DELETE",
  path: "/api/authoring/courses/:courseId/results-schedules/:scheduleId",
  summary: "Have a spreadsheet sent no longer.",
  params: schedulePath,
  response: z.strictObject({}),
  errors: [404],
});
