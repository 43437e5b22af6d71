import type { Context } from "../context.ts";
import { deleteExpiredKeys } from "../idempotency/delete-expired-keys.ts";
import { daily, defineJob, hourly } from "../jobs/job.ts";
import { deleteOldMails } from "../mail/delete-old-mails.ts";
import { sendDueMailsJob } from "../mail/send-due-mails.ts";
import { deleteOldTrackedJobs } from "../tracked-jobs/tracked-job.ts";
import { deleteFullBuckets } from "./delete-full-buckets.ts";
import { deletePastRateLimits } from "./delete-past-rate-limits.ts";

/** Jobs that belong to no domain. */
export const platformJobs = [
  defineJob<Context>({
    name: "platform.delete-past-rate-limits",
    schedule: hourly(11),
    run: deletePastRateLimits,
  }),
  defineJob<Context>({
    name: "platform.delete-full-buckets",
    schedule: hourly(12),
    run: deleteFullBuckets,
  }),
  defineJob<Context>({
    name: "platform.delete-expired-idempotency-keys",
    schedule: hourly(13),
    run: deleteExpiredKeys,
  }),
  defineJob<Context>({
    name: "platform.delete-old-mails",
    schedule: daily(3, 17),
    run: deleteOldMails,
  }),
  defineJob<Context>({
    name: "platform.delete-old-tracked-jobs",
    schedule: daily(3, 23),
    run: deleteOldTrackedJobs,
  }),
  sendDueMailsJob,
];
