import type { Context } from "../../platform/context.ts";
import { defineJob, everyQuarter } from "../../platform/jobs/job.ts";
import { finishClosedCourses } from "./progression/finish-closed-courses.ts";

export const learningJobs = [
  defineJob<Context>({
    name: "learning.finish-closed-courses",
    schedule: everyQuarter,
    run: finishClosedCourses,
  }),
];
