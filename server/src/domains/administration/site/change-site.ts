import type { SiteSettings } from "@paso/contract";

import { siteSettings } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { loadSite } from "../../../platform/site/load-site.ts";
import { presentSite } from "./present-site.ts";
import { storeValues } from "./store-values.ts";

interface SiteChange {
  /** Who changes it; null for the command line. */
  actorId: number | null;
  values: SiteSettings;
}

/** Changes settings of the site, for all its processes within seconds. */
export async function changeSite(ctx: Context, { actorId, values }: SiteChange): Promise<void> {
  await withTransaction(ctx, async (inner) => {
    // One change at a time, so that each is recorded with what was before it.
    await inner.database.select({ id: siteSettings.id }).from(siteSettings).for("update");
    await loadSite(inner);
    const before = presentSite(inner.site);
    await storeValues(inner, values);
    await recordAudit(inner, { action: "site.changed", actorId, before, after: values });
  });
  await loadSite(ctx);
}
