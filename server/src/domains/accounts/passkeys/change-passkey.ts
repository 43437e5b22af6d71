import { and, eq } from "drizzle-orm";

import { passkeys } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../people/actor.ts";
import { lockUser } from "../people/lock-user.ts";
import { announceFactor } from "../second-factor/announce-factor.ts";
import { keepOneFactor } from "../second-factor/keep-one-factor.ts";
import type { StoredPasskey } from "./list-passkeys.ts";

interface OwnPasskey {
  userId: number;
  passkeyId: number;
}

/** @throws `not_found` when it is not this person's */
export async function findPasskey(
  { database }: Context,
  passkey: OwnPasskey,
): Promise<StoredPasskey> {
  const [found] = await database.select().from(passkeys).where(isOwn(passkey));
  if (!found) throw notFound();
  return found;
}

/** @throws `not_found` when it is not this person's */
export async function renamePasskey(
  { database }: Context,
  { name, ...passkey }: OwnPasskey & { name: string },
): Promise<StoredPasskey> {
  const [renamed] = await database.update(passkeys).set({ name }).where(isOwn(passkey)).returning();
  if (!renamed) throw notFound();
  return renamed;
}

/**
 * Removes a passkey and notifies its owner by mail.
 * @throws `not_found` when it is not this person's; `conflict` when the role needs a second factor
 *   and this is the last
 */
export async function removePasskey(ctx: Context, owner: Actor, passkeyId: number): Promise<void> {
  await withTransaction(ctx, async (inner) => {
    await lockUser(inner, owner.id);
    const [removed] = await inner.database
      .delete(passkeys)
      .where(isOwn({ userId: owner.id, passkeyId }))
      .returning({ name: passkeys.name });
    if (!removed) throw notFound();
    await keepOneFactor(inner, owner);
    await announceFactor(inner, owner, { what: "passkey-removed", ...removed });
  });
}

function isOwn({ userId, passkeyId }: OwnPasskey) {
  return and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId));
}
