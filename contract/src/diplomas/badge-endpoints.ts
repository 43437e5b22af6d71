import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { pathId } from "../http/values.ts";

/** Diplomas as Open Badges 3.0, and what verifiers need. */

/** `jwt`: only the signed credential, as accepted by wallets. The pictures embed the same one. */
export const badgeFormat = z.enum(["png", "svg", "jwt"]);
export type BadgeFormat = z.infer<typeof badgeFormat>;

export const readBadge = endpoint({
  name: "readBadge",
  method: "GET",
  path: "/api/diplomas/:diplomaId/badge/:badgeFormat",
  summary:
    "One of the viewer's own diplomas as an Open Badge 3.0 (VC-JWT, EdDSA), baked into a picture or " +
    "alone; 404 where it was revoked. 409 where the site has no key to store secrets with.",
  params: z.strictObject({ diplomaId: pathId, badgeFormat }),
  response: "file",
  errors: [404, 409],
});

/** An Ed25519 public key, as a JSON Web Key. */
const publicKey = z.strictObject({
  kty: z.literal("OKP"),
  crv: z.literal("Ed25519"),
  x: z.string(),
  use: z.literal("sig"),
  alg: z.literal("EdDSA"),
  /** Its own address, referenced by credentials. */
  kid: z.url(),
  /** The issuer whose key it is. */
  iss: z.string(),
});
export type BadgePublicKey = z.infer<typeof publicKey>;

export const readIssuerDocument = endpoint({
  name: "readIssuerDocument",
  method: "GET",
  path: "/.well-known/did.json",
  isOpen: true,
  summary:
    "The DID document of the site as an issuer of badges (`did:web`): all keys that it has ever signed " +
    "with. Needs no session.",
  response: z.strictObject({
    "@context": z.array(z.url()),
    id: z.string().startsWith("did:web:"),
    verificationMethod: z.array(
      z.strictObject({
        id: z.string(),
        type: z.literal("JsonWebKey2020"),
        controller: z.string(),
        publicKeyJwk: publicKey,
      }),
    ),
    assertionMethod: z.array(z.string()),
  }),
});
export type IssuerDocument = EndpointOutput<typeof readIssuerDocument>;

export const readPublicKeys = endpoint({
  name: "readPublicKeys",
  method: "GET",
  path: "/.well-known/jwks.json",
  isOpen: true,
  summary: "The same keys as a JSON Web Key Set; needs no session.",
  response: z.strictObject({ keys: z.array(publicKey) }),
});

export const readPublicKey = endpoint({
  name: "readPublicKey",
  method: "GET",
  path: "/api/badges/keys/:keyId",
  isOpen: true,
  summary: "One of them, at the address that credentials name (`kid`); needs no session.",
  params: z.strictObject({ keyId: pathId }),
  response: publicKey,
  errors: [404],
});

/** A diploma's number, with or without separators. */
const params = z.strictObject({ number: z.string().max(40) });

export const readBadgeStatus = endpoint({
  name: "readBadgeStatus",
  method: "GET",
  path: "/api/badges/status/:number",
  isOpen: true,
  summary:
    "Whether a badge was revoked, as a revocation list of that badge alone (1EdTechRevocationList); " +
    "needs no session.",
  params,
  response: z.strictObject({
    id: z.url(),
    issuer: z.string(),
    /** Empty while the badge is valid. */
    revokedCredential: z.array(
      z.strictObject({
        id: z.url(),
        revoked: z.literal(true),
        /** As worded by the site. */
        revocationReason: z.string().optional(),
      }),
    ),
  }),
  errors: [404],
});
export type BadgeStatus = EndpointOutput<typeof readBadgeStatus>;

export const readBadgeImage = endpoint({
  name: "readBadgeImage",
  method: "GET",
  path: "/api/badges/image/:number",
  isOpen: true,
  summary: "How a badge looks, without the credential (PNG); needs no session.",
  params,
  response: "file",
  fileTypes: ["image/png"],
  errors: [404],
});
