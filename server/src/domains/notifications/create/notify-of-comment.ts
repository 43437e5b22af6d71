import { and, eq, lt, ne, not, sql } from "drizzle-orm";

import { opinionComments, opinions, pages, sections } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { createNotifications } from "./create-notifications.ts";

interface Commented {
  userId: number;
  opinionId: number;
  commentId: number;
}

/** Tells an opinion's author of a comment, and those who commented before; nobody of their own. */
export async function notifyOfComment(ctx: Context, commented: Commented): Promise<void> {
  const { userId, opinionId, commentId } = commented;
  const [opinion] = await ctx.database
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
  // Deleted or hidden in the meantime.
  if (!opinion) return;
  const { authorId, courseId } = opinion;
  const about = { bundleKey: `comment:${commentId}`, courseId, opinionId, commentId };
  if (authorId !== null && authorId !== userId) {
    await createNotifications(ctx, { kind: "comment", ...about }, [authorId]);
  }
  const others = await ctx.database
    .selectDistinct({ userId: opinionComments.userId })
    .from(opinionComments)
    .where(
      and(
        eq(opinionComments.opinionId, opinionId),
        lt(opinionComments.id, commentId),
        not(opinionComments.hidden),
        ne(opinionComments.userId, userId),
        sql`${opinionComments.userId} is distinct from ${authorId}`,
      ),
    );
  const ids = others.map((other) => other.userId).filter((id) => id !== null);
  await createNotifications(ctx, { kind: "reply", ...about }, ids);
}
