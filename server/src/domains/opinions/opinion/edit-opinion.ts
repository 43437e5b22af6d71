import { and, eq, sql } from "drizzle-orm";

import { opinionPins, opinions } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, forbidden } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { hasReply, lockPost } from "../../discussion/index.ts";
import { editAnswerText, parseAnswer } from "../../learning/index.ts";
import { dropPins } from "./drop-pins.ts";
import type { FoundOpinion } from "./find-opinion.ts";
import { opinionDiscussion } from "./opinion-discussion.ts";

/**
 * Edits a person's own opinion by the rules of its question. A concurrent comment either comes
 * first and closes the opinion, or sees the new text.
 * @returns the current text
 * @throws `forbidden` on another's, `conflict` if a peer has commented, staff have hidden it or the
 *   module is closed, `invalid` on the text
 */
export async function editOpinion(
  ctx: Context,
  actor: Actor,
  { id, userId, section, moduleClosed }: FoundOpinion,
  raw: string,
): Promise<string> {
  if (userId !== actor.id) throw forbidden();
  if (moduleClosed) {
    throw conflict(
      "module_closed",
      "This module is closed. You can read it, but not answer any more.",
    );
  }
  const answer = parseAnswer(section.content, raw);
  if (!("text" in answer)) throw new Error("An opinion's question takes a text.");
  return withTransaction(ctx, async (inner) => {
    const { hidden } = await lockPost(inner, opinionDiscussion, actor, id);
    if (hidden) {
      throw conflict("hidden", "Hidden by the course’s staff. It can no longer be changed.");
    }
    if (await hasReply(inner, opinionDiscussion, id, userId)) {
      throw conflict(
        "already_replied",
        "A course mate has commented on your opinion. It can no longer be changed.",
      );
    }
    await editAnswerText(inner, { answerId: id, text: answer.text });
    // Staff chose, and its author agreed to, the previous text.
    await dropPins(
      inner,
      and(eq(opinionPins.opinionId, id), sql`${opinionPins.state} <> 'declined'`),
    );
    await inner.database
      .update(opinions)
      .set({ editedAt: ctx.clock.now() })
      .where(eq(opinions.id, id));
    return answer.text;
  });
}
