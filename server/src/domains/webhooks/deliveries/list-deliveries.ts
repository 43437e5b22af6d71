import { and, desc, eq } from "drizzle-orm";

import { webhookDeliveries } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { StoredDelivery } from "./claim-delivery.ts";

const SHOWN = 50;

/** The latest deliveries of a webhook, newest first. */
export function listDeliveries(
  { database }: Context,
  webhookId: number,
): Promise<StoredDelivery[]> {
  return database
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.id))
    .limit(SHOWN);
}

/** @throws `not_found` if it is not this webhook's */
export async function findDelivery(
  { database }: Context,
  { webhookId, deliveryId }: { webhookId: number; deliveryId: number },
): Promise<StoredDelivery> {
  const [found] = await database
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.webhookId, webhookId)));
  if (!found) throw notFound();
  return found;
}
