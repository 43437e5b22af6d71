import { eq } from "drizzle-orm";

import { users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

interface Profile {
  userId: number;
  firstName: string;
  lastName: string;
  /** IANA name; null for the device's own. */
  timeZone: string | null;
}

/** Changes a person's own profile fields. */
export async function changeProfile(ctx: Context, input: Profile): Promise<void> {
  const { userId, ...fields } = input;
  await ctx.database.update(users).set(fields).where(eq(users.id, userId));
}
