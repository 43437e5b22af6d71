import type { Context } from "../../platform/context.ts";
import { daily, defineJob, everyQuarter } from "../../platform/jobs/job.ts";
import { deleteOldNotifications } from "./delete-old-notifications.ts";
import { sendDigests } from "./mails/send-digests.ts";
import { remindOfModules } from "./reminders/remind-of-modules.ts";

export const notificationsJobs = [
  defineJob<Context>({
    name: "notifications.send-digests",
    schedule: everyQuarter,
    run: sendDigests,
  }),
  defineJob<Context>({
    name: "notifications.remind-of-modules",
    schedule: everyQuarter,
    run: remindOfModules,
  }),
  defineJob<Context>({
    name: "notifications.delete-old-notifications",
    schedule: daily(3, 23),
    run: deleteOldNotifications,
  }),
];
