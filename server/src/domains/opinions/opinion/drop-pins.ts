import type { SQL } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { opinionPins, opinions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/**
 * Deletes pins and requests to pin, with the authors' answers: these were about another text, or their
 * authors are gone.
 * @returns how many were deleted
 */
export async function dropPins({ database }: Context, which: SQL | undefined): Promise<number> {
  const rows = await database
    .delete(opinionPins)
    .where(which)
    .returning({ id: opinionPins.opinionId });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await database.update(opinions).set({ isPinned: false }).where(isAnyOf(opinions.id, ids));
  }
  return ids.length;
}
