import { eq, sql } from "drizzle-orm";

import { announcementFiles } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { findFileReferences } from "../../../platform/html/file-references.ts";

/** Notes which files an announcement's saved text refers to. */
export async function markShown(
  { database }: Context,
  announcementId: number,
  html: string,
): Promise<void> {
  const names = findFileReferences(html).map(({ name }) => name);
  await database
    .update(announcementFiles)
    .set({ isShown: sql`${announcementFiles.name} = any(${sql.param(names)}::text[])` })
    .where(eq(announcementFiles.announcementId, announcementId));
}
