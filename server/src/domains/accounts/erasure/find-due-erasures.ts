import { asc, eq, lte } from "drizzle-orm";

import { erasures, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Ids of the people whose erasure is due, longest due first. */
export async function findDueErasures({ database, clock }: Context): Promise<number[]> {
  const due = await database
    .select({ userId: erasures.userId })
    .from(erasures)
    .where(lte(erasures.dueAt, clock.now()))
    .orderBy(asc(erasures.dueAt), asc(erasures.userId));
  return due.map(({ userId }) => userId);
}

/** A person's erasure and account, locked; null if it was cancelled or is not due. */
export async function lockDueErasure({ database, clock }: Context, userId: number) {
  const [row] = await database
    .select({ erasure: erasures, user: users })
    .from(erasures)
    .innerJoin(users, eq(users.id, erasures.userId))
    .where(eq(erasures.userId, userId))
    .for("update");
  return row && row.erasure.dueAt <= clock.now() ? row : null;
}
