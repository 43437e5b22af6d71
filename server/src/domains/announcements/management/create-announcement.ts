import { sql } from "drizzle-orm";

import { announcements } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { findAnnouncement, type NamedAnnouncement } from "../announcement/find-announcement.ts";
import { checkScope } from "./check-fields.ts";
import type { StoredFields } from "./stored-fields.ts";

interface NewAnnouncement extends Partial<StoredFields> {
  authorId: number;
  courseId: number | null;
  groupId: number | null;
  /** Selected people of the course; omitted for the whole audience. */
  recipientIds?: readonly number[];
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
