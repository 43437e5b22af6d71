import { count, eq, max, sql } from "drizzle-orm";

import {
  identities,
  type ProviderConnection,
  type ProviderRules,
  signInProviders,
} from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, invalid, notFound } from "../../../platform/errors/domain-error.ts";
import type { StoredProvider } from "./find-provider.ts";
import { sealProviderSecret } from "./provider-secret.ts";

interface ProviderValues {
  name: string;
  issuer: string;
  connection: ProviderConnection;
  rules: ProviderRules;
  /** Undefined keeps the stored one. */
  secret?: string | undefined;
}

/**
 * Adds a provider, which is not offered yet.
 * @throws `invalid` on a `key` that another one already has
 */
export async function addProvider(
  ctx: Context,
  key: string,
  { secret, ...values }: ProviderValues,
): Promise<StoredProvider> {
  const [last] = await ctx.database
    .select({ position: max(signInProviders.position) })
    .from(signInProviders);
  const [added] = await ctx.database
    .insert(signInProviders)
    .values({
      ...values,
      key,
      position: (last?.position ?? 0) + 1,
      secret: secret === undefined ? null : sealProviderSecret(ctx, key, secret),
    })
    .onConflictDoNothing()
    .returning();
  if (!added) throw invalid({ key: ["Another provider has this name in addresses."] });
  return added;
}

/**
 * Changes a provider.
 * @throws `conflict` on another issuer once people have linked it: its subjects may be other people
 */
export async function updateProvider(
  ctx: Context,
  provider: StoredProvider,
  { secret, ...values }: ProviderValues,
): Promise<StoredProvider> {
  if (values.issuer !== provider.issuer && (await countPeople(ctx, provider.key)) > 0) {
    throw conflict(
      "provider_joined",
      "People have connected this provider. Add another one for another issuer.",
    );
  }
  const sealed =
    secret === undefined ? {} : { secret: sealProviderSecret(ctx, provider.key, secret) };
  return change(ctx, provider.id, { ...values, ...sealed });
}

/** Shows or hides a provider on the sign-in page. */
export function enableProvider(
  ctx: Context,
  { id }: StoredProvider,
  isEnabled: boolean,
): Promise<StoredProvider> {
  return change(ctx, id, { isEnabled });
}

/** Removes a provider and all links to it: its key may be reused by one with other subjects. */
export async function removeProvider(ctx: Context, { id, key }: StoredProvider): Promise<void> {
  await withTransaction(ctx, async ({ database }) => {
    await database.delete(identities).where(eq(identities.provider, key));
    await database.delete(signInProviders).where(eq(signInProviders.id, id));
  });
}

/** Orders the buttons; omitted providers come last, in their current order. */
export async function orderProviders(ctx: Context, order: readonly number[]): Promise<void> {
  const positions = new Map(order.map((id, index) => [id, index]));
  await withTransaction(ctx, async ({ database }) => {
    const rows = await database
      .select({ id: signInProviders.id, position: signInProviders.position })
      .from(signInProviders)
      .orderBy(signInProviders.id)
      .for("update");
    for (const { id, position } of rows) {
      const next = positions.get(id) ?? order.length + position;
      if (next === position) continue;
      await database
        .update(signInProviders)
        .set({ position: next })
        .where(eq(signInProviders.id, id));
    }
  });
}

/** How many people have linked each provider, by its key. */
export async function countJoined({ database }: Context): Promise<Map<string, number>> {
  const rows = await database
    .select({ provider: identities.provider, people: count() })
    .from(identities)
    .groupBy(identities.provider);
  return new Map(rows.map(({ provider, people }) => [provider, people]));
}

function countPeople({ database }: Context, key: string): Promise<number> {
  return database.$count(identities, eq(identities.provider, key));
}

async function change(
  { database }: Context,
  id: number,
  values: Partial<typeof signInProviders.$inferInsert>,
): Promise<StoredProvider> {
  const [changed] = await database
    .update(signInProviders)
    .set({ ...values, version: sql`${signInProviders.version} + 1` })
    .where(eq(signInProviders.id, id))
    .returning();
  if (!changed) throw notFound();
  return changed;
}
