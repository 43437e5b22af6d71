import type { Context } from "../../../platform/context.ts";
import { newSecret } from "../../../platform/new-secret.ts";
import { storeSettings } from "../../../platform/site/store-settings.ts";
import { hashSecret } from "../../accounts/index.ts";
import { hasAdministrator } from "./has-administrator.ts";

/**
 * A new token to make the first administrator with, which takes the place of any earlier one; null
 * where there is an administrator. It is stored hashed alone: each start makes another.
 */
export async function renewSetupToken(ctx: Context): Promise<string | null> {
  if (await hasAdministrator(ctx)) return null;
  const token = newSecret();
  await storeSettings(ctx, { setupTokenHash: hashSecret(token) });
  return token;
}
