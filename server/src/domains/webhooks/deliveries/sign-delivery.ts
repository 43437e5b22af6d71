import { createHmac } from "node:crypto";

import type { WebhookBody } from "@paso/contract";

import type { StoredDelivery } from "./claim-delivery.ts";

/** What is sent: the same bytes in each attempt. */
export function writeDelivery(delivery: StoredDelivery): string {
  const body: WebhookBody = {
    type: delivery.event,
    timestamp: delivery.createdAt.toISOString(),
    data: { course_id: delivery.courseId, user_ids: delivery.userIds },
  };
  return JSON.stringify(body);
}

/** The headers by which its receiver knows that a body is ours and new, as Standard Webhooks has them. */
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
