import type { BadgePublicKey } from "@paso/contract";

import type { badgeKeys } from "../../../database/tables/index.ts";

/** The site as an issuer, by the DID method `web`: anyone who has its address finds its keys. */
export function issuerId(siteUrl: string): string {
  return `did:web:${encodeURIComponent(new URL(siteUrl).host)}`;
}

/** Where the public part of a key is published. */
export function keyAddress(siteUrl: string, keyId: number): string {
  return `${siteUrl}/api/badges/keys/${keyId}`;
}

/** The public part of a key, which names its issuer: several sites may share a set. */
export function publicKeyOf(
  siteUrl: string,
  { id, publicKey }: Pick<typeof badgeKeys.$inferSelect, "id" | "publicKey">,
): BadgePublicKey {
  return {
    kty: "OKP",
    crv: "Ed25519",
    x: publicKey,
    use: "sig",
    alg: "EdDSA",
    kid: keyAddress(siteUrl, id),
    iss: issuerId(siteUrl),
  };
}
