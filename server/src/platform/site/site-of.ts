import { type SiteSettings as SiteValues, siteSettings } from "@paso/contract";

import type { SiteDefaults, SiteSettings } from "../context.ts";

/** The administrators' settings as they are stored. */
interface StoredSite {
  version: number;
  values: Readonly<Record<string, unknown>>;
}

/** The site as the environment alone makes it. */
export function siteOf(defaults: SiteDefaults): SiteSettings {
  return { ...defaults, ...settingsOf({}, defaults), defaults, version: 0 };
}

/** Takes over what administrators decided. */
export function applyStored(site: SiteSettings, { version, values }: StoredSite): void {
  Object.assign(site, settingsOf(readValues(values), site.defaults), { version });
}

type Known = { [Name in keyof SiteValues]?: SiteValues[Name] | undefined };

/** The values that are valid, so that no row keeps a process from starting. */
function readValues(values: StoredSite["values"]): Known {
  const result = siteSettings.partial().safeParse(values);
  if (result.success) return result.data;
  const wrong = new Set(result.error.issues.map(({ path }) => path[0]));
  const left = Object.entries(values).filter(([name]) => !wrong.has(name));
  return siteSettings.partial().strip().safeParse(Object.fromEntries(left)).data ?? {};
}

function settingsOf(values: Known, defaults: SiteDefaults) {
  return {
    name: values.name ?? "Paso",
    locale: values.locale ?? defaults.locale,
    timeZone: values.time_zone ?? defaults.timeZone,
    catalogue: "members" as const,
    invitations: "everybody" as const,
  };
}
