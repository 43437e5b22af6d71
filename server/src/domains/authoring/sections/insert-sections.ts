import type { SQL } from "drizzle-orm";

import { rowBatches } from "../../../database/row-batches.ts";
import { sectionFiles, sections, type StoredContent } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

export interface NewSection {
  pageId: number;
  order: number;
  /** Or its JSON, as an expression of the database. */
  content: StoredContent | SQL;
  files?: readonly SectionFile[];
}

export interface SectionFile {
  name: string;
  fileId: number;
  use: "attachment" | "inline";
  /** Place among the section's attachments. */
  order: number;
}

/**
 * Inserts any number of new sections in a few statements; returns their ids in the same order.
 * The caller has checked them.
 */
export async function insertSections(
  ctx: Context,
  added: readonly NewSection[],
): Promise<number[]> {
  const ids = new Map<string, number>();
  for (const batch of rowBatches(added)) {
    const created = await ctx.database
      .insert(sections)
      .values(batch.map(({ pageId, order, content }) => ({ pageId, order, content })))
      .returning({ id: sections.id, pageId: sections.pageId, order: sections.order });
    for (const row of created) ids.set(positionKey(row), row.id);
  }
  const idOf = (section: NewSection): number => {
    const id = ids.get(positionKey(section));
    if (id === undefined) throw new Error(`Section ${positionKey(section)} was not created.`);
    return id;
  };
  const files = added.flatMap((section) =>
    (section.files ?? []).map((file) => ({ ...file, sectionId: idOf(section) })),
  );
  for (const batch of rowBatches(files)) await ctx.database.insert(sectionFiles).values(batch);
  return added.map(idOf);
}

/** Identifies a new section: no two of a page share an order number. */
function positionKey({ pageId, order }: { pageId: number; order: number }): string {
  return `${pageId}:${order}`;
}
