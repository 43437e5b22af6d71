import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { notificationKind } from "./notification-endpoints.ts";

/** A person's notification preferences. */

/** `digest`: once a day, in the morning. */
export const delivery = z.enum(["on", "digest", "off"]);
export type Delivery = z.infer<typeof delivery>;

const preference = z.strictObject({ mail: delivery, bell: delivery });
export type NotificationPreference = z.infer<typeof preference>;

export const readNotificationPreferences = endpoint({
  name: "readNotificationPreferences",
  method: "GET",
  path: "/api/account/notifications",
  summary: "Of which kinds of notifications the viewer is told, by mail and in the bell.",
  response: z.strictObject({
    preferences: z.array(preference.extend({ kind: notificationKind })),
  }),
});
export type NotificationPreferences = EndpointOutput<typeof readNotificationPreferences>;

export const changeNotificationPreference = endpoint({
  name: "changeNotificationPreference",
  method: "PUT",
  path: "/api/account/notifications/:kind",
  summary: "Choose how to be told of one kind of notification from now on.",
  params: z.strictObject({ kind: notificationKind }),
  body: preference,
  response: preference,
  errors: [404],
});

/** What the unsubscribe link in a mail turns off: mails of one kind, or the daily digest. */
export const unsubscribeTopic = z.enum([...notificationKind.options, "digest"]);
export type UnsubscribeTopic = z.infer<typeof unsubscribeTopic>;

/** Signed and hard to guess: only the mail contains the address. */
const unsubscribePath = z.strictObject({ token: z.string().regex(/^[\w.-]{1,200}$/) });

const unsubscription = z.strictObject({
  topic: unsubscribeTopic,
  /** Whether the person still gets these mails. */
  subscribed: z.boolean(),
});

export const readUnsubscription = endpoint({
  name: "readUnsubscription",
  method: "GET",
  path: "/api/unsubscribe/:token",
  isOpen: true,
  summary: "Which mails a link turns off; changes nothing and needs no session.",
  params: unsubscribePath,
  response: unsubscription,
  errors: [404],
});

export const unsubscribe = endpoint({
  name: "unsubscribe",
  method: "POST",
  path: "/unsubscribe/:token",
  isOpen: true,
  summary:
    "Turn mails off by the address in their `List-Unsubscribe` header, in one click (RFC 8058). " +
    "Needs no session; a form in the body is not read.",
  params: unsubscribePath,
  response: unsubscription,
  errors: [404],
});
