import { and, eq, sql } from "drizzle-orm";

import { webhookDeliveries, webhooks } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { StoredWebhook } from "../hooks/find-webhook.ts";

export type StoredDelivery = typeof webhookDeliveries.$inferSelect;

/** A delivery leased exclusively to this process. */
export interface ClaimedDelivery {
  delivery: StoredDelivery;
  leasedUntil: Date;
  webhook: StoredWebhook;
}

/** Lease in milliseconds, after which an attempt is taken over. */
const LEASE = 60_000;

/**
 * Claims the delivery due longest; null if none is due. At most one per webhook is in flight, so that a
 * slow server only delays its own deliveries.
 */
export async function claimDelivery({ database, clock }: Context): Promise<ClaimedDelivery | null> {
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const leasedUntil = new Date(clock.now().getTime() + LEASE);
  const due = sql`(
    select d.id from webhook_deliveries d join webhooks h on h.id = d.webhook_id
    where d.try_at <= ${now} and (d.leased_until is null or d.leased_until <= ${now})
      and h.is_enabled and not exists (
      select from webhook_deliveries o where o.webhook_id = h.id and o.leased_until > ${now})
    order by d.try_at, d.id limit 1 for update of d skip locked)`;
  const [delivery] = await database
    .update(webhookDeliveries)
    .set({ leasedUntil })
    .where(eq(webhookDeliveries.id, due))
    .returning();
  if (!delivery) return null;
  const [webhook] = await database
    .select()
    .from(webhooks)
    .where(eq(webhooks.id, delivery.webhookId));
  return webhook ? { delivery, leasedUntil, webhook } : null;
}

/** Stores the result, unless the lease was taken over by another process. Returns whether it was stored. */
export async function settleDelivery(
  { database }: Context,
  { delivery, leasedUntil }: ClaimedDelivery,
  fields: Partial<typeof webhookDeliveries.$inferInsert>,
): Promise<boolean> {
  const { rowCount } = await database
    .update(webhookDeliveries)
    .set({ ...fields, leasedUntil: null })
    .where(
      and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.leasedUntil, leasedUntil)),
    );
  return rowCount === 1;
}
