import type { Role } from "@paso/contract";
import { eq } from "drizzle-orm";

import { sessions, users } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { keepAdmin } from "./keep-admin.ts";

/**
 * Changes a person's role. They have to sign in again, so that the role's session limits apply.
 * @throws `conflict` when no active administrator would be left
 */
export async function changeRole(
  ctx: Context,
  { userId, role }: { userId: number; role: Role },
): Promise<void> {
  await withTransaction(ctx, async (inner) => {
    const { database } = inner;
    if (role !== "admin") await keepAdmin(inner, userId);
    await database.update(users).set({ role }).where(eq(users.id, userId));
    await database.delete(sessions).where(eq(sessions.userId, userId));
  });
}
