import { z } from "zod";

import {
  addedComment,
  commentPart,
  deletedComment,
  likeToggled,
  newComment,
  report,
  reported,
} from "../discussion/discussion-values.ts";
import { decided, moderatedDiscussion, verdict } from "../discussion/moderation-values.ts";
import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { pageQuery, pathId } from "../http/values.ts";

/**
 * Comments on an announcement whose author allows them, and their moderation by staff. Staff of its
 * course may comment like its readers; viewers only read.
 */

const announcementPath = z.strictObject({ announcementId: pathId });
const commentPath = announcementPath.extend({ commentId: pathId });

export const listAnnouncementComments = endpoint({
  name: "listAnnouncementComments",
  method: "GET",
  path: "/api/announcements/:announcementId/comments",
  summary: "What readers say to an announcement, the latest first to come.",
  params: announcementPath,
  query: pageQuery,
  response: z.strictObject({
    /** Whether commenting and liking are allowed; existing comments stay readable. */
    is_open: z.boolean(),
    comments: z.int(),
    likes: z.int(),
    liked: z.boolean(),
    ...commentPart,
    time_zone: z.string(),
  }),
  errors: [404],
});
export type AnnouncementComments = EndpointOutput<typeof listAnnouncementComments>;

export const likeAnnouncement = endpoint({
  name: "likeAnnouncement",
  method: "POST",
  path: "/api/announcements/:announcementId/like",
  summary:
    "Like an announcement, or take the like back. Refused on one's own, and where comments are closed (409).",
  params: announcementPath,
  response: likeToggled,
  errors: [404, 409],
});

export const commentAnnouncement = endpoint({
  name: "commentAnnouncement",
  method: "POST",
  path: "/api/announcements/:announcementId/comments",
  summary: "Comment on an announcement, where comments are open (else 409).",
  params: announcementPath,
  body: newComment,
  response: addedComment,
  errors: [404, 409],
});

export const deleteAnnouncementComment = endpoint({
  name: "deleteAnnouncementComment",
  method: "DELETE",
  path: "/api/announcements/:announcementId/comments/:commentId",
  summary: "Delete one's own comment, for good.",
  params: commentPath,
  response: deletedComment,
  errors: [404],
});

export const reportAnnouncementComment = endpoint({
  name: "reportAnnouncementComment",
  method: "POST",
  path: "/api/announcements/:announcementId/comments/:commentId/report",
  summary: "Report a comment to the staff. Only a person's first report counts.",
  params: commentPath,
  body: report,
  response: reported,
  errors: [404, 409],
});

export const readModeratedAnnouncement = endpoint({
  name: "readModeratedAnnouncement",
  method: "GET",
  path: "/api/authoring/announcements/:announcementId/comments",
  summary: "The comments on an announcement for staff, hidden ones included, oldest first.",
  params: announcementPath,
  query: pageQuery,
  response: moderatedDiscussion.extend({
    likes: z.int(),
    /** Whether the viewer may comment now. */
    may_comment: z.boolean(),
    /** Whether the viewer may hide and restore comments. */
    may_moderate: z.boolean(),
  }),
  errors: [404],
});
export type ModeratedAnnouncement = EndpointOutput<typeof readModeratedAnnouncement>;

export const moderateAnnouncementComment = endpoint({
  name: "moderateAnnouncementComment",
  method: "POST",
  path: "/api/authoring/announcements/:announcementId/comments/:commentId/decision",
  summary: "Hide a comment on an announcement, restore it, or keep it in spite of its reports.",
  params: commentPath,
  body: verdict,
  response: decided,
  errors: [404],
});
