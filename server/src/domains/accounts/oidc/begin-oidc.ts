import type { Context } from "../../../platform/context.ts";
import type { ProviderOf } from "../providers/find-provider.ts";
import { addressesOf } from "../providers/provider-addresses.ts";
import { describeOidcError } from "./describe-oidc-error.ts";
import { deriveChecks } from "./oidc-checks.ts";
import { openClient } from "./open-client.ts";

interface OidcBeginning {
  state: string;
  /** The browser's. */
  secret: string;
}

/**
 * The address of the provider's sign-in page.
 * @throws {ProviderFailure}
 */
export async function beginOidc(
  ctx: Context,
  provider: ProviderOf<"oidc">,
  { state, secret }: OidcBeginning,
): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import("openid-client");
  const { nonce, codeVerifier } = deriveChecks(secret, state);
  try {
    const client = await openClient(ctx, provider);
    return buildAuthorizationUrl(client, {
      redirect_uri: addressesOf(ctx.site, provider.key).returnAddress,
      scope: withOpenId(provider.connection.scopes),
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: "S256",
      state,
      nonce,
    }).href;
  } catch (error) {
    throw describeOidcError(error);
  }
}

function withOpenId(scopes: string): string {
  return [...new Set(["openid", ...scopes.split(/\s+/).filter((scope) => scope !== "")])].join(" ");
}
