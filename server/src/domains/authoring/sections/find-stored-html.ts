import { and, eq, isNull } from "drizzle-orm";

import { sections } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { readContent, storedHtml } from "../../courses/index.ts";

/** The HTML of a page's sections, which was sanitised when it was written. */
export async function findStoredHtml({ database }: Context, pageId: number): Promise<Set<string>> {
  const rows = await database
    .select({ content: sections.content })
    .from(sections)
    .where(and(eq(sections.pageId, pageId), isNull(sections.deletedAt)));
  return new Set(storedHtml(rows.map(({ content }) => readContent(content))));
}
