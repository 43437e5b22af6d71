import type { Context } from "../context.ts";
import { deleteExpiredKeys } from "../idempotency/delete-expired-keys.ts";
import { defineJob, hourly } from "../jobs/job.ts";
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
];
