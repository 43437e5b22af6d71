import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { modules, pages, sections } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Kinds that are ordered below a parent. */
export type ChildKind = "module" | "page" | "section";

/** Table and parent of each kind. */
export const CHILDREN = {
  module: { table: modules, parent: modules.courseId },
  page: { table: pages, parent: pages.moduleId },
  section: { table: sections, parent: sections.pageId },
} as const;

/** Ids of a parent's living children, in their order. */
export async function findChildren(
  { database }: Context,
  kind: ChildKind,
  parentId: number,
): Promise<number[]> {
  const { table, parent } = CHILDREN[kind];
  const rows = await database
    .select({ id: table.id })
    .from(table)
    .where(and(eq(parent, parentId), isNull(table.deletedAt)))
    .orderBy(asc(table.order));
  return rows.map(({ id }) => id);
}

/**
 * Numbers children 1..n in the order given. Two statements, because order numbers are unique at
 * all times: first out of the way, then to the final numbers.
 */
export async function renumberChildren(
  { database }: Context,
  kind: ChildKind,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const { table } = CHILDREN[kind];
  const own = isAnyOf(table.id, ids);
  await database
    .update(table)
    .set({ order: sql`-1 - ${table.order}` })
    .where(own);
  await database
    .update(table)
    .set({ order: sql`array_position(${sql.param([...ids])}::int[], ${table.id})` })
    .where(own);
}

/** A child's own number, or the one after its parent's last child if a living sibling has it. */
export async function freeOrder(
  { database }: Context,
  kind: ChildKind,
  id: number,
  parentId: number,
): Promise<number> {
  const { table, parent } = CHILDREN[kind];
  const [own] = await database.select({ order: table.order }).from(table).where(eq(table.id, id));
  const siblings = await database
    .select({ order: table.order })
    .from(table)
    .where(and(eq(parent, parentId), ne(table.id, id), isNull(table.deletedAt)));
  const orders = siblings.map(({ order }) => order);
  if (own && !orders.includes(own.order)) return own.order;
  return orders.reduce((last, order) => Math.max(last, order), 0) + 1;
}
