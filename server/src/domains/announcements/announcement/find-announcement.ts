import { eq, getColumns } from "drizzle-orm";

import { announcements, courses, groups, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";

export type Announcement = typeof announcements.$inferSelect;

/** An announcement with the names of its course, group and author. */
export type NamedAnnouncement = Awaited<ReturnType<typeof findAnnouncement>>;

/** The columns of a {@link NamedAnnouncement}. */
export const namedAnnouncement = {
  ...getColumns(announcements),
  courseTitle: courses.title,
  courseDeletedAt: courses.deletedAt,
  groupName: groups.name,
  firstName: users.firstName,
  lastName: users.lastName,
  avatar: users.avatar,
};

/** @throws `not_found`, also if its course is in the trash */
export async function findAnnouncement({ database }: Context, id: number) {
  const [found] = await database
    .select(namedAnnouncement)
    .from(announcements)
    .leftJoin(courses, eq(courses.id, announcements.courseId))
    .leftJoin(groups, eq(groups.id, announcements.groupId))
    .leftJoin(users, eq(users.id, announcements.authorId))
    .where(eq(announcements.id, id));
  if (!found || found.courseDeletedAt !== null) throw notFound();
  return found;
}

/**
 * The same, locked until the end of the transaction.
 * @throws `not_found`
 */
export async function lockAnnouncement(ctx: Context, id: number): Promise<NamedAnnouncement> {
  await ctx.database
    .select({ id: announcements.id })
    .from(announcements)
    .where(eq(announcements.id, id))
    .for("update");
  return findAnnouncement(ctx, id);
}
