import { asc } from "drizzle-orm";

import { users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Every account, by address. */
export function listUsers({ database }: Context) {
  return database
    .select({
      email: users.email,
      role: users.role,
      firstName: users.firstName,
      lastName: users.lastName,
      disabledAt: users.disabledAt,
    })
    .from(users)
    .orderBy(asc(users.email));
}
