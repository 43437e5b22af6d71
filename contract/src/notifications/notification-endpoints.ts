import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, instant, localDateTime, pageQuery, pathId } from "../http/values.ts";

/** Notifications to a person, in the bell and by mail. */

/**
 * `comment`, `article-comment`, `announcement-comment`: on one's own opinion, article or announcement.
 * `reply`: on one of these that one has commented on. `like`: of one's own opinion or article.
 * `enrolment`: by another person. `diploma`: one's own is ready. `request`: to join a course whose
 * students one manages. `request-answer`: to one's own request. `module-begins` and `module-ends`: in
 * two days, and one has not finished it. `survey`: of the site, open to answer. `survey-reminder`:
 * not answered yet. `announcement`: to everybody, or to the people of one's course or group.
 * `live-class`: planned, changed or cancelled. `live-reminder`: begins in a day or in a quarter of an
 * hour. `recall`: questions of a course that one asked to repeat. `pin-request`: may staff pin one's
 * own opinion?
 */
export const notificationKind = z.enum([
  "comment",
  "reply",
  "like",
  "article-comment",
  "enrolment",
  "diploma",
  "request",
  "request-answer",
  "module-begins",
  "module-ends",
  "survey",
  "survey-reminder",
  "announcement",
  "announcement-comment",
  "live-class",
  "live-reminder",
  "recall",
  "pin-request",
]);
export type NotificationKind = z.infer<typeof notificationKind>;

export const notification = z.strictObject({
  id,
  kind: notificationKind,
  at: localDateTime,
  read: z.boolean(),
  /** Null if it is not about a course. */
  course: z.strictObject({ id, title: z.string() }).nullable(),
  /** The last person who caused it; null if it is no one in particular. */
  person: z.strictObject({ first_name: z.string(), avatar: z.string().nullable() }).nullable(),
  /** How many others did the same. */
  others: z.int(),
  /** The kind of text commented on or liked; null if it is not about one. */
  about: z.enum(["opinion", "article", "announcement"]).nullable(),
  /**
   * The comment, or the beginning of the liked opinion or the title of the liked article; null if there
   * is no text.
   */
  text: z.string().nullable(),
  /** The module that begins or ends. */
  module: z.strictObject({ title: z.string(), end_date: localDateTime.nullable() }).nullable(),
  /** The survey of the site that is open. */
  survey: z.strictObject({ title: z.string(), end_date: localDateTime.nullable() }).nullable(),
  /** What was announced. */
  announcement: z.strictObject({ title: z.string() }).nullable(),
  /** The live class that it is about. */
  live_class: z
    .strictObject({
      title: z.string(),
      /** Start of the affected date, or of the next one; null if there is none to come. */
      starts_at: instant.nullable(),
      /** What happened, or how near it is: in a `day`, or `soon`. */
      change: z.enum(["planned", "changed", "cancelled", "day", "soon"]),
    })
    .nullable(),
  /** The outcome of one's own request to join the course; null for every other kind. */
  request: z.enum(["declined", "waiting"]).nullable(),
  /** The page of this site it leads to. */
  path: z.string().startsWith("/"),
});
export type Notification = z.infer<typeof notification>;

export const listNotifications = endpoint({
  name: "listNotifications",
  method: "GET",
  path: "/api/notifications",
  summary: "What the viewer was told of, latest first; what they may no longer see is left out.",
  query: pageQuery,
  response: z.strictObject({
    notifications: z.array(notification),
    next_cursor: z.string().nullable(),
    unread: z.int(),
    time_zone: z.string(),
  }),
});
export type NotificationList = EndpointOutput<typeof listNotifications>;

/** Also the data of `notifications` events in any stream, sent whenever it changes. */
export const unreadNotifications = z.strictObject({ unread: z.int() });
export type UnreadNotifications = z.infer<typeof unreadNotifications>;

export const countNotifications = endpoint({
  name: "countNotifications",
  method: "GET",
  path: "/api/notifications/unread",
  summary: "How many notifications the viewer has not read, and what of the news is urgent.",
  response: unreadNotifications.extend({
    /** The latest unread urgent announcement of the last 60 days. */
    urgent: z.strictObject({ id, title: z.string() }).nullable(),
  }),
});
export type WaitingNotifications = EndpointOutput<typeof countNotifications>;

export const readNotification = endpoint({
  name: "readNotification",
  method: "POST",
  path: "/api/notifications/:notificationId/read",
  summary: "Mark one notification as read.",
  params: z.strictObject({ notificationId: pathId }),
  response: unreadNotifications,
  errors: [404],
});

export const readAllNotifications = endpoint({
  name: "readAllNotifications",
  method: "POST",
  path: "/api/notifications/read",
  summary: "Mark as read the notification the list begins with and all before it.",
  body: z.strictObject({
    /** Id of the latest one visible to the viewer; newer ones stay unread. */
    latest: id,
  }),
  response: unreadNotifications,
  errors: [404],
});
