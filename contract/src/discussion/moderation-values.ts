import { z } from "zod";

import { id, localDateTime } from "../http/values.ts";

/** The latest decision about a text. */
const decision = z.strictObject({
  hidden: z.boolean(),
  /** Full name of who decided. */
  by: z.string(),
  at: localDateTime,
});

/** What staff know of a post or a comment, apart from its text. */
export const moderated = {
  id,
  /** Full name of its author. */
  author: z.string(),
  created_at: localDateTime,
  /** Whether mates do not see it. */
  hidden: z.boolean(),
  /** Null while undecided. */
  decision: decision.nullable(),
};

/** What staff know of a post: how it was received. */
export const moderatedCounts = {
  likes: z.int(),
  /** Comments that mates see. */
  comments: z.int(),
  /** Times that it was shown in a list, as far as counted. */
  views: z.int(),
  /** Open reports on it and on its comments. */
  open_reports: z.int(),
};

/** An open report. */
const openReport = z.strictObject({
  /** Full name of who reported. */
  by: z.string(),
  /** Empty where none was given. */
  reason: z.string(),
  at: localDateTime,
});

export const moderatedComment = z.strictObject({
  ...moderated,
  text: z.string(),
  reports: z.array(openReport),
});
export type ModeratedComment = z.infer<typeof moderatedComment>;

/** `hidden`: those hidden, or with a hidden comment. `reported`: those with open reports. */
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
  /** Open reports that are left on the post and on its comments. */
  open_reports: z.int(),
});
export type Decided = z.infer<typeof decided>;

export const verdict = z.strictObject({
  /** Whether mates no longer see it. */
  hidden: z.boolean(),
  /**
   * False takes the last decision back: the reports that it dealt with are open again. Else every
   * open report is dealt with, also where nothing was hidden.
   */
  handled: z.boolean(),
});
