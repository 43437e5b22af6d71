import { eq, sql } from "drizzle-orm";

import { users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** The account of an e-mail address, case-insensitively; null for none. */
export async function findUserByEmail(
  ctx: Context,
  email: string,
): Promise<typeof users.$inferSelect | null> {
  const [user] = await ctx.database
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.trim().toLowerCase()));
  return user ?? null;
}
