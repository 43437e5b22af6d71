import type { IssuerDocument } from "@paso/contract";

import type { BadgeKey } from "./badge-keys.ts";
import { issuerId, publicKeyOf } from "./issuer.ts";

/** The DID document with the site's keys for verifiers: all of them, so that old badges still verify. */
export function presentIssuer(siteUrl: string, keys: readonly BadgeKey[]): IssuerDocument {
  const id = issuerId(siteUrl);
  const methods = keys.map((key) => ({
    id: `${id}#key-${key.id}`,
    type: "JsonWebKey2020" as const,
    controller: id,
    publicKeyJwk: publicKeyOf(siteUrl, key),
  }));
  return {
    "@context": ["https://www.w3.org/ns/did/v1", "https://w3id.org/security/suites/jws-2020/v1"],
    id,
    verificationMethod: methods,
    assertionMethod: methods.map((method) => method.id),
  };
}
