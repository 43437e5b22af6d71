import { isDeepStrictEqual } from "node:util";

import { type SiteChange, siteSettings as siteSettingsSchema } from "@paso/contract";

import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { prepareSanitiser } from "../../../platform/html/prepare-sanitiser.ts";
import { loadSite } from "../../../platform/site/load-site.ts";
import { lockSettings } from "../../../platform/site/read-settings.ts";
import { storeSettings } from "../../../platform/site/store-settings.ts";
import { checkValues } from "./check-values.ts";
import { presentSettings } from "./present-site.ts";

interface ChangeOfSite {
  /** Who changes it; null for the command line. */
  actorId: number | null;
  /** Omitted values stay unchanged. */
  values: SiteChange;
}

/**
 * Changes site settings; all processes pick them up within seconds.
 * @throws `invalid` on values that do not fit the site or each other
 */
export async function changeSite(ctx: Context, { actorId, values }: ChangeOfSite): Promise<void> {
  const changes = await sanitiseTexts(values);
  await lockSite(ctx, async (inner) => {
    const before = presentSettings(inner.site);
    const after = siteSettingsSchema.parse({ ...before, ...definedOf(changes) });
    if (isDeepStrictEqual(before, after)) return;
    await checkValues(inner.site, after, new Set(Object.keys(changes)));
    await storeSettings(inner, { values: changes });
    await recordAudit(inner, { action: "site.changed", actorId, before, after });
  });
}

/** Serialises changes of the site, so that each is audited with the state before it. */
export async function lockSite(ctx: Context, run: (ctx: Context) => Promise<void>): Promise<void> {
  await withTransaction(ctx, async (inner) => {
    await lockSettings(inner);
    await loadSite(inner);
    await run(inner);
  });
  await loadSite(ctx);
}

const TEXTS = ["terms_en", "terms_es", "privacy_en", "privacy_es"] as const;

/** Sanitises texts: they are shown to everyone, signed in or not. */
async function sanitiseTexts(values: SiteChange): Promise<SiteChange> {
  const given = TEXTS.flatMap((name) => values[name] ?? []);
  const sanitise = await prepareSanitiser(given);
  const sanitised = TEXTS.flatMap((name) => {
    const html = values[name];
    return html === undefined ? [] : [[name, sanitise(html)] as const];
  });
  return { ...values, ...Object.fromEntries(sanitised) };
}

/** Drops fields that are explicitly undefined. */
function definedOf(changes: SiteChange): SiteChange {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
