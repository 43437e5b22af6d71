import type { Context } from "../../../platform/context.ts";
import { findLikedArticle } from "../../articles/index.ts";
import { findLikedOpinion } from "../../opinions/index.ts";
import { joinBundle } from "./join-bundle.ts";

/** Notifies an opinion's author of a like, bundled with earlier ones. */
export async function notifyOfLike(
  ctx: Context,
  { userId, opinionId }: { userId: number; opinionId: number },
): Promise<void> {
  const opinion = await findLikedOpinion(ctx, { userId, opinionId });
  if (!opinion?.authorId) return;
  const { authorId, courseId } = opinion;
  const cause = { kind: "like" as const, bundleKey: `like:${opinionId}`, courseId, opinionId };
  await joinBundle(ctx, cause, { receiverId: authorId, actorId: userId });
}

/** The same for an article. */
export async function notifyOfArticleLike(
  ctx: Context,
  { userId, articleId }: { userId: number; articleId: number },
): Promise<void> {
  const article = await findLikedArticle(ctx, { userId, articleId });
  if (!article?.authorId) return;
  const { authorId, courseId } = article;
  const bundleKey = `article-like:${articleId}`;
  const cause = { kind: "like" as const, bundleKey, courseId, articleId };
  await joinBundle(ctx, cause, { receiverId: authorId, actorId: userId });
}
