import type { Context } from "../../../platform/context.ts";
import type { CredentialsOwner, StoredCredentials } from "./find-credentials.ts";

const purposeOf = ({ courseId, kind }: CredentialsOwner) =>
  `live provider ${kind} of ${courseId === null ? "the site" : `course ${courseId}`}`;

/** @throws `secret_key_missing` if the site has no key */
export function sealLiveSecret(
  { secrets }: Pick<Context, "secrets">,
  owner: CredentialsOwner,
  secret: string,
): string {
  return secrets.seal(purposeOf(owner), secret);
}

/** The secret; null if there is none, or if none of the site's keys can decrypt it. */
export function openLiveSecret(
  { secrets }: Pick<Context, "secrets">,
  stored: StoredCredentials,
): string | null {
  return stored.secret === null ? null : secrets.open(purposeOf(stored), stored.secret);
}
