import type { Configuration, IDToken } from "openid-client";

import type { Context } from "../../../platform/context.ts";
import type { ProviderOf } from "../providers/find-provider.ts";
import { addressesOf } from "../providers/provider-addresses.ts";
import { ProviderFailure } from "../providers/provider-failure.ts";
import { type Claims, readText } from "../providers/read-claim.ts";
import type { VouchedPerson } from "../providers/vouched-person.ts";
import { describeOidcError } from "./describe-oidc-error.ts";
import { deriveChecks } from "./oidc-checks.ts";
import { openClient } from "./open-client.ts";

interface OidcReturn {
  /** The query that the browser returned with. */
  query: URLSearchParams;
  state: string;
  /** The browser's. */
  secret: string;
}

/**
 * Redeems the code that a browser returned with, and reads who signed in.
 * @throws {ProviderFailure}
 */
export async function completeOidc(
  ctx: Context,
  provider: ProviderOf<"oidc">,
  { query, state, secret }: OidcReturn,
): Promise<VouchedPerson> {
  const { authorizationCodeGrant } = await import("openid-client");
  const { nonce, codeVerifier } = deriveChecks(secret, state);
  const address = new URL(addressesOf(ctx.site, provider.key).returnAddress);
  address.search = query.toString();
  try {
    const client = await openClient(ctx, provider);
    const tokens = await authorizationCodeGrant(client, address, {
      pkceCodeVerifier: codeVerifier,
      expectedNonce: nonce,
      expectedState: state,
      idTokenExpected: true,
    });
    const token = tokens.claims();
    if (!token) throw new ProviderFailure("refused", "There is no ID token.");
    const more = await readUserInfo(client, tokens.access_token, token);
    return personOf(token, more);
  } catch (error) {
    throw describeOidcError(error);
  }
}

/** Many providers return the name only from this endpoint. */
async function readUserInfo(
  client: Configuration,
  accessToken: string,
  { sub }: IDToken,
): Promise<Claims> {
  if (!client.serverMetadata().userinfo_endpoint) return {};
  const { fetchUserInfo } = await import("openid-client");
  return fetchUserInfo(client, accessToken, sub);
}

/** The ID token's claims take precedence over those of the user info endpoint. */
function personOf(token: Claims, more: Claims): VouchedPerson {
  const claims = { ...more, ...token };
  const email = readText(claims, "email");
  const isVerified = [token, more].some(
    (said) =>
      readText(said, "email") === email &&
      (isTrue(said["email_verified"]) || isTrue(said["xms_edov"])),
  );
  const name = readText(claims, "name");
  const given = readText(claims, "given_name");
  return {
    subject: readText(claims, "sub"),
    email: email === "" ? null : email,
    isVerified,
    firstName: given || name,
    lastName: given ? readText(claims, "family_name") : "",
    claims,
  };
}

/** Some providers send strings or numbers. `xms_edov` is Microsoft's equivalent. */
function isTrue(value: unknown): boolean {
  return value === true || value === "true" || value === 1 || value === "1";
}
