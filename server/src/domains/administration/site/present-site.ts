import type { SiteSettings } from "@paso/contract";

import type { SiteSettings as Site } from "../../../platform/context.ts";

/** The settings in force that administrators can change. */
export function presentSite({ name, locale, timeZone }: Site): SiteSettings {
  return { name, locale, time_zone: timeZone };
}
