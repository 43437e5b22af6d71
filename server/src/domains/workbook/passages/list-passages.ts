import { and, asc, eq } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { passages } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** A person's kept passages of some sections, in the order they were kept. */
export function listPassages(
  { database }: Context,
  { userId, sectionIds }: { userId: number; sectionIds: readonly number[] },
) {
  return database
    .select()
    .from(passages)
    .where(and(eq(passages.userId, userId), isAnyOf(passages.sectionId, sectionIds)))
    .orderBy(asc(passages.sectionId), asc(passages.id));
}
