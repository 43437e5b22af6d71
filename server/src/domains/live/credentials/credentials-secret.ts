import type { Context } from "../../../platform/context.ts";
import type { CredentialsOwner, StoredCredentials } from "./find-credentials.ts";

const purposeOf = ({ courseId, kind }: CredentialsOwner) =>
  `live provider ${kind} of ${courseId === null ? "the site" : `course ${courseId}`}`;

/** @throws `secret_key_missing` where the site has no key */
export function sealLiveSecret(
  { secrets }: Pick<Context, "secrets">,
  owner: CredentialsOwner,
  secret: string,
): string {
  return secrets.seal(purposeOf(owner), secret);
}

/** The secret; null where there is none, or none that the site's keys open. */
export function openLiveSecret(
  { secrets }: Pick<Context, "secrets">,
  stored: StoredCredentials,
): string | null {
  return stored.secret === null ? null : secrets.open(purposeOf(stored), stored.secret);
}
