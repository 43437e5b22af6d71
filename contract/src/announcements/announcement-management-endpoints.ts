import { z } from "zod";

import { authoredHtml } from "../courses/authored-html.ts";
import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, localDateTime, pageQuery, pathId, plainText } from "../http/values.ts";
import { announcementAudience, announcementFile } from "./announcement-endpoints.ts";

/**
 * Announcements, as staff write and track them. Those of the whole site are written by
 * administrators, those of a course and its groups by its owners, teachers and assistants.
 */

/**
 * `planned`: scheduled for its date. `sent`: shown to its readers. `expired`: past its end, no longer
 * shown. `withdrawn`: retracted for a reason that readers see.
 */
export const announcementState = z.enum(["draft", "planned", "sent", "expired", "withdrawn"]);
export type AnnouncementState = z.infer<typeof announcementState>;

const scope = {
  /** Null for the whole site. */
  course_id: id.nullable(),
  /** Null for the whole course. */
  group_id: id.nullable(),
};

const fields = z.strictObject({
  title: plainText.trim().max(200, { error: "This is too long." }),
  /** Pictures are `files/NAME`, as returned by their upload. */
  html: authoredHtml,
  ...scope,
  /** When to send it; null sends it at once. Fixed once it was sent. */
  send_date: localDateTime.nullable(),
  /** When it stops being shown; null for never. */
  expiry_date: localDateTime.nullable(),
  is_pinned: z.boolean(),
  is_urgent: z.boolean(),
  /** Whether readers may comment on it. May be changed at any time; existing comments stay. */
  allows_comments: z.boolean(),
});
export type AnnouncementFields = z.infer<typeof fields>;

const managed = announcementAudience.extend({
  id,
  title: z.string(),
  state: announcementState,
  /** Full name of its first author; null for an account that is gone. */
  author: z.string().nullable(),
  is_pinned: z.boolean(),
  is_urgent: z.boolean(),
  /** When it was or will be sent; null for a draft without a date. */
  send_date: localDateTime.nullable(),
  expiry_date: localDateTime.nullable(),
  /** When it was last changed after it was sent. */
  edited_at: localDateTime.nullable(),
  /** How many people have read it, counted up to 1000. */
  readers: z.int().max(1000),
  allows_comments: z.boolean(),
  /** Comments visible to its readers. */
  comments: z.int(),
  /** Undecided reports on comments. */
  open_reports: z.int(),
});
export type ManagedAnnouncementHead = z.infer<typeof managed>;

const announcement = managed.extend({
  /** As written. */
  html: z.string(),
  /** Files to download. */
  files: z.array(announcementFile),
  /** Incremented with every change; an update carries the one it began with. */
  version: z.int(),
  /** Current size of its audience. */
  audience: z.int(),
  /** How many of them have read it. */
  read: z.int(),
  withdrawn_reason: z.string().nullable(),
  withdrawn_at: localDateTime.nullable(),
  /** Whether the viewer may change it. */
  may_change: z.boolean(),
  /** Maximum size in bytes of attachments and pictures. */
  file_limit: z.int(),
  picture_limit: z.int(),
  time_zone: z.string(),
});
export type ManagedAnnouncement = z.infer<typeof announcement>;

export const listManagedAnnouncements = endpoint({
  name: "listManagedAnnouncements",
  method: "GET",
  path: "/api/authoring/announcements",
  summary:
    "Announcements of the viewer's courses and of the site, newest first. Drafts of the site are administrators' alone.",
  query: pageQuery.extend({
    /** Part of the title. */
    q: plainText.max(200).optional(),
    state: announcementState.optional(),
    /** Only those of this course. */
    course: pathId.optional(),
  }),
  response: z.strictObject({
    announcements: z.array(managed),
    next_cursor: z.string().nullable(),
    time_zone: z.string(),
  }),
});
export type ManagedAnnouncements = EndpointOutput<typeof listManagedAnnouncements>;

export const listAnnouncementScopes = endpoint({
  name: "listAnnouncementScopes",
  method: "GET",
  path: "/api/authoring/announcement-scopes",
  summary: "To whom the viewer may announce something.",
  response: z.strictObject({
    site: z.boolean(),
    courses: z.array(z.strictObject({ id, title: z.string() })),
  }),
});
export type AnnouncementScopes = EndpointOutput<typeof listAnnouncementScopes>;

export const createAnnouncement = endpoint({
  name: "createAnnouncement",
  method: "POST",
  path: "/api/authoring/announcements",
  summary:
    "Begin an announcement as an empty draft, or continue one's own that is still empty. Nobody sees it until " +
    "it is sent.",
  body: z.strictObject(scope),
  idempotent: true,
  response: announcement,
});

const announcementPath = z.strictObject({ announcementId: pathId });

export const readManagedAnnouncement = endpoint({
  name: "readManagedAnnouncement",
  method: "GET",
  path: "/api/authoring/announcements/:announcementId",
  summary: "An announcement with its text as it is written.",
  params: announcementPath,
  response: announcement,
  errors: [404],
});

export const updateAnnouncement = endpoint({
  name: "updateAnnouncement",
  method: "PUT",
  path: "/api/authoring/announcements/:announcementId",
  summary:
    "Save an announcement. One that was sent keeps its readers and its date; it is marked as edited where its title or text changed.",
  params: announcementPath,
  body: fields.extend({ version: z.int().min(1) }),
  response: announcement,
  errors: [404, 409],
});

export const sendAnnouncement = endpoint({
  name: "sendAnnouncement",
  method: "POST",
  path: "/api/authoring/announcements/:announcementId/send",
  summary:
    "Send a draft now, or plan it for its date. People are notified in the background as each of them chose.",
  params: announcementPath,
  response: announcement,
  errors: [404, 409],
});

export const unplanAnnouncement = endpoint({
  name: "unplanAnnouncement",
  method: "POST",
  path: "/api/authoring/announcements/:announcementId/unplan",
  summary: "Make a planned announcement a draft again.",
  params: announcementPath,
  response: announcement,
  errors: [404, 409],
});

/** Maximum length of a reason, in characters. */
export const MAX_WITHDRAWAL_REASON = 500;

export const withdrawAnnouncement = endpoint({
  name: "withdrawAnnouncement",
  method: "POST",
  path: "/api/authoring/announcements/:announcementId/withdraw",
  summary: "Take a sent announcement back. Those who open it read the reason in place of its text.",
  params: announcementPath,
  body: z.strictObject({
    reason: plainText
      .trim()
      .min(1, { error: "Say why you withdraw it." })
      .max(MAX_WITHDRAWAL_REASON, { error: "Use at most 500 characters." }),
  }),
  response: announcement,
  errors: [404, 409],
});

export const deleteAnnouncement = endpoint({
  name: "deleteAnnouncement",
  method: "DELETE",
  path: "/api/authoring/announcements/:announcementId",
  summary: "Delete a draft. One that was sent can be withdrawn.",
  params: announcementPath,
  response: z.strictObject({}),
  errors: [404, 409],
});

export const uploadAnnouncementPicture = endpoint({
  name: "uploadAnnouncementPicture",
  method: "POST",
  path: "/api/authoring/announcements/:announcementId/pictures",
  summary: "Upload a picture for the text of an announcement.",
  params: announcementPath,
  files: "image",
  response: z.strictObject({
    /** `files/NAME`, for use in the text. */
    reference: z.string(),
    width: z.int().nullable(),
    height: z.int().nullable(),
  }),
  errors: [404],
});

export const attachAnnouncementFile = endpoint({
  name: "attachAnnouncementFile",
  method: "POST",
  path: "/api/authoring/announcements/:announcementId/files",
  summary: "Attach a file for download, at once. The same file is not attached twice.",
  params: announcementPath,
  files: "file",
  response: announcement,
  errors: [404, 409],
});

export const detachAnnouncementFile = endpoint({
  name: "detachAnnouncementFile",
  method: "DELETE",
  path: "/api/authoring/announcements/:announcementId/files/:fileName",
  summary: "Take a file for download away.",
  params: announcementPath.extend({ fileName: plainText.min(1).max(255) }),
  response: announcement,
  errors: [404, 409],
});

const reader = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  /** Null while they have not. */
  read_at: localDateTime.nullable(),
});
export type AnnouncementReader = z.infer<typeof reader>;

export const listAnnouncementReaders = endpoint({
  name: "listAnnouncementReaders",
  method: "GET",
  path: "/api/authoring/announcements/:announcementId/readers",
  summary: "The people an announcement is addressed to, by name, with when they read it.",
  params: announcementPath,
  query: pageQuery.extend({
    /** Parts of a name or address, separated by spaces. */
    q: plainText.max(200).optional(),
    /** Only those who have read it, or who have not. */
    read: z.enum(["yes", "no"]).optional(),
  }),
  response: z.strictObject({
    readers: z.array(reader),
    next_cursor: z.string().nullable(),
    time_zone: z.string(),
  }),
  errors: [404],
});
export type AnnouncementReaders = EndpointOutput<typeof listAnnouncementReaders>;
