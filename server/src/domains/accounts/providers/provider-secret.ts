import type { Context } from "../../../platform/context.ts";
import type { StoredProvider } from "./find-provider.ts";

const purposeOf = (key: string) => `sign-in provider ${key}`;

/** @throws `secret_key_missing` when the site has no key */
export function sealProviderSecret({ secrets }: Context, key: string, secret: string): string {
  return secrets.seal(purposeOf(key), secret);
}

/** The client's secret; null if there is none, or none that the site's keys decrypt. */
export function openProviderSecret(
  { secrets }: Context,
  { key, secret }: Pick<StoredProvider, "key" | "secret">,
): string | null {
  return secret === null ? null : secrets.open(purposeOf(key), secret);
}
