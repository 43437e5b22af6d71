import { gt } from "drizzle-orm";

import { siteSettings } from "../../database/tables/platform-tables.ts";
import type { Context } from "../context.ts";
import { applyStored } from "./site-of.ts";

/** Refreshes this process's settings of the site. Call it after the commit of a change. */
export async function loadSite({
  database,
  site,
}: Pick<Context, "database" | "site">): Promise<void> {
  const [stored] = await database
    .select({
      version: siteSettings.version,
      values: siteSettings.values,
      secondFactorRoles: siteSettings.secondFactorRoles,
    })
    .from(siteSettings)
    .where(gt(siteSettings.version, site.version));
  if (stored) await applyStored(site, stored);
}
