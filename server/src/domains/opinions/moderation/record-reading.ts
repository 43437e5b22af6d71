import { sql } from "drizzle-orm";

import { opinionReadings } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Records that a staff member has seen a course's opinions up to the current newest one. */
export async function recordReading(
  { database }: Context,
  { userId, courseId }: { userId: number; courseId: number },
): Promise<void> {
  await database
    .insert(opinionReadings)
    .values({ userId, courseId, newestId: sql`(select coalesce(max(id), 0) from opinions)` })
    .onConflictDoUpdate({
      target: [opinionReadings.userId, opinionReadings.courseId],
      set: { newestId: sql`excluded.newest_id` },
    });
}
