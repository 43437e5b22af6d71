import { and, asc, not } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { opinions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** The ids of opinions shown as pinned on some questions, by question; those without any are missing. */
export async function readPinned(
  { database }: Pick<Context, "database">,
  sectionIds: readonly number[],
): Promise<Map<number, number[]>> {
  const rows = await database
    .select({ id: opinions.id, sectionId: opinions.sectionId })
    .from(opinions)
    .where(
      and(
        isAnyOf(opinions.sectionId, sectionIds),
        opinions.isPinned,
        opinions.published,
        not(opinions.hidden),
      ),
    )
    .orderBy(asc(opinions.id));
  const pinned = new Map<number, number[]>(sectionIds.map((id) => [id, []]));
  for (const { id, sectionId } of rows) pinned.get(sectionId)?.push(id);
  return pinned;
}
