import type { Context } from "../../../platform/context.ts";
import { findBadgeKey, openSigningKey } from "./badge-keys.ts";
import type { Badge } from "./find-badge.ts";
import { publicKeyOf } from "./issuer.ts";
import { presentCredential } from "./present-credential.ts";

/**
 * A badge as a VC-JWT: the credential is the payload, and repeated in the claims of the same meaning.
 * Signed on request, by the current key; until that is rotated, the text is the same each time.
 * @throws `secret_key_missing` if the site can store no secrets
 */
export async function signBadge(ctx: Context, badge: Badge): Promise<string> {
  const { SignJWT } = await import("jose");
  const { url } = ctx.site;
  const signing = await openSigningKey(ctx);
  const { kid, kty, crv, x } = publicKeyOf(url, await findBadgeKey(ctx, signing.id));
  const credential = presentCredential(badge, url);
  return new SignJWT({ ...credential })
    .setProtectedHeader({ alg: "EdDSA", typ: "JWT", kid, jwk: { kty, crv, x } })
    .setIssuer(credential.issuer.id)
    .setJti(credential.id)
    .setSubject(credential.credentialSubject.id)
    .setNotBefore(new Date(credential.validFrom))
    .sign(signing.key);
}
