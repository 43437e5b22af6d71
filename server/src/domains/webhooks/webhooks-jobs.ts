import type { Context } from "../../platform/context.ts";
import { defineJob, hourly } from "../../platform/jobs/job.ts";
import { deleteOldDeliveries } from "./deliveries/delete-old-deliveries.ts";
import { sendDueDeliveriesJob } from "./deliveries/send-due-deliveries.ts";

export const webhooksJobs = [
  sendDueDeliveriesJob,
  defineJob<Context>({
    name: "webhooks.delete-old-deliveries",
    schedule: hourly(27),
    run: deleteOldDeliveries,
  }),
];
