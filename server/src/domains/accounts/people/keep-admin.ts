import { and, eq, isNull } from "drizzle-orm";

import { users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";

/**
 * Makes sure, in the caller's transaction, that somebody else can administer the site.
 * @throws `conflict` where this person is the last active administrator
 */
export async function keepAdmin({ database }: Context, userId: number): Promise<void> {
  // All of them, so that two who go at once wait for each other.
  const admins = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, "admin"), isNull(users.disabledAt)))
    .orderBy(users.id)
    .for("no key update");
  if (admins.length === 1 && admins[0]?.id === userId) {
    throw conflict("last_admin", "A site keeps at least one active administrator.");
  }
}
