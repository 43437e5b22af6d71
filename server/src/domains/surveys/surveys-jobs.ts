import type { Context } from "../../platform/context.ts";
import { defineJob, everyMinute } from "../../platform/jobs/job.ts";
import { announceSurveyJob } from "./messages/announce-survey.ts";
import { followSurveyDates } from "./messages/follow-survey-dates.ts";
import { settleSurveyJob } from "./response/settle-survey.ts";

export const surveysJobs = [
  defineJob<Context>({
    name: "surveys.follow-dates",
    schedule: everyMinute,
    run: followSurveyDates,
  }),
  announceSurveyJob,
  settleSurveyJob,
];
