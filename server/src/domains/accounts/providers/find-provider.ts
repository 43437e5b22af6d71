import { and, asc, eq } from "drizzle-orm";

import { signInProviders, type ProviderConnection } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";

export type StoredProvider = typeof signInProviders.$inferSelect;

type Connection<Kind> = Extract<ProviderConnection, { kind: Kind }>;
/** A provider of one kind. */
export type ProviderOf<Kind extends ProviderConnection["kind"]> = Omit<
  StoredProvider,
  "connection"
> & { connection: Connection<Kind> };

export function isOidc(provider: StoredProvider): provider is ProviderOf<"oidc"> {
  return provider.connection.kind === "oidc";
}

export function isSaml(provider: StoredProvider): provider is ProviderOf<"saml"> {
  return provider.connection.kind === "saml";
}

/** @throws `not_found` */
export async function findProvider({ database }: Context, id: number): Promise<StoredProvider> {
  const [found] = await database.select().from(signInProviders).where(eq(signInProviders.id, id));
  if (!found) throw notFound();
  return found;
}

/** A provider that people may sign in with; null for none. */
export async function findEnabledProvider(
  { database }: Context,
  key: string,
): Promise<StoredProvider | null> {
  const [found] = await database
    .select()
    .from(signInProviders)
    .where(and(eq(signInProviders.key, key), signInProviders.isEnabled));
  return found ?? null;
}

/** All providers in the order of their buttons. */
export function listProviders({ database }: Context): Promise<StoredProvider[]> {
  return database
    .select()
    .from(signInProviders)
    .orderBy(asc(signInProviders.position), asc(signInProviders.id));
}
