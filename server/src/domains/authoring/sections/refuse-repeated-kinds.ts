import { and, eq, inArray, isNull, sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { pages, sections } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import { findRepeated, ONCE_PER_MODULE } from "../../courses/index.ts";

/** Refuses (`conflict`) a change that leaves a module with two sections of a kind allowed once. */
export async function refuseRepeatedKinds(
  ctx: Context,
  moduleIds: readonly (number | null)[],
): Promise<void> {
  const types = await findTypesHeldOnce(
    ctx,
    moduleIds.filter((id) => id !== null),
  );
  const [repeated] = [...types.values()].flatMap((ofModule) => findRepeated(ofModule));
  if (repeated) throw conflict(`second_${repeated.type}`, repeated.message);
}

/** Types of the modules' sections, by module; only those allowed once per module. */
export async function findTypesHeldOnce(
  { database }: Context,
  moduleIds: readonly number[],
): Promise<Map<number, string[]>> {
  if (moduleIds.length === 0) return new Map();
  const type = sql<string>`${sections.content}->>'type'`;
  const rows = await database
    .select({ moduleId: pages.moduleId, type })
    .from(sections)
    .innerJoin(pages, eq(pages.id, sections.pageId))
    .where(
      and(
        isAnyOf(pages.moduleId, moduleIds),
        isNull(pages.deletedAt),
        isNull(sections.deletedAt),
        inArray(type, ONCE_PER_MODULE),
      ),
    );
  const byModule = Map.groupBy(rows, ({ moduleId }) => moduleId ?? 0);
  return new Map([...byModule].map(([id, found]) => [id, found.map((row) => row.type)]));
}

/** The module that a page belongs to; null for a survey. */
export async function moduleOfPage({ database }: Context, pageId: number): Promise<number | null> {
  const [page] = await database
    .select({ moduleId: pages.moduleId })
    .from(pages)
    .where(eq(pages.id, pageId));
  return page?.moduleId ?? null;
}
