import { eq } from "drizzle-orm";

import { users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Locks this account against other changes until the end of the caller's transaction. */
export async function lockUser({ database }: Context, userId: number): Promise<void> {
  await database.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}
