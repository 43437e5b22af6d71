import { announcements } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { findAnnouncement, type NamedAnnouncement } from "../announcement/find-announcement.ts";
import { checkScope } from "./check-fields.ts";
import type { StoredFields } from "./stored-fields.ts";

interface NewAnnouncement extends Partial<StoredFields> {
  authorId: number;
  courseId: number | null;
  groupId: number | null;
}

/**
 * Begins an announcement as a draft, empty unless its fields are given.
 * @throws `invalid` for a group of another course
 */
export async function createAnnouncement(
  ctx: Context,
  wanted: NewAnnouncement,
): Promise<NamedAnnouncement> {
  await checkScope(ctx, wanted);
  const [created] = await ctx.database
    .insert(announcements)
    .values({ title: "", html: "", excerpt: "", ...wanted, createdAt: ctx.clock.now() })
    .returning({ id: announcements.id });
  if (!created) throw new Error("The announcement was not stored.");
  return findAnnouncement(ctx, created.id);
}
