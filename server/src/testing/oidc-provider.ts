import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { type Configuration, Provider } from "oidc-provider";

/** An account at the provider. */
export interface ProviderAccount {
  sub: string;
  [claim: string]: unknown;
}

/** A real OpenID Connect provider where the next person is signed in without being asked. */
export interface OidcProvider {
  issuer: string;
  /** Who signs in next; null for a person who declines. */
  account: ProviderAccount | null;
  /** Walks through the provider's pages like a browser, to the address that it redirects back to. */
  signIn(url: string): Promise<string>;
  stop(): Promise<void>;
}

export const CLIENT = { id: "paso", secret: "a-secret-of-the-client" };

/** @param redirectUris allowed redirect targets */
export async function startOidcProvider(redirectUris: string[]): Promise<OidcProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const accounts = new Map<string, ProviderAccount>();
  const state: Pick<OidcProvider, "account"> = { account: null };
  const provider = new Provider(issuer, configure(redirectUris, accounts));
  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith("/interaction/")) return next();
    const { account } = state;
    if (account) accounts.set(account.sub, account);
    const result = account
      ? { login: { accountId: account.sub } }
      : { error: "access_denied", error_description: "The person said no." };
    ctx.respond = false;
    await provider.interactionFinished(ctx.req, ctx.res, result);
  });
  const respond = provider.callback();
  server.on("request", (request, response) => void respond(request, response));
  return Object.assign(state, {
    issuer,
    signIn: (url: string) => walk(url, issuer),
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  });
}

function configure(
  redirectUris: string[],
  accounts: ReadonlyMap<string, ProviderAccount>,
): Configuration {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: redirectUris }],
    jwks: {
      keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" }] as never,
    },
    cookies: { keys: ["a key of the test"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    claims: {
      openid: ["sub", "groups"],
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name"],
    },
    findAccount: async (_ctx, sub) => ({
      accountId: sub,
      claims: async () => accounts.get(sub) ?? { sub },
    }),
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: CLIENT.id,
        accountId: ctx.oidc.session!.accountId!,
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  };
}

/** Follows redirects with cookies until they leave the provider. */
async function walk(start: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = start;
  for (let steps = 0; steps < 10; steps += 1) {
    const response = await fetch(url, {
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    const next = response.headers.get("location");
    if (next === null)
      throw new Error(`It stops with ${response.status}: ${await response.text()}`);
    url = new URL(next, url).href;
    if (!url.startsWith(issuer)) return url;
  }
  throw new Error("It leads on and on.");
}
