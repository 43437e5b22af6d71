import { and, asc, eq } from "drizzle-orm";

import { identities, signInProviders } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";

interface OwnIdentity {
  userId: number;
  identityId: number;
}

/** An external account that a person signs in with. */
export type JoinedIdentity = Awaited<ReturnType<typeof listIdentities>>[number];

/** The external accounts linked by a person, oldest first. */
export function listIdentities({ database }: Context, userId: number) {
  return database
    .select({
      id: identities.id,
      createdAt: identities.createdAt,
      provider: { key: signInProviders.key, name: signInProviders.name },
    })
    .from(identities)
    .innerJoin(signInProviders, eq(signInProviders.key, identities.provider))
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.id));
}

/** @throws `not_found` when it is not this person's */
export async function findIdentity({ database }: Context, identity: OwnIdentity): Promise<void> {
  const [found] = await database
    .select({ id: identities.id })
    .from(identities)
    .where(isOwn(identity));
  if (!found) throw notFound();
}

/** @throws `not_found` when it is not this person's */
export async function leaveProvider({ database }: Context, identity: OwnIdentity): Promise<void> {
  const { rowCount } = await database.delete(identities).where(isOwn(identity));
  if (rowCount === 0) throw notFound();
}

function isOwn({ userId, identityId }: OwnIdentity) {
  return and(eq(identities.id, identityId), eq(identities.userId, userId));
}
