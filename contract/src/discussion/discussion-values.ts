import { z } from "zod";

import { id, localDateTime, plainText } from "../http/values.ts";

/** What people say about opinions, articles and announcements, and what staff decide about it. */

/** A picture of a person, shown beside the first name; null for initials. */
export const author = z.strictObject({ avatar: z.string().nullable() });

/** A comment, as one person sees it. */
export const comment = z.strictObject({
  id,
  first_name: z.string(),
  user: author,
  text: z.string(),
  created_at: localDateTime,
  /** Whether the viewer wrote it, and may therefore delete it. */
  own: z.boolean(),
  /** Hidden by staff: only its author still sees it, marked. */
  hidden: z.boolean(),
  /** Whether the viewer reported it. */
  reported: z.boolean(),
});
export type Comment = z.infer<typeof comment>;

/** A part of the comments on a post, as its reader gets them. */
export const commentPart = {
  /** This part's comments, oldest first. */
  comment_list: z.array(comment),
  /** Pass as `cursor` for the comments before these; null where there are none. */
  next_cursor: z.string().nullable(),
};

/** Longest comment, in characters. */
export const MAX_COMMENT = 2_000;

const commentText = plainText
  .max(MAX_COMMENT, { error: "Use at most 2000 characters." })
  .transform((text) => text.trim())
  .pipe(z.string().min(1, { error: "Write a comment." }));

export const newComment = z.strictObject({
  text: commentText,
  /** Made by the form for this one comment: sent again, it answers the comment that is there. */
  token: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .optional(),
});

/** The comment that was added, and how many comments others see now. */
export const addedComment = z.strictObject({ comment, comment_count: z.int() });
export const deletedComment = z.strictObject({ comment_count: z.int() });
export const likeToggled = z.strictObject({ liked: z.boolean(), like_count: z.int() });

/** Longest reason of a report, in characters. */
export const MAX_REASON = 500;

export const report = z.strictObject({
  /** Why, in the reporter's words; staff read it. */
  reason: plainText.max(MAX_REASON, { error: "Use at most 500 characters." }).optional(),
});
export const reported = z.strictObject({ reported: z.literal(true) });

/** A cursor that also names the least seen posts already shown, so that none is repeated. */
export const fairCursor = z
  .string()
  .max(1_000)
  .regex(/^[A-Za-z0-9_-]*$/, { error: "This cursor is not valid." });
