import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";

import {
  opinionComments,
  opinionDecisions,
  opinionReports,
  opinions,
} from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";

interface Decision {
  opinionId: number;
  /** Null for the opinion itself. */
  commentId: number | null;
  hidden: boolean;
  /** False reverts the last decision: the reports it closed are open again. */
  handled: boolean;
}

/**
 * Hides an opinion or a comment from peers or shows it again, closes its reports, and records who
 * decided. Updates the number of comments in the same transaction.
 * @returns the open reports left on the opinion and its comments
 * @throws `not_found` where the comment is gone
 */
export function decideOnText(ctx: Context, actor: Actor, decision: Decision): Promise<number> {
  const { opinionId, commentId, hidden, handled } = decision;
  return withTransaction(ctx, async (inner) => {
    await lock(inner, opinionId);
    await setHidden(inner, decision);
    const about = and(
      eq(opinionDecisions.opinionId, opinionId),
      isText(opinionDecisions.commentId, commentId),
    );
    const [last] = await inner.database
      .select({ id: opinionDecisions.id })
      .from(opinionDecisions)
      .where(about)
      .orderBy(desc(opinionDecisions.id))
      .limit(1);
    const [made] = await inner.database
      .insert(opinionDecisions)
      .values({
        userId: actor.id,
        opinionId,
        commentId,
        hidden,
        createdAt: ctx.clock.now(),
      })
      .returning({ id: opinionDecisions.id });
    if (!made) throw new Error("The decision was not stored.");
    const text = and(
      eq(opinionReports.opinionId, opinionId),
      isText(opinionReports.commentId, commentId),
    );
    const reports = inner.database.update(opinionReports);
    if (handled) {
      await reports
        .set({ decisionId: made.id })
        .where(and(text, isNull(opinionReports.decisionId)));
    } else if (last) {
      await reports
        .set({ decisionId: null })
        .where(and(text, eq(opinionReports.decisionId, last.id)));
    }
    return inner.database.$count(
      opinionReports,
      and(eq(opinionReports.opinionId, opinionId), isNull(opinionReports.decisionId)),
    );
  });
}

/** The same lock as students' calls take, so that counts and hidden texts stay consistent. */
async function lock({ database }: Context, opinionId: number): Promise<void> {
  await database
    .select({ id: opinions.id })
    .from(opinions)
    .where(eq(opinions.id, opinionId))
    .for("no key update");
}

async function setHidden(
  { database }: Context,
  { opinionId, commentId, hidden }: Decision,
): Promise<void> {
  if (commentId === null) {
    await database.update(opinions).set({ hidden }).where(eq(opinions.id, opinionId));
    return;
  }
  const [before] = await database
    .select({ hidden: opinionComments.hidden })
    .from(opinionComments)
    .where(and(eq(opinionComments.id, commentId), eq(opinionComments.opinionId, opinionId)));
  if (!before) throw notFound();
  if (before.hidden === hidden) return;
  await database.update(opinionComments).set({ hidden }).where(eq(opinionComments.id, commentId));
  await database
    .update(opinions)
    .set({ comments: sql`${opinions.comments} + ${hidden ? -1 : 1}` })
    .where(eq(opinions.id, opinionId));
}

function isText(
  column: typeof opinionReports.commentId | typeof opinionDecisions.commentId,
  id: number | null,
): SQL {
  return id === null ? isNull(column) : eq(column, id);
}
