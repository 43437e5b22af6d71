import { and, eq } from "drizzle-orm";

import { identities, users } from "../../../database/tables/index.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { createUser } from "../people/create-user.ts";
import { findUserByEmail } from "../people/find-user-by-email.ts";
import type { StoredProvider } from "../providers/find-provider.ts";
import { ProviderFailure } from "../providers/provider-failure.ts";
import type { VouchedPerson } from "../providers/vouched-person.ts";
import { ruledRole } from "./apply-rules.ts";

type User = typeof users.$inferSelect;

/**
 * The account of a person authenticated by a provider: the one linked to it; else the one with the
 * verified address, which is linked then; else a new one, if the provider may create accounts.
 * @throws {ProviderFailure}
 */
export async function findVouchedUser(
  ctx: Context,
  provider: StoredProvider,
  person: VouchedPerson,
): Promise<User> {
  const joined = await findJoined(ctx, provider, person.subject);
  if (joined?.disabledAt) throw new ProviderFailure("disabled", "The account is disabled.");
  requireDomain(provider, person);
  if (joined) return joined;
  const email = requireVerified(person);
  const known = await findUserByEmail(ctx, email);
  if (known?.disabledAt) throw new ProviderFailure("disabled", "The account is disabled.");
  const user = known ?? (await createVouched(ctx, provider, { ...person, email }));
  await join(ctx, provider, { userId: user.id, subject: person.subject });
  return user;
}

/**
 * Links an external account to a person's own; idempotent.
 * @throws {ProviderFailure} when it is linked to another person's
 */
export async function joinVouched(
  ctx: Context,
  provider: StoredProvider,
  { userId, person }: { userId: number; person: VouchedPerson },
): Promise<void> {
  requireDomain(provider, person);
  await join(ctx, provider, { userId, subject: person.subject });
}

async function findJoined(
  { database }: Context,
  { key }: StoredProvider,
  subject: string,
): Promise<User | null> {
  const [found] = await database
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, key), eq(identities.subject, subject)));
  return found?.user ?? null;
}

async function join(
  ctx: Context,
  provider: StoredProvider,
  { userId, subject }: { userId: number; subject: string },
): Promise<void> {
  await ctx.database
    .insert(identities)
    .values({ userId, provider: provider.key, subject, createdAt: ctx.clock.now() })
    .onConflictDoNothing();
  const joined = await findJoined(ctx, provider, subject);
  if (joined?.id !== userId) throw new ProviderFailure("taken", "Another person has joined it.");
}

async function createVouched(
  ctx: Context,
  provider: StoredProvider,
  { email, firstName, lastName, claims }: VouchedPerson & { email: string },
): Promise<User> {
  if (!provider.rules.createsAccounts) throw new ProviderFailure("no_account", "No such account.");
  const role = ruledRole(provider, claims) ?? provider.rules.firstRole;
  const id = await createUser(ctx, {
    email,
    firstName: firstName.slice(0, 100) || (email.split("@")[0] ?? email),
    lastName: lastName.slice(0, 100),
    role,
    password: null,
  });
  if (id !== null) {
    await recordAudit(ctx, {
      action: "person.created_by_provider",
      actorId: null,
      subjectId: id,
      after: { role, provider: provider.name },
    });
  }
  // A race: the same person may be signing in from two browsers.
  const user = await findUserByEmail(ctx, email);
  if (!user) throw new Error("The new account was not stored.");
  return user;
}

function requireVerified({ email, isVerified }: VouchedPerson): string {
  if (email === null) throw new ProviderFailure("no_address", "No address was sent.");
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254 || email.includes("\0")) {
    throw new ProviderFailure("no_address", "What was sent is no address.");
  }
  if (!isVerified) throw new ProviderFailure("unverified", "The address is not verified.");
  return email;
}

/** An unverified address could be of any domain. */
function requireDomain({ rules }: StoredProvider, { email, isVerified }: VouchedPerson): void {
  if (rules.domains.length === 0) return;
  const domain = email?.split("@").at(-1)?.toLowerCase() ?? "";
  if (email === null) throw new ProviderFailure("no_address", "No address was sent.");
  if (!isVerified) throw new ProviderFailure("unverified", "The address is not verified.");
  if (!rules.domains.includes(domain)) throw new ProviderFailure("domain", `It is of ${domain}.`);
}
