import { and, eq, isNull } from "drizzle-orm";

import { users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";

/**
 * Ensures, in the caller's transaction, that another person can administer the site.
 * @throws `conflict` when this person is the last active administrator
 */
export async function keepAdmin({ database }: Context, userId: number): Promise<void> {
  // Locks all of them, so that two cannot leave at the same time.
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
