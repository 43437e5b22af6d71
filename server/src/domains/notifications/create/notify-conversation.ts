import type { NotificationKind } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { type Discussion, findEarlierCommenters } from "../../discussion/index.ts";
import { type Cause, createNotifications } from "./create-notifications.ts";

/** Maximum recent commenters notified of a reply: more are an audience, not a conversation. */
const MOST_REPLIED = 50;

interface Comment {
  userId: number;
  postId: number;
  commentId: number;
}

interface Told {
  comment: Comment;
  /** Null if the post's author was erased. */
  authorId: number | null;
  /** Kind of the author's notification. */
  kind: NotificationKind;
  about: Omit<Cause, "kind">;
}

/** Notifies a post's author of a comment, and earlier commenters of a reply; never the commenter. */
export async function notifyConversation(
  ctx: Context,
  discussion: Discussion,
  { comment, authorId, kind, about }: Told,
): Promise<void> {
  if (authorId !== null && authorId !== comment.userId) {
    await createNotifications(ctx, { kind, ...about }, [authorId]);
  }
  const most = MOST_REPLIED;
  const ids = await findEarlierCommenters(ctx, discussion, { ...comment, authorId, most });
  await createNotifications(ctx, { kind: "reply", ...about }, ids);
}
