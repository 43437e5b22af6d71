import { asc, lte } from "drizzle-orm";

import { erasures } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { DomainError } from "../../../platform/errors/domain-error.ts";
import { erasePerson } from "./erase-person.ts";

/** Erases everybody whose time has come, each in a transaction of their own. */
export async function eraseDuePeople(ctx: Context): Promise<void> {
  const due = await ctx.database
    .select({ userId: erasures.userId })
    .from(erasures)
    .where(lte(erasures.dueAt, ctx.clock.now()))
    .orderBy(asc(erasures.dueAt), asc(erasures.userId));
  const failures: unknown[] = [];
  for (const { userId } of due) {
    try {
      await erasePerson(ctx, userId);
    } catch (error) {
      // The last administrator waits until there is another one.
      if (!(error instanceof DomainError && error.code === "last_admin")) failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "People could not be erased.");
}
