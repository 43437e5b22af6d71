import { eq } from "drizzle-orm";

import { progress } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Progress is stored by page, so it has to follow a section that moves to another one. */
export async function moveProgress(
  { database }: Context,
  { sectionId, toPageId }: { sectionId: number; toPageId: number },
): Promise<void> {
  await database
    .update(progress)
    .set({ pageId: toPageId })
    .where(eq(progress.sectionId, sectionId));
}
