import { createHmac } from "node:crypto";

import type { WebhookBody } from "@paso/contract";

import type { StoredDelivery } from "./claim-delivery.ts";

/** The body: byte-identical in each attempt. */
export function writeDelivery(delivery: StoredDelivery): string {
  const body: WebhookBody = {
    type: delivery.event,
    timestamp: delivery.createdAt.toISOString(),
    data: { course_id: delivery.courseId, user_ids: delivery.userIds },
  };
  return JSON.stringify(body);
}

/** Headers that prove a body to be authentic and recent, as defined by Standard Webhooks. */
export function signDelivery(
  key: Buffer,
  { messageId, body, at }: { messageId: string; body: string; at: Date },
): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac("sha256", key)
    .update(`${messageId}.${seconds}.${body}`)
    .digest("base64");
  return {
    "webhook-id": messageId,
    "webhook-timestamp": seconds,
    "webhook-signature": `v1,${signature}`,
  };
}
