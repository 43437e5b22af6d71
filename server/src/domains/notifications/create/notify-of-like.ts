import { and, eq, not } from "drizzle-orm";

import {
  notificationActors,
  notifications,
  opinionLikes,
  opinions,
  pages,
  sections,
} from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { mailNotifications } from "../mails/mail-notifications.ts";
import { planDeliveries } from "./create-notifications.ts";

interface Liked {
  userId: number;
  opinionId: number;
}

/**
 * Tells an opinion's author that somebody likes it, together with who liked it before. A person
 * counts once: who takes a like back and gives it again rings no second time.
 */
export function notifyOfLike(ctx: Context, { userId, opinionId }: Liked): Promise<void> {
  return withTransaction(ctx, async (inner) => {
    const { database } = inner;
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
    const authorId = opinion?.authorId ?? null;
    if (!opinion || authorId === null || authorId === userId) return;
    const { courseId } = opinion;
    const [delivery] = await planDeliveries(inner, "like", [authorId]);
    if (!delivery) return;
    const { isMailed, ...times } = delivery;
    const bundleKey = `like:${opinionId}`;
    const [created] = await database
      .insert(notifications)
      .values({ kind: "like", bundleKey, courseId, opinionId, ...times })
      .onConflictDoNothing()
      .returning({ id: notifications.id });
    const [bundle] = await database
      .select({ id: notifications.id, readAt: notifications.readAt })
      .from(notifications)
      .where(and(eq(notifications.userId, authorId), eq(notifications.bundleKey, bundleKey)))
      .for("update");
    // Deleted as old between the two statements.
    if (!bundle) return;
    const joined = await database
      .insert(notificationActors)
      .values({ notificationId: bundle.id, userId })
      .onConflictDoNothing()
      .returning({ userId: notificationActors.userId });
    if (joined.length === 0) return;
    if (!created) {
      const { bellAt, digestAt } = times;
      await database
        .update(notifications)
        .set({ bellAt, digestAt, readAt: null })
        .where(eq(notifications.id, bundle.id));
    }
    // One mail for what gathers until it is looked at.
    if (isMailed && (created || bundle.readAt !== null)) {
      await mailNotifications(inner, [bundle.id]);
    }
  });
}
