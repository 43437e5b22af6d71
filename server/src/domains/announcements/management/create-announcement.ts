import { and, eq, isNull, type SQL, sql } from "drizzle-orm";

import { announcements } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { findAnnouncement, type NamedAnnouncement } from "../announcement/find-announcement.ts";
import { isAsBegun } from "../announcement/is-untouched.ts";
import { checkScope } from "./check-fields.ts";
import type { StoredFields } from "./stored-fields.ts";

interface NewAnnouncement extends Partial<StoredFields> {
  authorId: number;
  courseId: number | null;
  groupId: number | null;
  /** Selected people of the course; omitted for the whole audience. */
  recipientIds?: readonly number[];
}

/** Whom an announcement is for. */
type Scope = Pick<NewAnnouncement, "authorId" | "courseId" | "groupId" | "recipientIds">;

/**
 * Begins an announcement as an empty draft, or continues one of its author's to the same people that is still
 * as it was begun, so that looking at the form leaves nothing behind.
 * @throws `invalid` for a group of another course
 */
export async function beginAnnouncement(ctx: Context, scope: Scope): Promise<NamedAnnouncement> {
  const { authorId, courseId, groupId, recipientIds } = scope;
  const [begun] = await ctx.database
    .select({ id: announcements.id })
    .from(announcements)
    .where(
      and(
        eq(announcements.authorId, authorId),
        courseId === null ? isNull(announcements.courseId) : eq(announcements.courseId, courseId),
        groupId === null ? isNull(announcements.groupId) : eq(announcements.groupId, groupId),
        eq(announcements.isDirect, recipientIds !== undefined),
        recipientIds && isAddressedTo(recipientIds),
        isAsBegun,
      ),
    )
    .limit(1);
  return begun ? findAnnouncement(ctx, begun.id) : createAnnouncement(ctx, scope);
}

/** Whether it is for exactly these people. */
function isAddressedTo(userIds: readonly number[]): SQL {
  return sql`(
    select array_agg(user_id order by user_id) from announcement_recipients
    where announcement_id = ${announcements.id}
  ) = ${sql.param(userIds.toSorted((one, other) => one - other))}::int[]`;
}

/**
 * Creates an announcement as a draft, empty unless fields are given.
 * @throws `invalid` for a group of another course
 */
export async function createAnnouncement(
  ctx: Context,
  { recipientIds, ...wanted }: NewAnnouncement,
): Promise<NamedAnnouncement> {
  await checkScope(ctx, wanted);
  return withTransaction(ctx, async (inner) => {
    const isDirect = recipientIds !== undefined;
    const createdAt = inner.clock.now();
    const [created] = await inner.database
      .insert(announcements)
      .values({ title: "", html: "", excerpt: "", ...wanted, isDirect, createdAt })
      .returning({ id: announcements.id });
    if (!created) throw new Error("The announcement was not stored.");
    if (isDirect) {
      await inner.database.execute(sql`
        insert into announcement_recipients (user_id, announcement_id)
        select unnest(${sql.param([...recipientIds])}::int[]), ${created.id}`);
    }
    return findAnnouncement(inner, created.id);
  });
}
