import type { Webhook } from "@paso/contract";

import { formatLocalDate } from "../../../platform/local-date.ts";
import type { StoredWebhook } from "./find-webhook.ts";

/** A webhook as its owners see it, without its secret. */
export function presentWebhook(
  { id, courseId, url, events, isEnabled, ...webhook }: StoredWebhook,
  { timeZone }: { timeZone: string },
): Webhook {
  return {
    id,
    course_id: courseId,
    url,
    events,
    is_enabled: isEnabled,
    turned_off_because: webhook.turnedOffBecause,
    failing_since: webhook.failingSince && formatLocalDate(webhook.failingSince, timeZone),
    created_at: formatLocalDate(webhook.createdAt, timeZone),
  };
}
