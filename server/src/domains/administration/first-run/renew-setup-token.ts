import type { Context } from "../../../platform/context.ts";
import { newSecret } from "../../../platform/new-secret.ts";
import { storeSettings } from "../../../platform/site/store-settings.ts";
import { hashSecret } from "../../accounts/index.ts";
import { hasAdministrator } from "./has-administrator.ts";

/**
 * A new token for creating the first administrator, which replaces any earlier one; null if there is an
 * administrator. Only its hash is stored, so every start creates a new one.
 */
export async function renewSetupToken(ctx: Context): Promise<string | null> {
  if (await hasAdministrator(ctx)) return null;
  const token = newSecret();
  await storeSettings(ctx, { setupTokenHash: hashSecret(token) });
  return token;
}
