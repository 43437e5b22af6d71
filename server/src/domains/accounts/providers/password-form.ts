import type { Context } from "../../../platform/context.ts";
import { readSettings } from "../../../platform/site/read-settings.ts";

/** Whether the form for a password is offered only to those who ask for it. */
export async function hidesPassword(ctx: Context): Promise<boolean> {
  return (await readSettings(ctx))?.hidesPassword ?? false;
}
