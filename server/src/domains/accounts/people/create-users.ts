import { sql } from "drizzle-orm";

import { users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { NewUser } from "./create-user.ts";
import { unusableHash } from "./unusable-hash.ts";

/**
 * Creates accounts without a password, in the caller's transaction.
 * @returns their ids by address in lower case; addresses that have an account are left out
 */
export async function createUsers(
  ctx: Context,
  people: readonly Omit<NewUser, "password" | "isDemo" | "mustChangePassword">[],
): Promise<Map<string, number>> {
  if (people.length === 0) return new Map();
  const passwordHash = await unusableHash();
  const createdAt = ctx.clock.now();
  const created = await ctx.database
    .insert(users)
    .values(people.map((person) => ({ ...person, passwordHash, createdAt })))
    .onConflictDoNothing()
    .returning({ id: users.id, email: sql<string>`lower(${users.email})` });
  return new Map(created.map(({ id, email }) => [email, id]));
}
