import { eq } from "drizzle-orm";

import { progress } from "../../database/tables/index.ts";
import type { Context } from "../../platform/context.ts";

/** Progress is kept by page, so it goes with a section that moves to another one. */
export function followMovedSections(events: Context["events"]): void {
  events.on("sectionMoved", async ({ database }, { sectionId, toPageId }) => {
    await database
      .update(progress)
      .set({ pageId: toPageId })
      .where(eq(progress.sectionId, sectionId));
  });
}
