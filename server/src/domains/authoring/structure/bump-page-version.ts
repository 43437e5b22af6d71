import { eq, sql } from "drizzle-orm";

import { pages } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Gives a page whose sections changed a new version; returns it. Part of a change of its course. */
export async function bumpPageVersion({ database }: Context, pageId: number): Promise<number> {
  const [page] = await database
    .update(pages)
    .set({ version: sql`${pages.version} + 1` })
    .where(eq(pages.id, pageId))
    .returning({ version: pages.version });
  if (!page) throw new Error(`There is no page ${pageId} to update.`);
  return page.version;
}
