import type { CacheProvider, SAML } from "@node-saml/node-saml";

import type { Context } from "../../../platform/context.ts";
import type { ProviderOf } from "../providers/find-provider.ts";
import { addressesOf } from "../providers/provider-addresses.ts";

/** Milliseconds by which a provider's clock may differ. */
const TOLERANCE = 60_000;
/** Milliseconds for which a request may be answered. */
export const REQUEST_LIFE = 10 * 60_000;

interface Requests {
  /** The id of the next request. */
  id?: string;
  /** When a request was made, as ISO 8601; null for one that is not open. */
  findOpen?: (id: string) => Promise<string | null>;
}

/** The library, set for one provider: responses to open requests alone, with a signed assertion. */
export async function openSaml(
  { site }: Pick<Context, "site">,
  provider: ProviderOf<"saml">,
  { id = "", findOpen = async () => null }: Requests = {},
): Promise<SAML> {
  const { SAML: Saml, ValidateInResponseTo } = await import("@node-saml/node-saml");
  const { connection, issuer } = provider;
  const { acs, metadata } = addressesOf(site, provider.key);
  // Kept and used up elsewhere, in the database.
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
    // One signature is enough, of the response or of the assertion, and one there has to be.
    wantAssertionsSigned: false,
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: REQUEST_LIFE,
    acceptedClockSkewMs: TOLERANCE,
    // How people prove who they are is the provider's to decide.
    disableRequestedAuthnContext: true,
    identifierFormat: null,
    generateUniqueId: () => id,
    cacheProvider,
  });
}
