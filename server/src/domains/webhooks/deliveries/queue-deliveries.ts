import type { WebhookEvent } from "@paso/contract";
import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";

import { webhookDeliveries, webhooks } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { newSecret } from "../../../platform/new-secret.ts";
import { giveUpTime } from "./retry-time.ts";
import { sendDueDeliveriesJob } from "./send-due-deliveries.ts";

interface Happening {
  event: WebhookEvent;
  courseId: number;
  /** The people it is about. */
  userIds: number[];
}

/** Whether any webhook, of whichever course, is subscribed to an event. */
export function isSubscribed(event: WebhookEvent): SQL {
  return sql`exists (select from ${webhooks} where ${subscribedTo(event)})`;
}

function subscribedTo(event: WebhookEvent): SQL | undefined {
  return and(webhooks.isEnabled, sql`${webhooks.events} @> ${JSON.stringify([event])}::jsonb`);
}

/** Queues an event's delivery to every webhook subscribed to it. */
export async function queueDeliveries(
  ctx: Context,
  { event, courseId, userIds }: Happening,
): Promise<void> {
  const told = await ctx.database
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(subscribedTo(event), or(isNull(webhooks.courseId), eq(webhooks.courseId, courseId))),
    );
  if (told.length === 0) return;
  const now = ctx.clock.now();
  await withTransaction(ctx, async (inner) => {
    await inner.database.insert(webhookDeliveries).values(
      told.map(({ id: webhookId }) => ({
        webhookId,
        messageId: `msg_${newSecret()}`,
        event,
        courseId,
        userIds,
        createdAt: now,
        state: "waiting" as const,
        tryAt: now,
        giveUpAt: giveUpTime(now),
      })),
    );
    await enqueueJob(inner, sendDueDeliveriesJob, undefined);
  });
}
