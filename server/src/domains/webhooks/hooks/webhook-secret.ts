import { randomBytes } from "node:crypto";

import type { Context } from "../../../platform/context.ts";

/** Prefix of secrets, as defined by Standard Webhooks. */
const PREFIX = "whsec_";
const PURPOSE = "webhook";

/** A new 256-bit secret, and its encrypted form for storage. */
export function newWebhookSecret({ secrets }: Pick<Context, "secrets">) {
  const secret = PREFIX + randomBytes(32).toString("base64");
  return { secret, sealedSecret: secrets.seal(PURPOSE, secret) };
}

/** The key for signing deliveries; null if the site's keys can no longer decrypt it. */
export function openWebhookKey(
  { secrets }: Pick<Context, "secrets">,
  sealedSecret: string,
): Buffer | null {
  const secret = secrets.open(PURPOSE, sealedSecret);
  return secret === null ? null : Buffer.from(secret.slice(PREFIX.length), "base64");
}
