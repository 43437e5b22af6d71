import type { Context } from "../../../platform/context.ts";
import { readSettings } from "../../../platform/site/read-settings.ts";

/** Whether the password form is shown only on request. */
export async function hidesPassword(ctx: Context): Promise<boolean> {
  return (await readSettings(ctx))?.hidesPassword ?? false;
}
