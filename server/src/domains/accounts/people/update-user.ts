import type { Locale } from "@paso/contract";
import { eq } from "drizzle-orm";

import { users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

interface PersonalFields {
  firstName: string;
  lastName: string;
  locale: Locale | null;
}

/** Changes a person's name and language. */
export async function updateUser(
  ctx: Context,
  userId: number,
  { firstName, lastName, locale }: PersonalFields,
): Promise<void> {
  await ctx.database.update(users).set({ firstName, lastName, locale }).where(eq(users.id, userId));
}
