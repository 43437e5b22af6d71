import { eq } from "drizzle-orm";

import { users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

interface Profile {
  userId: number;
  firstName: string;
  lastName: string;
  /** IANA name; null where the device's own counts. */
  timeZone: string | null;
}

/** Changes what a person says of themselves. */
export async function changeProfile(ctx: Context, input: Profile): Promise<void> {
  const { userId, ...fields } = input;
  await ctx.database.update(users).set(fields).where(eq(users.id, userId));
}
