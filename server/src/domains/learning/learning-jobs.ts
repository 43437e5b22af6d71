import type { Context } from "../../platform/context.ts";
import { defineJob, everyQuarter, hourly } from "../../platform/jobs/job.ts";
import { deleteOldInterventions } from "./interventions/keep-interventions.ts";
import { finishClosedCourses } from "./progression/finish-closed-courses.ts";

export const learningJobs = [
  defineJob<Context>({
    name: "learning.finish-closed-courses",
    schedule: everyQuarter,
    run: finishClosedCourses,
  }),
  defineJob<Context>({
    name: "learning.delete-old-interventions",
    schedule: hourly(20),
    run: deleteOldInterventions,
  }),
];
