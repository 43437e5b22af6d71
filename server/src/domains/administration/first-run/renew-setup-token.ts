import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { newSecret } from "../../../platform/new-secret.ts";
import { lockSettings } from "../../../platform/site/read-settings.ts";
import { storeSettings } from "../../../platform/site/store-settings.ts";
import { hashSecret } from "../../accounts/index.ts";
import { hasAdministrator } from "./has-administrator.ts";

/** How many starts' tokens are valid: servers that start together print one each. */
const VALID_TOKENS = 4;

/**
 * A new token for creating the first administrator; null if there is an administrator. Only hashes are stored,
 * so every start creates a new one.
 */
export async function renewSetupToken(ctx: Context): Promise<string | null> {
  if (await hasAdministrator(ctx)) return null;
  const token = newSecret();
  const hash = hashSecret(token);
  await withTransaction(ctx, async (inner) => {
    const earlier = (await lockSettings(inner))?.setupTokenHashes ?? Buffer.alloc(0);
    const hashes = Buffer.concat([hash, earlier]).subarray(0, VALID_TOKENS * hash.length);
    await storeSettings(inner, { setupTokenHashes: hashes });
  });
  return token;
}
