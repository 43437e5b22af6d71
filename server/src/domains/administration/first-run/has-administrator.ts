import { eq } from "drizzle-orm";

import { users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Whether the site has an administrator, able to sign in or not. */
export async function hasAdministrator({ database }: Context): Promise<boolean> {
  const [admin] = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, "admin"))
    .limit(1);
  return admin !== undefined;
}
