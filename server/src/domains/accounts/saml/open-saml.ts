import type { CacheProvider, SAML } from "@node-saml/node-saml";

import type { Context } from "../../../platform/context.ts";
import type { ProviderOf } from "../providers/find-provider.ts";
import { addressesOf } from "../providers/provider-addresses.ts";

/** Tolerated clock skew of a provider, in milliseconds. */
const TOLERANCE = 60_000;
/** Lifetime of a request in milliseconds. */
export const REQUEST_LIFE = 10 * 60_000;

interface Requests {
  /** The id of the next request. */
  id?: string;
  /** When a request was made, as ISO 8601; null for one that is not open. */
  findOpen?: (id: string) => Promise<string | null>;
}

/** The library, configured for one provider: only responses to open requests, with a signature. */
export async function openSaml(
  { site }: Pick<Context, "site">,
  provider: ProviderOf<"saml">,
  { id = "", findOpen = async () => null }: Requests = {},
): Promise<SAML> {
  const { SAML: Saml, ValidateInResponseTo } = await import("@node-saml/node-saml");
  const { connection, issuer } = provider;
  const { acs, metadata } = addressesOf(site, provider.key);
  // Requests are stored and consumed elsewhere, in the database.
  const cacheProvider: CacheProvider = {
    saveAsync: async () => null,
    getAsync: findOpen,
    removeAsync: async () => null,
  };
  return new Saml({
    issuer: metadata,
    audience: metadata,
    callbackUrl: acs,
    entryPoint: connection.signInAddress,
    idpIssuer: issuer,
    idpCert: [...connection.certificates],
    // Either the response or the assertion has to be signed.
    wantAssertionsSigned: false,
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: REQUEST_LIFE,
    acceptedClockSkewMs: TOLERANCE,
    // The authentication method is up to the provider.
    disableRequestedAuthnContext: true,
    identifierFormat: null,
    generateUniqueId: () => id,
    cacheProvider,
  });
}
