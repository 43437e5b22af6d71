import { and, eq, isNotNull } from "drizzle-orm";

import { authenticatorApps, recoveryCodes } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../people/actor.ts";
import { lockUser } from "../people/lock-user.ts";
import { announceFactor } from "./announce-factor.ts";
import { keepOneFactor } from "./keep-one-factor.ts";
import { renewRecoveryCodes } from "./recovery-codes.ts";

/**
 * Removes a person's app and its recovery codes.
 * @throws `not_found` without one; `conflict` when the role needs a second factor and this is the last
 */
export async function removeApp(ctx: Context, person: Actor): Promise<void> {
  await withTransaction(ctx, async (inner) => {
    await lockUser(inner, person.id);
    const { rowCount } = await deleteApp(inner, person.id);
    if (rowCount === 0) throw notFound();
    await keepOneFactor(inner, person);
    await announceFactor(inner, person, { what: "app-removed" });
  });
}

/**
 * Creates new recovery codes, replacing the earlier ones.
 * @throws `not_found` without an app
 */
export async function makeRecoveryCodes(ctx: Context, person: Actor): Promise<string[]> {
  return withTransaction(ctx, async (inner) => {
    await lockUser(inner, person.id);
    const { id } = person;
    if ((await inner.database.$count(authenticatorApps, isConfirmed(id))) === 0) throw notFound();
    await announceFactor(inner, person, { what: "codes-renewed" });
    return renewRecoveryCodes(inner, id);
  });
}

/** Deletes a person's app and recovery codes. */
export async function deleteApp({ database }: Context, userId: number) {
  await database.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return database.delete(authenticatorApps).where(isConfirmed(userId));
}

function isConfirmed(userId: number) {
  return and(eq(authenticatorApps.userId, userId), isNotNull(authenticatorApps.confirmedAt));
}
