import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import type { Discussion } from "../kind/discussion.ts";

interface Decision {
  postId: number;
  /** Null for the post itself. */
  commentId: number | null;
  hidden: boolean;
  /** False reverts the last decision: the reports it closed are open again. */
  handled: boolean;
}

/**
 * Hides a post or a comment or shows it again, closes its reports, and records who decided. Updates
 * the number of comments in the same transaction.
 * @returns the open reports left on the post and its comments
 * @throws `not_found` if the comment is gone
 */
export function decideOnText(
  ctx: Context,
  discussion: Discussion,
  actor: Pick<Actor, "id">,
  decision: Decision,
): Promise<number> {
  const { decisions, reports } = discussion;
  const { postId, commentId, hidden, handled } = decision;
  return withTransaction(ctx, async (inner) => {
    await lock(inner, discussion, postId);
    await setHidden(inner, discussion, decision);
    const about = and(eq(decisions.postId, postId), isText(decisions.commentId, commentId));
    const [last] = await inner.database
      .select({ id: decisions.id })
      .from(decisions)
      .where(about)
      .orderBy(desc(decisions.id))
      .limit(1);
    const [made] = await inner.database
      .insert(decisions)
      .values({ userId: actor.id, postId, commentId, hidden, createdAt: ctx.clock.now() })
      .returning({ id: decisions.id });
    if (!made) throw new Error("The decision was not stored.");
    const text = and(eq(reports.postId, postId), isText(reports.commentId, commentId));
    const update = inner.database.update(reports);
    if (handled) {
      await update.set({ decisionId: made.id }).where(and(text, isNull(reports.decisionId)));
    } else if (last) {
      await update.set({ decisionId: null }).where(and(text, eq(reports.decisionId, last.id)));
    }
    return inner.database.$count(
      reports,
      and(eq(reports.postId, postId), isNull(reports.decisionId)),
    );
  });
}

/** The same lock as readers' calls take, so that counts and hidden texts stay consistent. */
async function lock({ database }: Context, { posts }: Discussion, postId: number): Promise<void> {
  await database
    .select({ id: posts.id })
    .from(posts)
    .where(eq(posts.id, postId))
    .for("no key update");
}

async function setHidden(
  { database }: Context,
  { posts, comments }: Discussion,
  { postId, commentId, hidden }: Decision,
): Promise<void> {
  if (commentId === null) {
    await database.update(posts).set({ hidden }).where(eq(posts.id, postId));
    return;
  }
  const [before] = await database
    .select({ hidden: comments.hidden })
    .from(comments)
    .where(and(eq(comments.id, commentId), eq(comments.postId, postId)));
  if (!before) throw notFound();
  if (before.hidden === hidden) return;
  await database.update(comments).set({ hidden }).where(eq(comments.id, commentId));
  await database
    .update(posts)
    .set({ comments: sql`${posts.comments} + ${hidden ? -1 : 1}` })
    .where(eq(posts.id, postId));
}

function isText(column: AnyPgColumn, id: number | null): SQL {
  return id === null ? isNull(column) : eq(column, id);
}
