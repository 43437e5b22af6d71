/**
 * What other domains may use: comments, likes, reports, decisions of staff and a fair order, for a
 * kind of post that they declare.
 */
export { addComment } from "./comments/add-comment.ts";
export { deleteComment } from "./comments/delete-comment.ts";
export { findComment } from "./comments/find-comment.ts";
export { findEarlierCommenters } from "./comments/find-earlier-commenters.ts";
export { findVisibleComment } from "./comments/find-visible-comment.ts";
export { hasReply } from "./comments/has-reply.ts";
export { type ListedComment, listComments } from "./comments/list-comments.ts";
export { presentComment } from "./comments/present-comment.ts";
export { defineDiscussion, type Discussion } from "./kind/discussion.ts";
export { decodeFairCursor, encodeFairCursor, type FairCursor } from "./list/fair-cursor.ts";
export { arrangeFairly, fairValues, pickedPost, pickFairly } from "./list/fair-order.ts";
export { ownReactions } from "./list/own-reactions.ts";
export { VIEWS_STORED_AFTER, ViewCounter } from "./list/view-counter.ts";
export { decideOnText } from "./moderation/decide-on-text.ts";
export { type LatestDecision, latestDecision } from "./moderation/latest-decision.ts";
export {
  decodeModerationCursor,
  encodeModerationCursor,
  type ModerationCursor,
} from "./moderation/moderation-cursor.ts";
export {
  presentDecided,
  presentModerated,
  presentModeratedPost,
  type Reading,
} from "./moderation/present-moderation.ts";
export { readModeratedPost } from "./moderation/read-moderated-post.ts";
export { eraseReactions } from "./personal-data/erase-reactions.ts";
export { reactionParts } from "./personal-data/reaction-parts.ts";
export { authorName } from "./posts/author-name.ts";
export { findReactions } from "./posts/find-reactions.ts";
export { likePost } from "./posts/like-post.ts";
export { lockPost } from "./posts/lock-post.ts";
export { seesPost } from "./posts/post-policy.ts";
export { reportText } from "./reports/report-text.ts";
