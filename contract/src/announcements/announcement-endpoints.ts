import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { pictureQuery } from "../http/picture-query.ts";
import { id, localDateTime, pageQuery, pathId, plainText } from "../http/values.ts";

/** Announcements, for their readers. */

/** The audience of an announcement; both null for everybody on the site. */
export const announcementAudience = z.strictObject({
  course: z.strictObject({ id, title: z.string() }).nullable(),
  /** Null for all groups of the course; its name is empty for an unnamed default group. */
  group: z.strictObject({ id, name: z.string() }).nullable(),
  /** Whether it is only for selected people of the course. They do not see each other. */
  is_direct: z.boolean(),
});
export type AnnouncementAudience = z.infer<typeof announcementAudience>;

/** Its author; null for an account that is gone. */
const author = z.strictObject({ name: z.string(), avatar: z.string().nullable() }).nullable();

/** An announcement as listed. */
const head = announcementAudience.extend({
  id,
  title: z.string(),
  author,
  sent_at: localDateTime,
  /** When it was last changed after it was sent; null if it was not. */
  edited_at: localDateTime.nullable(),
  /** Listed before all others. */
  is_pinned: z.boolean(),
  /** Shown on top of a student's screens until it is read. */
  is_urgent: z.boolean(),
  /** Whether the viewer has opened it. */
  is_read: z.boolean(),
});

const listed = head.extend({
  /** The beginning of its text. */
  excerpt: z.string(),
});
export type ListedAnnouncement = z.infer<typeof listed>;

export const listAnnouncements = endpoint({
  name: "listAnnouncements",
  method: "GET",
  path: "/api/announcements",
  summary: "What was announced to the viewer: pinned ones first, then the latest.",
  query: pageQuery,
  response: z.strictObject({
    announcements: z.array(listed),
    next_cursor: z.string().nullable(),
    time_zone: z.string(),
  }),
});
export type AnnouncementList = EndpointOutput<typeof listAnnouncements>;

const announcementPath = z.strictObject({ announcementId: pathId });

/** A file to download. */
export const announcementFile = z.strictObject({
  name: z.string(),
  href: z.string(),
  /** Bytes. */
  size: z.int(),
});

export const readAnnouncement = endpoint({
  name: "readAnnouncement",
  method: "GET",
  path: "/api/announcements/:announcementId",
  summary:
    "An announcement to the viewer. One that has expired or was withdrawn says so, without its text.",
  params: announcementPath,
  response: head.extend({
    state: z.enum(["sent", "expired", "withdrawn"]),
    /** Sanitised HTML; empty if it is no longer shown. */
    html: z.string(),
    files: z.array(announcementFile),
    /** Why it was withdrawn; null if it was not. */
    withdrawn_reason: z.string().nullable(),
    /** Whether readers may comment on it, or did before its author disabled that. */
    has_comments: z.boolean(),
    time_zone: z.string(),
  }),
  errors: [404],
});
export type OpenedAnnouncement = EndpointOutput<typeof readAnnouncement>;

export const markAnnouncementRead = endpoint({
  name: "markAnnouncementRead",
  method: "POST",
  path: "/api/announcements/:announcementId/read",
  summary: "Say that the viewer has read an announcement; staff see who has.",
  params: announcementPath,
  response: z.strictObject({ is_read: z.literal(true) }),
  errors: [404],
});

export const readAnnouncementFile = endpoint({
  name: "readAnnouncementFile",
  method: "GET",
  path: "/api/announcements/:announcementId/files/:fileName",
  summary: "A picture or a file of an announcement, for its readers and those who write it.",
  params: announcementPath.extend({ fileName: plainText.min(1).max(255) }),
  query: pictureQuery,
  response: "file",
  errors: [404],
});
