import type { Role, SecondFactor } from "@paso/contract";
import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import { hasApp, hasPasskey, needsSecondFactor } from "./has-second-factor.ts";

export interface OwnFactors extends Record<string, unknown> {
  app: boolean;
  passkey: boolean;
}

/** The second factors that a person has. */
export async function findOwnFactors({ database }: Context, userId: number): Promise<OwnFactors> {
  const id = sql`${userId}::int`;
  const { rows } = await database.execute<OwnFactors>(
    sql`select ${hasApp(id)} as app, ${hasPasskey(id)} as passkey`,
  );
  return rows[0] ?? { app: false, passkey: false };
}

/**
 * The second factors accepted after a person's password; empty if the password is enough. A passkey
 * alone is only required if the role needs a second factor: it is for signing in without a password.
 */
export async function findDueFactors(
  ctx: Context,
  { id, role }: { id: number; role: Role },
): Promise<SecondFactor[]> {
  const own = await findOwnFactors(ctx, id);
  if (!own.app && !(own.passkey && needsSecondFactor(ctx, role))) return [];
  return [...(own.app ? ["code" as const] : []), ...(own.passkey ? ["passkey" as const] : [])];
}

/** Whether a person's role needs a second factor and they have none. */
export async function lacksFactor(
  ctx: Context,
  { id, role }: { id: number; role: Role },
): Promise<boolean> {
  if (!needsSecondFactor(ctx, role)) return false;
  const own = await findOwnFactors(ctx, id);
  return !own.app && !own.passkey;
}
