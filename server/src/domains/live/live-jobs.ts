import { keepMeetingsJob } from "./meetings/keep-meetings.ts";
import { announceClassJob } from "./messages/announce-class.ts";
import { remindBatchJob, remindOfClassesJob } from "./messages/remind-of-classes.ts";
import { fetchResultsJob } from "./results/fetch-results.ts";
import { sampleAttendanceJob } from "./results/sample-attendance.ts";

export const liveJobs = [
  keepMeetingsJob,
  announceClassJob,
  remindOfClassesJob,
  remindBatchJob,
  fetchResultsJob,
  sampleAttendanceJob,
];
