import { eq } from "drizzle-orm";

import { announcements } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Announcements to a deleted group move with its people, and reach no one but their new group. */
export async function moveToGroup(
  { database }: Context,
  { from, into }: { from: number; into: number },
): Promise<void> {
  await database
    .update(announcements)
    .set({ groupId: into })
    .where(eq(announcements.groupId, from));
}
