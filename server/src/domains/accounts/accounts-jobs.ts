import type { Context } from "../../platform/context.ts";
import { defineJob, hourly } from "../../platform/jobs/job.ts";
import { deleteExpiredSessions } from "./session/delete-expired-sessions.ts";

export const accountsJobs = [
  defineJob<Context>({
    name: "accounts.delete-expired-sessions",
    schedule: hourly(7),
    run: deleteExpiredSessions,
  }),
];
