import type { Theme } from "@paso/contract";
import { eq } from "drizzle-orm";

import { users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Remembers the theme a person chose, for their other devices. */
export async function changeTheme(
  ctx: Context,
  { userId, theme }: { userId: number; theme: Theme },
): Promise<void> {
  await ctx.database.update(users).set({ theme }).where(eq(users.id, userId));
}
