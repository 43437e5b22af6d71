import { eq } from "drizzle-orm";

import { progress } from "../../database/tables/index.ts";
import type { Events } from "../../platform/events.ts";

/** Progress is kept by page, so it goes with a section that moves to another one. */
export function followMovedSections(events: Events): void {
  events.on("sectionMoved", async ({ database }, { sectionId, toPageId }) => {
    await database
      .update(progress)
      .set({ pageId: toPageId })
      .where(eq(progress.sectionId, sectionId));
  });
}
