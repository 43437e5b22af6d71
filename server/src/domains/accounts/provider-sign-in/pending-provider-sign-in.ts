import { and, eq, gt, isNull } from "drizzle-orm";

import { providerSignIns } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { newSecret } from "../../../platform/new-secret.ts";
import type { VouchedPerson } from "../providers/vouched-person.ts";
import { REQUEST_LIFE } from "../saml/open-saml.ts";
import { hashSecret } from "../session/session-secret.ts";

type Pending = typeof providerSignIns.$inferSelect;

interface Beginning {
  state: string;
  /** The browser's. */
  secret: string;
  providerId: number;
  /** The person who links the provider to their account; null to sign in. */
  userId: number | null;
  /** The path to redirect to afterwards. */
  next: string | null;
}

/** Records that a browser was sent to a provider. */
export async function keepPending(ctx: Context, beginning: Beginning): Promise<void> {
  const { state, secret, ...rest } = beginning;
  await ctx.database.insert(providerSignIns).values({
    ...rest,
    stateHash: hashSecret(state),
    browserHash: hashSecret(secret),
    expiresAt: new Date(ctx.clock.now().getTime() + REQUEST_LIFE),
  });
}

interface Return {
  providerId: number;
  /** The browser's. */
  secret: string;
}

/**
 * Consumes the sign-in that this browser began with this provider; null if there is none, it is used
 * already or has expired.
 */
export async function takePending(
  ctx: Context,
  state: string,
  { providerId, secret }: Return,
): Promise<Pending | null> {
  const [taken] = await ctx.database
    .delete(providerSignIns)
    .where(
      and(
        eq(providerSignIns.stateHash, hashSecret(state)),
        eq(providerSignIns.browserHash, hashSecret(secret)),
        eq(providerSignIns.providerId, providerId),
        isNull(providerSignIns.ticketHash),
        gt(providerSignIns.expiresAt, ctx.clock.now()),
      ),
    )
    .returning();
  return taken ?? null;
}

/** When a request that still awaits its response was made, as ISO 8601; null if there is none. */
export async function findOpenRequest(
  ctx: Context,
  providerId: number,
  state: string,
): Promise<string | null> {
  const [found] = await ctx.database
    .select({ expiresAt: providerSignIns.expiresAt })
    .from(providerSignIns)
    .where(isOpen(ctx, providerId, state));
  return found ? new Date(found.expiresAt.getTime() - REQUEST_LIFE).toISOString() : null;
}

/**
 * Stores the content of a verified response until its browser redeems it; only the first response to
 * a request counts.
 * @returns the single-use ticket that redeems it; null if the request is no longer open
 */
export async function keepResponse(
  ctx: Context,
  { providerId, state, person }: { providerId: number; state: string; person: VouchedPerson },
): Promise<string | null> {
  const ticket = newSecret();
  const { rowCount } = await ctx.database
    .update(providerSignIns)
    .set({ ticketHash: hashSecret(ticket), response: person })
    .where(isOpen(ctx, providerId, state));
  return rowCount === 1 ? ticket : null;
}

/** Consumes a ticket in the browser that began; null if it is not this browser's, is used or has expired. */
export async function takeResponse(
  ctx: Context,
  ticket: string,
  { providerId, secret }: Return,
): Promise<{ pending: Pending; person: VouchedPerson } | null> {
  const [pending] = await ctx.database
    .delete(providerSignIns)
    .where(
      and(
        eq(providerSignIns.ticketHash, hashSecret(ticket)),
        eq(providerSignIns.browserHash, hashSecret(secret)),
        eq(providerSignIns.providerId, providerId),
        gt(providerSignIns.expiresAt, ctx.clock.now()),
      ),
    )
    .returning();
  return pending ? { pending, person: pending.response as VouchedPerson } : null;
}

function isOpen(ctx: Context, providerId: number, state: string) {
  return and(
    eq(providerSignIns.stateHash, hashSecret(state)),
    eq(providerSignIns.providerId, providerId),
    isNull(providerSignIns.ticketHash),
    gt(providerSignIns.expiresAt, ctx.clock.now()),
  );
}
