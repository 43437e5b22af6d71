import { and, eq, sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import {
  answers,
  opinionComments,
  opinionDecisions,
  opinionLikes,
  opinions,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { ErasedPerson } from "../../../platform/personal-data/personal-data.ts";
import { detachAnswers } from "../../learning/index.ts";

/**
 * Removes what a person wrote and liked, or their name from it, and counts anew what others see.
 * What only they and staff could read goes in either case: the workbook, and hidden texts.
 */
export async function eraseAuthor(ctx: Context, person: ErasedPerson): Promise<void> {
  await lockTouched(ctx, person.userId);
  await eraseLikes(ctx, person.userId);
  await eraseComments(ctx, person);
  await eraseOpinions(ctx, person);
  await ctx.database
    .update(opinionDecisions)
    .set({ userId: null })
    .where(eq(opinionDecisions.userId, person.userId));
}

/** In the order of their ids, so that two erasures do not wait for each other. */
async function lockTouched({ database }: Context, userId: number): Promise<void> {
  await database.execute(sql`
    select from opinions o where o.id in (
      select id from answers where user_id = ${userId}
      union select opinion_id from opinion_likes where user_id = ${userId}
      union select opinion_id from opinion_comments where user_id = ${userId})
    order by o.id for no key update`);
}

async function eraseLikes({ database }: Context, userId: number): Promise<void> {
  const gone = await database
    .delete(opinionLikes)
    .where(eq(opinionLikes.userId, userId))
    .returning({ opinionId: opinionLikes.opinionId });
  await database
    .update(opinions)
    .set({ likes: sql`${opinions.likes} - 1` })
    .where(
      isAnyOf(
        opinions.id,
        gone.map(({ opinionId }) => opinionId),
      ),
    );
}

async function eraseComments(ctx: Context, person: ErasedPerson): Promise<void> {
  const { database } = ctx;
  const own = eq(opinionComments.userId, person.userId);
  if (person.texts === "anonymise") {
    await database.delete(opinionComments).where(and(own, opinionComments.hidden));
    await database.update(opinionComments).set({ userId: null, token: null }).where(own);
    return;
  }
  const gone = await database
    .delete(opinionComments)
    .where(own)
    .returning({ opinionId: opinionComments.opinionId, hidden: opinionComments.hidden });
  const counted = Map.groupBy(
    gone.filter(({ hidden }) => !hidden),
    ({ opinionId }) => opinionId,
  );
  const counts = [...counted].map(([id, comments]) => ({ id, count: comments.length }));
  await database.execute(sql`
    update opinions o set comments = o.comments - gone.count
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as gone(id bigint, count int)
    where o.id = gone.id`);
}

/** Answers carry their opinions along, with their likes and comments. */
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
        sql`${opinions.id} in (select ${answers.id} from ${answers} where ${answers.userId} = ${person.userId})`,
      ),
    )
    .returning({ id: opinions.id });
  await detachAnswers(
    ctx,
    kept.map(({ id }) => id),
  );
}
