import { and, eq, sql } from "drizzle-orm";

import { opinionPins, opinions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { ErasedPerson } from "../../../platform/personal-data/personal-data.ts";
import { eraseReactions } from "../../discussion/index.ts";
import { answersView, detachAnswers } from "../../learning/index.ts";
import { dropPins } from "../opinion/drop-pins.ts";
import { opinionDiscussion } from "../opinion/opinion-discussion.ts";

/**
 * Removes what a person wrote and liked, or their name from it. What only they and staff could read
 * is removed in either case: the workbook, and hidden texts.
 */
export async function eraseAuthor(ctx: Context, person: ErasedPerson): Promise<void> {
  const own = sql`select id from ${answersView} where user_id = ${person.userId}`;
  await eraseReactions(ctx, opinionDiscussion, person, own);
  // No one could withdraw their consent any more.
  await dropPins(ctx, sql`${opinionPins.opinionId} in (${own})`);
  await eraseOpinions(ctx, person);
}

/** Deleting answers cascades to their opinions, with likes and comments. */
async function eraseOpinions(ctx: Context, person: ErasedPerson): Promise<void> {
  const { database } = ctx;
  if (person.texts === "remove") return;
  const kept = await database
    .update(opinions)
    .set({ userId: null })
    .where(
      and(
        eq(opinions.userId, person.userId),
        opinions.published,
        eq(opinions.hidden, false),
        sql`${opinions.id} in (select id from ${answersView} where user_id = ${person.userId})`,
      ),
    )
    .returning({ id: opinions.id });
  await detachAnswers(
    ctx,
    kept.map(({ id }) => id),
  );
}
