import { ownPath } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { conflict, notFound } from "../../../platform/errors/domain-error.ts";
import { newSecret } from "../../../platform/new-secret.ts";
import { countNetworkAttempt } from "../../../platform/rate-limit.ts";
import { beginOidc } from "../oidc/begin-oidc.ts";
import {
  findEnabledProvider,
  isOidc,
  isSaml,
  type StoredProvider,
} from "../providers/find-provider.ts";
import { ProviderFailure } from "../providers/provider-failure.ts";
import { beginSaml } from "../saml/begin-saml.ts";
import { keepPending } from "./pending-provider-sign-in.ts";

interface ProviderBeginning {
  provider: StoredProvider;
  /** The browser's. */
  secret: string;
  /** Client address, for the limit per network. */
  address: string;
  /** The person who links the provider to their account; null to sign in. */
  userId: number | null;
  /** The path to redirect to afterwards. */
  next: string | undefined;
}

/** @throws `not_found` for a provider that is not offered */
export async function requireProvider(ctx: Context, key: string): Promise<StoredProvider> {
  const provider = await findEnabledProvider(ctx, key);
  if (!provider) throw notFound("This way to sign in is no longer offered.");
  return provider;
}

/** A school shares one address. */
const LIMIT = { key: "provider-sign-in", attempts: 2_000, seconds: 900 };

/**
 * Begins to sign in with a provider, or to link it.
 * @returns the address that this browser is sent to
 * @throws `conflict` when the provider cannot be reached, or is not set up
 */
export async function beginProviderSignIn(
  ctx: Context,
  { provider, secret, address, userId, next }: ProviderBeginning,
): Promise<string> {
  await countNetworkAttempt(ctx, address, LIMIT);
  // An XML id begins with a letter or an underscore.
  const state = `_${newSecret()}`;
  const url = await addressAt(ctx, provider, { state, secret }).catch((error: unknown) => {
    throw refuse(error, provider);
  });
  const path = ownPath(next) ?? null;
  await keepPending(ctx, { state, secret, providerId: provider.id, userId, next: path });
  return url;
}

async function addressAt(
  ctx: Context,
  provider: StoredProvider,
  browser: { state: string; secret: string },
): Promise<string> {
  if (isOidc(provider)) return beginOidc(ctx, provider, browser);
  if (isSaml(provider)) return beginSaml(ctx, provider, browser.state);
  throw notFound();
}

function refuse(error: unknown, { name }: StoredProvider): unknown {
  if (!(error instanceof ProviderFailure)) return error;
  return error.problem === "unreachable"
    ? conflict(
        "provider_unreachable",
        "{name} does not respond right now. Try again in a moment, or sign in another way.",
        { name },
      )
    : conflict(
        "provider_setup",
        "Signing in with {name} is not set up correctly. Tell the site’s administrators.",
        { name },
      );
}
