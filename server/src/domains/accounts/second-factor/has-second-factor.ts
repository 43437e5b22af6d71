import type { Role } from "@paso/contract";
import { type SQL, sql, type SQLWrapper } from "drizzle-orm";

import { authenticatorApps, passkeys } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Whether a person has an authenticator app, for the column of their id. */
export function hasApp(userId: SQLWrapper): SQL<boolean> {
  return sql`exists (select from ${authenticatorApps} where ${authenticatorApps.userId} = ${userId}
    and ${authenticatorApps.confirmedAt} is not null)`;
}

export function hasPasskey(userId: SQLWrapper): SQL<boolean> {
  return sql`exists (select from ${passkeys} where ${passkeys.userId} = ${userId})`;
}

/** Whether a person has an app or a passkey, for the column of their id. */
export function hasSecondFactor(userId: SQLWrapper): SQL<boolean> {
  return sql`(${hasApp(userId)} or ${hasPasskey(userId)})`;
}

/** Whether people of a role must have a second factor. */
export function needsSecondFactor({ site }: Pick<Context, "site">, role: Role): boolean {
  return site.secondFactorRoles.includes(role);
}
