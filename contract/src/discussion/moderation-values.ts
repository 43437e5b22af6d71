import { z } from "zod";

import { id, localDateTime } from "../http/values.ts";

/** The latest decision about a text. */
const decision = z.strictObject({
  hidden: z.boolean(),
  /** Full name of the moderator. */
  by: z.string(),
  at: localDateTime,
});

/** A post or a comment as shown to staff, apart from its text. */
export const moderated = {
  id,
  /** Full name of its author. */
  author: z.string(),
  created_at: localDateTime,
  /** Whether course mates cannot see it. */
  hidden: z.boolean(),
  /** Null while undecided. */
  decision: decision.nullable(),
};

/** Reception of a post, as shown to staff. */
export const moderatedCounts = {
  likes: z.int(),
  /** Comments visible to course mates. */
  comments: z.int(),
  /** Times that it was shown in a list, as far as counted. */
  views: z.int(),
  /** Open reports on it and on its comments. */
  open_reports: z.int(),
};

/** An open report. */
const openReport = z.strictObject({
  /** Full name of the reporter. */
  by: z.string(),
  /** Empty if none was given. */
  reason: z.string(),
  at: localDateTime,
});

export const moderatedComment = z.strictObject({
  ...moderated,
  text: z.string(),
  reports: z.array(openReport),
});
export type ModeratedComment = z.infer<typeof moderatedComment>;

/** `hidden`: hidden posts, or with a hidden comment. `reported`: those with open reports. */
export const moderatedShow = z.enum(["all", "reported", "hidden"]);

/** A post's open reports and its comments. */
export const moderatedDiscussion = z.strictObject({
  reports: z.array(openReport),
  comments: z.array(moderatedComment),
  next_cursor: z.string().nullable(),
});
export type ModeratedDiscussion = z.infer<typeof moderatedDiscussion>;

export const decided = z.strictObject({
  decision,
  /** Remaining open reports on the post and on its comments. */
  open_reports: z.int(),
});
export type Decided = z.infer<typeof decided>;

export const verdict = z.strictObject({
  /** Whether course mates can no longer see it. */
  hidden: z.boolean(),
  /**
   * False undoes the last decision: the reports that it closed are open again. Otherwise every open
   * report is closed, even if nothing was hidden.
   */
  handled: z.boolean(),
});
