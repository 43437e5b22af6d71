import type { Locale } from "@paso/contract";
import { eq } from "drizzle-orm";

import { users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Remembers the language a person chose. */
export async function changeLocale(
  ctx: Context,
  input: { userId: number; locale: Locale },
): Promise<void> {
  await ctx.database.update(users).set({ locale: input.locale }).where(eq(users.id, input.userId));
}
