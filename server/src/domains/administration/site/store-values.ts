import type { SiteSettings } from "@paso/contract";
import { sql } from "drizzle-orm";

import { siteSettings } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/**
 * Stores the settings of the site, as a new version that all processes notice.
 * @param columns further columns of the row
 */
export async function storeValues(
  ctx: Context,
  values: SiteSettings,
  columns: { setupTokenHash?: null } = {},
): Promise<void> {
  await ctx.database
    .insert(siteSettings)
    .values({ values, ...columns })
    .onConflictDoUpdate({
      target: siteSettings.id,
      set: {
        values,
        version: sql`${siteSettings.version} + 1`,
        ...columns,
      },
    });
}
