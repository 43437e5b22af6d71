import { opinionReports } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";

interface Reported {
  opinionId: number;
  /** Null for the opinion itself. */
  commentId: number | null;
  /** Its author; null where they were erased. */
  authorId: number | null;
  reason: string;
}

/**
 * Reports an opinion or a comment to the course's staff. A person's first report is kept.
 * @throws `conflict` on the person's own
 */
export async function reportText(ctx: Context, actor: Actor, reported: Reported): Promise<void> {
  if (reported.authorId === actor.id) {
    throw conflict("own_text", "You cannot report what you wrote yourself.");
  }
  await ctx.database
    .insert(opinionReports)
    .values({
      userId: actor.id,
      opinionId: reported.opinionId,
      commentId: reported.commentId,
      reason: reported.reason.trim(),
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing();
}
