import { z } from "zod";

import { readPublicAddress } from "../courses/public-address.ts";
import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, localDateTime, pathId, plainText } from "../http/values.ts";

/**
 * Webhooks: addresses that are notified of events, following Standard Webhooks
 * (https://www.standardwebhooks.com). Those of the site belong to its administrators; those of a
 * course to its owners.
 */

/** Maximum number of webhooks of a course, or of the site. */
export const MAX_WEBHOOKS = 10;

/** Events sent to webhooks. All are about a course and people in it, identified only by ids. */
export const WEBHOOK_EVENTS = [
  "students.enrolled",
  "sign_up.requested",
  "course.finished",
  "diploma.ready",
] as const;
export const webhookEvent = z.enum(WEBHOOK_EVENTS);
export type WebhookEvent = z.infer<typeof webhookEvent>;

/** The body of a delivery. */
export const webhookBody = z.strictObject({
  type: webhookEvent,
  /** When it happened. */
  timestamp: z.iso.datetime(),
  data: z.strictObject({ course_id: id, user_ids: z.array(id) }),
});
export type WebhookBody = z.infer<typeof webhookBody>;

const webhook = z.strictObject({
  id,
  /** Null for one of the site. */
  course_id: id.nullable(),
  url: z.string(),
  events: z.array(webhookEvent),
  is_enabled: z.boolean(),
  /** Why Paso turned it off: `failing` for three days, or its server responded `gone` (410). */
  turned_off_because: z.enum(["failing", "gone"]).nullable(),
  /** Since when every delivery has failed; null if the last one succeeded. */
  failing_since: localDateTime.nullable(),
  created_at: localDateTime,
});
export type Webhook = z.infer<typeof webhook>;

const fields = {
  /** An https address on the public internet. */
  url: plainText
    .trim()
    .max(2000, { error: "This is too long." })
    .refine((url) => readPublicAddress(url) !== null, {
      error: "Enter an https address on the public internet.",
    }),
  events: z
    .array(webhookEvent)
    .min(1, { error: "Choose what it is told of." })
    .max(WEBHOOK_EVENTS.length)
    .refine((events) => new Set(events).size === events.length),
};

export const listWebhooks = endpoint({
  name: "listWebhooks",
  method: "GET",
  path: "/api/webhooks",
  summary: "The webhooks of a course, for its owners, or of the site, for administrators.",
  query: z.strictObject({
    /** Omitted for those of the site. */
    course: pathId.optional(),
  }),
  response: z.strictObject({ webhooks: z.array(webhook) }),
  errors: [404],
});
export type Webhooks = EndpointOutput<typeof listWebhooks>;

export const createWebhook = endpoint({
  name: "createWebhook",
  method: "POST",
  path: "/api/webhooks",
  summary:
    "Add a webhook. The secret that signs its deliveries is in the response and never again.",
  body: z.strictObject({
    /** Null for one of the site, which is notified of all courses. */
    course_id: id.nullable(),
    ...fields,
  }),
  response: z.strictObject({
    /** `whsec_` and the key in base64. */
    secret: z.string(),
    webhook,
  }),
  errors: [404, 409],
});

const webhookPath = z.strictObject({ webhookId: pathId });

export const changeWebhook = endpoint({
  name: "changeWebhook",
  method: "PUT",
  path: "/api/webhooks/:webhookId",
  summary: "Change a webhook, or turn it off and on again.",
  params: webhookPath,
  body: z.strictObject({ ...fields, is_enabled: z.boolean() }),
  response: webhook,
  errors: [404],
});

export const removeWebhook = endpoint({
  name: "removeWebhook",
  method: "DELETE",
  path: "/api/webhooks/:webhookId",
  summary: "Remove a webhook with its log.",
  params: webhookPath,
  response: z.strictObject({}),
  errors: [404],
});

const delivery = z.strictObject({
  id,
  /** The header `webhook-id`: the same in each attempt. */
  message_id: z.string(),
  event: webhookEvent,
  /** `waiting`: for its first attempt, or for a retry. */
  state: z.enum(["waiting", "delivered", "failed"]),
  created_at: localDateTime,
  attempts: z.int(),
  attempted_at: localDateTime.nullable(),
  /** The server's status in the last attempt; null without a response. */
  status: z.int().nullable(),
  /** The server's response, truncated; or why there was none. */
  words: z.string(),
});
export type WebhookDelivery = z.infer<typeof delivery>;

export const listDeliveries = endpoint({
  name: "listWebhookDeliveries",
  method: "GET",
  path: "/api/webhooks/:webhookId/deliveries",
  summary: "The latest 50 deliveries of a webhook, newest first. They are kept for 30 days.",
  params: webhookPath,
  response: z.strictObject({ deliveries: z.array(delivery) }),
  errors: [404],
});
export type WebhookDeliveries = EndpointOutput<typeof listDeliveries>;

export const sendDelivery = endpoint({
  name: "sendWebhookDelivery",
  method: "POST",
  path: "/api/webhooks/:webhookId/deliveries/:deliveryId/send",
  summary: "Send a delivery again, under the same id, and retry it for another day.",
  params: webhookPath.extend({ deliveryId: pathId }),
  response: delivery,
  errors: [404],
});
