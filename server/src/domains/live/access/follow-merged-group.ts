import { eq } from "drizzle-orm";

import { liveClasses, liveOccurrences } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Moves the classes of a group that was merged to the group that its people are in now. */
export async function followMergedGroup(
  { database }: Context,
  { from, into }: { from: number; into: number },
): Promise<void> {
  for (const table of [liveClasses, liveOccurrences]) {
    await database.update(table).set({ groupId: into }).where(eq(table.groupId, from));
  }
}
