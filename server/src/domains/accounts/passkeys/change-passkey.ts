import { and, eq } from "drizzle-orm";

import { passkeys } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { StoredPasskey } from "./list-passkeys.ts";

interface OwnPasskey {
  userId: number;
  passkeyId: number;
}

/** @throws `not_found` for what is none of this person's */
export async function findPasskey(
  { database }: Context,
  passkey: OwnPasskey,
): Promise<StoredPasskey> {
  const [found] = await database.select().from(passkeys).where(isOwn(passkey));
  if (!found) throw notFound();
  return found;
}

/** @throws `not_found` for what is none of this person's */
export async function renamePasskey(
  { database }: Context,
  { name, ...passkey }: OwnPasskey & { name: string },
): Promise<StoredPasskey> {
  const [renamed] = await database.update(passkeys).set({ name }).where(isOwn(passkey)).returning();
  if (!renamed) throw notFound();
  return renamed;
}

/** @throws `not_found` for what is none of this person's */
export async function removePasskey({ database }: Context, passkey: OwnPasskey): Promise<void> {
  const { rowCount } = await database.delete(passkeys).where(isOwn(passkey));
  if (rowCount === 0) throw notFound();
}

function isOwn({ userId, passkeyId }: OwnPasskey) {
  return and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId));
}
