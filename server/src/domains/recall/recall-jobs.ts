import type { Context } from "../../platform/context.ts";
import { defineJob, everyQuarter } from "../../platform/jobs/job.ts";
import { askDueRecalls } from "./recalls/ask-due-recalls.ts";

export const recallJobs = [
  defineJob<Context>({ name: "recall.ask-due", schedule: everyQuarter, run: askDueRecalls }),
];
