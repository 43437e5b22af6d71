import { eq, getColumns } from "drizzle-orm";

import { announcements, courses, groups, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";

export type Announcement = typeof announcements.$inferSelect;

/** An announcement with the names of what it refers to. */
export type NamedAnnouncement = Awaited<ReturnType<typeof findAnnouncement>>;

/** What is selected of a {@link NamedAnnouncement}. */
export const namedAnnouncement = {
  ...getColumns(announcements),
  courseTitle: courses.title,
  courseDeletedAt: courses.deletedAt,
  groupName: groups.name,
  firstName: users.firstName,
  lastName: users.lastName,
  avatar: users.avatar,
};

/** @throws `not_found`, also where its course is in the trash */
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
 * The same, and it is changed by nobody else until the transaction ends.
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
