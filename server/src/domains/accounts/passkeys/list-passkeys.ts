import { asc, eq } from "drizzle-orm";

import { passkeys } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

export type StoredPasskey = typeof passkeys.$inferSelect;

/** A person's passkeys, oldest first. */
export function listPasskeys(ctx: Context, userId: number): Promise<StoredPasskey[]> {
  return ctx.database
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.id));
}
