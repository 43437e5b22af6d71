import type { Context } from "../../platform/context.ts";
import { defineJob, everyQuarter } from "../../platform/jobs/job.ts";
import { fillAllSeats } from "./enrolment/fill-all-seats.ts";

export const coursesJobs = [
  defineJob<Context>({
    name: "courses.fill-all-seats",
    schedule: everyQuarter,
    run: fillAllSeats,
  }),
];
