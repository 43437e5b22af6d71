import { siteSettings } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Whether the form for a password is offered only to those who ask for it. */
export async function hidesPassword({ database }: Context): Promise<boolean> {
  const [settings] = await database
    .select({ isHidden: siteSettings.hidesPassword })
    .from(siteSettings);
  return settings?.isHidden ?? false;
}
