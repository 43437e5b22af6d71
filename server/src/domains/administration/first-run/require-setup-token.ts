import { timingSafeEqual } from "node:crypto";

import type { Context } from "../../../platform/context.ts";
import { conflict, invalid } from "../../../platform/errors/domain-error.ts";
import { countNetworkAttempt } from "../../../platform/rate-limit.ts";
import { lockSettings } from "../../../platform/site/read-settings.ts";
import { hashSecret } from "../../accounts/index.ts";
import { hasAdministrator } from "./has-administrator.ts";

/** Tokens cannot be guessed; this bounds the cost of attempts. */
const LIMIT = { key: "setup", attempts: 100, seconds: 900 };

/** @throws `rate_limited` */
export function countSetupAttempt(ctx: Context, address: string): Promise<void> {
  return countNetworkAttempt(ctx, address, LIMIT);
}

/**
 * Checks the token of the printed setup URL. Within a transaction, it locks out concurrent setups.
 * @throws `setup_done` if there is an administrator, whatever the token; `invalid` on `token`
 */
export async function requireSetupToken(ctx: Context, token: string): Promise<void> {
  const hashes = (await lockSettings(ctx))?.setupTokenHashes ?? Buffer.alloc(0);
  if (await hasAdministrator(ctx)) {
    throw conflict(
      "setup_done",
      "This site has an administrator already. Sign in, or ask them for an account.",
    );
  }
  if (!isAmong(hashes, hashSecret(token))) {
    throw invalid({
      token: [
        "This address is not valid, or not any more. Where the site was started, the latest one is shown; starting it again shows a new one.",
      ],
    });
  }
}

function isAmong(hashes: Buffer, wanted: Buffer): boolean {
  for (let at = 0; at < hashes.length; at += wanted.length) {
    if (timingSafeEqual(hashes.subarray(at, at + wanted.length), wanted)) return true;
  }
  return false;
}
