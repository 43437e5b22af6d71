import { sql } from "drizzle-orm";

import { siteSettings } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { StoredValues } from "../../../platform/settings/stored-site.ts";

/**
 * Stores settings of the site beside those that stay, as a new version that all processes notice.
 * @param columns further columns of the row
 */
export async function storeValues(
  ctx: Context,
  values: StoredValues,
  columns: { setupTokenHash?: null } = {},
): Promise<void> {
  await ctx.database
    .insert(siteSettings)
    .values({ values, ...columns })
    .onConflictDoUpdate({
      target: siteSettings.id,
      set: {
        values: sql`${siteSettings.values} || ${JSON.stringify(values)}::jsonb`,
        version: sql`${siteSettings.version} + 1`,
        ...columns,
      },
    });
}
