import { eq } from "drizzle-orm";

import { erasures } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** A scheduled erasure of a person. */
export type Erasure = typeof erasures.$inferSelect;

/** Null if none is scheduled. */
export async function findErasure({ database }: Context, userId: number): Promise<Erasure | null> {
  const [erasure] = await database.select().from(erasures).where(eq(erasures.userId, userId));
  return erasure ?? null;
}
