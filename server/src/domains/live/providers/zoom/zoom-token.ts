import { createHash } from "node:crypto";

import { LRUCache } from "lru-cache";
import { z } from "zod";

import { callProvider } from "../call-provider.ts";
import { LiveProviderError } from "../live-provider-error.ts";
import type { ZoomAccess } from "./zoom-access.ts";

interface ZoomToken {
  value: string;
  /** What the app may do, as Zoom names it. */
  scopes: readonly string[];
  /** In milliseconds. */
  expiresAt: number;
}

/** Milliseconds for which a token must remain valid, so that it does not expire in transit. */
const MARGIN = 60_000;
/** Maximum number of accounts whose tokens a process caches. */
const MOST_ACCOUNTS = 500;

const tokens = new LRUCache<string, Promise<ZoomToken>>({ max: MOST_ACCOUNTS });

/**
 * The app's access token, which lasts an hour. Zoom keeps earlier ones valid, so that each process can
 * cache its own.
 * @throws {LiveProviderError}
 */
export async function findZoomToken(access: ZoomAccess): Promise<ZoomToken> {
  const key = nameOf(access);
  const held = tokens.get(key);
  if (held) {
    const known = await held.catch(() => null);
    if (known && known.expiresAt - MARGIN > access.clock.now().getTime()) return known;
    // Another caller that waited is already requesting the next one.
    if (tokens.get(key) !== held) return findZoomToken(access);
  }
  const asked = requestToken(access);
  tokens.set(key, asked);
  return asked.catch((error: unknown) => {
    if (tokens.get(key) === asked) tokens.delete(key);
    throw error;
  });
}

/** For a token that Zoom rejected, for example because the app was changed. */
export function forgetZoomToken(access: ZoomAccess): void {
  tokens.delete(nameOf(access));
}

/** The cache key includes the secret, so that a wrong one never finds the token of the right one. */
function nameOf({ account, addresses }: ZoomAccess): string {
  const { accountId, clientId, clientSecret } = account;
  return createHash("sha256")
    .update(JSON.stringify([addresses.token, accountId, clientId, clientSecret]))
    .digest("base64url");
}

const granted = z.object({
  access_token: z.string().min(1),
  /** Seconds. */
  expires_in: z.number().positive(),
  scope: z.string().default(""),
});
const refused = z.object({ error: z.string().default(""), reason: z.string().default("") });

async function requestToken(access: ZoomAccess): Promise<ZoomToken> {
  const { account, addresses, clock } = access;
  const url = new URL(addresses.token);
  url.searchParams.set("grant_type", "account_credentials");
  url.searchParams.set("account_id", account.accountId);
  const login = Buffer.from(`${account.clientId}:${account.clientSecret}`).toString("base64");
  const response = await callProvider(access, url, {
    method: "POST",
    headers: { authorization: `Basic ${login}` },
  });
  const body: unknown = await response.json().catch(() => null);
  const token = granted.safeParse(body).data;
  if (response.ok && token) {
    return {
      value: token.access_token,
      scopes: token.scope.split(/[\s,]+/).filter(Boolean),
      expiresAt: clock.now().getTime() + token.expires_in * 1000,
    };
  }
  if (response.ok) throw new LiveProviderError("unreachable", "Zoom sent no token.");
  const { error = "", reason = "" } = refused.safeParse(body).data ?? {};
  throw new LiveProviderError("unauthorized", reason || error, {
    cause: new ZoomTokenRefusal(error, reason),
  });
}

/** In Zoom's words: `error` is a code such as `invalid_client`. */
export class ZoomTokenRefusal extends Error {
  override readonly name = "ZoomTokenRefusal";
  readonly error: string;

  constructor(error: string, reason: string) {
    super(reason);
    this.error = error;
  }
}
