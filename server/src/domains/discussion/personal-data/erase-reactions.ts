import { and, eq, type SQL, sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import type { Context } from "../../../platform/context.ts";
import type { ErasedPerson } from "../../../platform/personal-data/personal-data.ts";
import type { Discussion } from "../kind/discussion.ts";

/**
 * Removes a person's likes, and their comments or their name from them, and corrects the posts'
 * counts. Their decisions as staff remain, without their name.
 * @param ownPosts selects the ids of their own posts, which are locked, too
 */
export async function eraseReactions(
  ctx: Context,
  discussion: Discussion,
  person: ErasedPerson,
  ownPosts: SQL,
): Promise<void> {
  const { decisions } = discussion;
  await lockTouched(ctx, discussion, person.userId, ownPosts);
  await eraseLikes(ctx, discussion, person.userId);
  await eraseComments(ctx, discussion, person);
  await ctx.database
    .update(decisions)
    .set({ userId: null })
    .where(eq(decisions.userId, person.userId));
}

/** By ascending id, so that two erasures cannot deadlock. */
async function lockTouched(
  { database }: Context,
  { posts, likes, comments, postId }: Discussion,
  userId: number,
  ownPosts: SQL,
): Promise<void> {
  await database.execute(sql`
    select from ${posts} p where p.id in (
      ${ownPosts}
      union select ${postId} from ${likes} where user_id = ${userId}
      union select ${postId} from ${comments} where user_id = ${userId})
    order by p.id for no key update`);
}

async function eraseLikes(
  { database }: Context,
  { posts, likes }: Discussion,
  userId: number,
): Promise<void> {
  const gone = await database
    .delete(likes)
    .where(eq(likes.userId, userId))
    .returning({ postId: likes.postId });
  const ids = gone.map(({ postId }) => postId);
  await database
    .update(posts)
    .set({ likes: sql`${posts.likes} - 1` })
    .where(isAnyOf(posts.id, ids));
}

/** Comments that staff hid are removed in either case: only their author and staff could read them. */
async function eraseComments(
  { database }: Context,
  { posts, comments }: Discussion,
  { userId, texts }: ErasedPerson,
): Promise<void> {
  const own = eq(comments.userId, userId);
  if (texts === "anonymise") {
    await database.delete(comments).where(and(own, comments.hidden));
    await database.update(comments).set({ userId: null, token: null }).where(own);
    return;
  }
  const gone = await database
    .delete(comments)
    .where(own)
    .returning({ postId: comments.postId, hidden: comments.hidden });
  const counted = Map.groupBy(
    gone.filter(({ hidden }) => !hidden),
    ({ postId }) => postId,
  );
  const counts = [...counted].map(([id, list]) => ({ id, count: list.length }));
  await database.execute(sql`
    update ${posts} p set comments = p.comments - gone.count
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as gone(id bigint, count int)
    where p.id = gone.id`);
}
