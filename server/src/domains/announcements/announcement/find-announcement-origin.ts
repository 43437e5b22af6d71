import { eq } from "drizzle-orm";

import { announcements } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** An announcement's course, null for the site, and author; null if it is gone. */
export async function findAnnouncementOrigin({ database }: Context, id: number) {
  const [announcement] = await database
    .select({ courseId: announcements.courseId, authorId: announcements.authorId })
    .from(announcements)
    .where(eq(announcements.id, id));
  return announcement ?? null;
}
