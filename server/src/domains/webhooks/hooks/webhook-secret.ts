import { randomBytes } from "node:crypto";

import type { Context } from "../../../platform/context.ts";

/** What secrets begin with, as Standard Webhooks has it. */
const PREFIX = "whsec_";
const PURPOSE = "webhook";

/** A new secret of 256 bits, and how it is stored: encrypted. */
export function newWebhookSecret({ secrets }: Pick<Context, "secrets">) {
  const secret = PREFIX + randomBytes(32).toString("base64");
  return { secret, sealedSecret: secrets.seal(PURPOSE, secret) };
}

/** The key that deliveries are signed with; null where the site's keys do not open it any more. */
export function openWebhookKey(
  { secrets }: Pick<Context, "secrets">,
  sealedSecret: string,
): Buffer | null {
  const secret = secrets.open(PURPOSE, sealedSecret);
  return secret === null ? null : Buffer.from(secret.slice(PREFIX.length), "base64");
}
