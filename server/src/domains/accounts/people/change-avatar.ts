import { eq } from "drizzle-orm";

import { users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Sets or removes the address of a person's picture. */
export async function changeAvatar(
  { database }: Context,
  { userId, avatar }: { userId: number; avatar: string | null },
): Promise<void> {
  await database.update(users).set({ avatar }).where(eq(users.id, userId));
}
