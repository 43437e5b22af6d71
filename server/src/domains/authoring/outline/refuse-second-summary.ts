import { and, eq, inArray, isNull, sql } from "drizzle-orm";

import { pages, sections } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";

/** Refuses (`conflict`) a change that left a module with more than one final quiz summary. */
export async function refuseSecondSummary(
  { database }: Context,
  moduleIds: readonly (number | null)[],
): Promise<void> {
  const ids = moduleIds.filter((id) => id !== null);
  if (ids.length === 0) return;
  const rows = await database
    .select({ moduleId: pages.moduleId })
    .from(sections)
    .innerJoin(pages, eq(pages.id, sections.pageId))
    .where(
      and(
        inArray(pages.moduleId, ids),
        isNull(pages.deletedAt),
        isNull(sections.deletedAt),
        eq(sql`${sections.content}->>'type'`, "final_quiz_resume"),
      ),
    );
  if (new Set(rows.map(({ moduleId }) => moduleId)).size === rows.length) return;
  throw conflict(
    "second_final_quiz_resume",
    "It looks like there is already a final quiz resume section in this module.",
  );
}

/** The module that a page belongs to; null for a survey. */
export async function moduleOfPage({ database }: Context, pageId: number): Promise<number | null> {
  const [page] = await database
    .select({ moduleId: pages.moduleId })
    .from(pages)
    .where(eq(pages.id, pageId));
  return page?.moduleId ?? null;
}
