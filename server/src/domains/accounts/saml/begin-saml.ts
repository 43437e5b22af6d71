import type { Context } from "../../../platform/context.ts";
import type { ProviderOf } from "../providers/find-provider.ts";
import { addressesOf } from "../providers/provider-addresses.ts";
import { openSaml } from "./open-saml.ts";

/** The address of the provider's sign-in page, with a request of this id, which the response names. */
export async function beginSaml(
  { site }: Pick<Context, "site">,
  provider: ProviderOf<"saml">,
  id: string,
): Promise<string> {
  const saml = await openSaml({ site }, provider, { id });
  return saml.getAuthorizeUrlAsync(id, undefined, {});
}

/** The site's own metadata, for the provider. */
export async function writeOwnMetadata(
  { site }: Pick<Context, "site">,
  key: string,
): Promise<string> {
  const { generateServiceProviderMetadata } = await import("@node-saml/node-saml");
  const { acs, metadata } = addressesOf(site, key);
  return generateServiceProviderMetadata({
    issuer: metadata,
    callbackUrl: acs,
    identifierFormat: null,
    wantAssertionsSigned: true,
    generateUniqueId: () => "_paso",
  });
}
