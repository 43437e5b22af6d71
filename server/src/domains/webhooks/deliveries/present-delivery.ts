import type { WebhookDelivery } from "@paso/contract";

import { formatLocalDate } from "../../../platform/local-date.ts";
import type { StoredDelivery } from "./claim-delivery.ts";

/** An entry of a webhook's log. */
export function presentDelivery(
  { id, event, state, attempts, status, words, ...delivery }: StoredDelivery,
  { timeZone }: { timeZone: string },
): WebhookDelivery {
  return {
    id,
    message_id: delivery.messageId,
    event,
    state,
    created_at: formatLocalDate(delivery.createdAt, timeZone),
    attempts,
    attempted_at: delivery.attemptedAt && formatLocalDate(delivery.attemptedAt, timeZone),
    status,
    words,
  };
}
