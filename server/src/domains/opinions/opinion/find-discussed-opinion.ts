import { and, eq, not } from "drizzle-orm";

import {
  opinionComments,
  opinionLikes,
  opinions,
  pages,
  sections,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** The author of an opinion, null for one who is gone, and its course. */
interface DiscussedOpinion {
  authorId: number | null;
  courseId: number;
}

/** The opinion that a comment is about; null if either is hidden or gone. */
export async function findCommentedOpinion(
  { database }: Context,
  commentId: number,
): Promise<DiscussedOpinion | null> {
  const [opinion] = await database
    .select({ authorId: opinions.userId, courseId: pages.courseId })
    .from(opinionComments)
    .innerJoin(opinions, eq(opinions.id, opinionComments.opinionId))
    .innerJoin(sections, eq(sections.id, opinions.sectionId))
    .innerJoin(pages, eq(pages.id, sections.pageId))
    .where(
      and(
        eq(opinionComments.id, commentId),
        not(opinionComments.hidden),
        opinions.published,
        not(opinions.hidden),
      ),
    );
  return opinion ?? null;
}

/** The opinion, if this person still likes it; null if it is hidden or gone. */
export async function findLikedOpinion(
  { database }: Context,
  { userId, opinionId }: { userId: number; opinionId: number },
): Promise<DiscussedOpinion | null> {
  const [opinion] = await database
    .select({ authorId: opinions.userId, courseId: pages.courseId })
    .from(opinionLikes)
    .innerJoin(opinions, eq(opinions.id, opinionLikes.opinionId))
    .innerJoin(sections, eq(sections.id, opinions.sectionId))
    .innerJoin(pages, eq(pages.id, sections.pageId))
    .where(
      and(
        eq(opinionLikes.userId, userId),
        eq(opinionLikes.opinionId, opinionId),
        opinions.published,
        not(opinions.hidden),
      ),
    );
  return opinion ?? null;
}
