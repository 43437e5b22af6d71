import { providerProblem } from "@paso/contract";

import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { completeOidc } from "../oidc/complete-oidc.ts";
import type { Actor } from "../people/actor.ts";
import { findEnabledProvider, isOidc, type StoredProvider } from "../providers/find-provider.ts";
import { ProviderFailure } from "../providers/provider-failure.ts";
import type { VouchedPerson } from "../providers/vouched-person.ts";
import type { Device } from "../session/describe-device.ts";
import { openSession, type SignedIn } from "../session/open-session.ts";
import { applyRules } from "./apply-rules.ts";
import { findVouchedUser, joinVouched } from "./find-vouched-user.ts";
import { takePending, takeResponse } from "./pending-provider-sign-in.ts";

interface ProviderReturn {
  key: string;
  /** The query that the browser returned with. */
  query: URLSearchParams;
  /** The browser's; null where it has none. */
  secret: string | null;
  /** The person whom the browser is signed in as. */
  actor: Actor | null;
  device: Device;
  /** Client address. */
  address: string;
}

/** The outcome of a return: where to go next, and the new session unless a provider was linked. */
export interface ProviderOutcome {
  /** Whether the provider was linked to the signed-in account. */
  isJoined: boolean;
  signedIn: SignedIn | null;
  next: string | null;
}

/** A failed return, with what is known of where the person wanted to go. */
export class ReturnFailure extends Error {
  override readonly name = "ReturnFailure";
  readonly isJoining: boolean;
  readonly next: string | null;

  constructor(cause: unknown, { userId, next }: { userId: number | null; next: string | null }) {
    super("The sign-in with a provider failed.", { cause });
    this.isJoining = userId !== null;
    this.next = next;
  }
}

/**
 * Signs in the person whom a provider has authenticated, or links the provider to their account: only
 * in the browser that began, once, within ten minutes.
 * @throws {ReturnFailure}, {ProviderFailure}
 */
export async function completeProviderSignIn(
  ctx: Context,
  input: ProviderReturn,
): Promise<ProviderOutcome> {
  const { key, query, secret, actor, device, address } = input;
  const provider = await findEnabledProvider(ctx, key);
  if (!provider) throw new ProviderFailure("gone", "There is no such provider.");
  if (secret === null) throw new ProviderFailure("expired", "The browser has no secret.");
  const { pending, readPerson } = await takeReturn(ctx, provider, { query, secret });
  try {
    const person = await readPerson();
    if (pending.userId !== null) {
      if (actor?.id !== pending.userId) throw new ProviderFailure("expired", "Signed out since.");
      await joinVouched(ctx, provider, { userId: actor.id, person });
      return { isJoined: true, signedIn: null, next: pending.next };
    }
    const browser = { secret, known: null, device, address };
    const signedIn = await withTransaction(ctx, async (inner) => {
      const user = await findVouchedUser(inner, provider, person);
      const ruled = await applyRules(inner, user, { provider, claims: person.claims });
      return openSession(inner, ruled, browser);
    });
    return { isJoined: false, signedIn, next: pending.next };
  } catch (error) {
    throw new ReturnFailure(error, pending);
  }
}

interface Taken {
  pending: { userId: number | null; next: string | null };
  readPerson: () => Promise<VouchedPerson>;
}

/** Used if this browser has no pending sign-in. */
const NOWHERE = { userId: null, next: null };

/** Consumes what this browser began. A refused response arrives here only as its problem. */
async function takeReturn(
  ctx: Context,
  provider: StoredProvider,
  { query, secret }: { query: URLSearchParams; secret: string },
): Promise<Taken> {
  const browser = { providerId: provider.id, secret };
  if (!isOidc(provider)) {
    const problem = providerProblem.safeParse(query.get("problem")).data;
    if (problem) {
      const pending = await takePending(ctx, query.get("state") ?? "", browser);
      throw new ReturnFailure(new ProviderFailure(problem, "Said before."), pending ?? NOWHERE);
    }
    const taken = await takeResponse(ctx, query.get("ticket") ?? "", browser);
    if (!taken) throw new ProviderFailure("expired", "This browser has no such ticket.");
    return { pending: taken.pending, readPerson: async () => taken.person };
  }
  const state = query.get("state") ?? "";
  const pending = await takePending(ctx, state, browser);
  if (!pending) throw new ProviderFailure("expired", "This browser has no such state.");
  return { pending, readPerson: () => completeOidc(ctx, provider, { query, state, secret }) };
}
