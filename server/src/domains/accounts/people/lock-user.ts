import { eq } from "drizzle-orm";

import { users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Has other changes of this account wait until the caller's transaction ends. */
export async function lockUser({ database }: Context, userId: number): Promise<void> {
  await database.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}
