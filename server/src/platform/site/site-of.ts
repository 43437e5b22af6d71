import { readSizeLimits, type Role } from "@paso/contract";

import type { SiteDefaults, SiteSettings } from "../context.ts";
import { loadAccentShades } from "../look/load-accent-shades.ts";
import { type Shades, USUAL_SHADES } from "../look/theme-colours.ts";
import { readStoredValues, type StoredValues } from "../settings/stored-site.ts";

/** The administrators' settings as stored. */
interface StoredSite {
  version: number;
  values: Readonly<Record<string, unknown>>;
  secondFactorRoles: readonly Role[];
}

const MEGABYTE = 1024 ** 2;
/** Videos are uploaded in parts and never held in memory as a whole. */
const USUAL_VIDEO = 500 * MEGABYTE;

/** The site with the settings of the environment only. */
export function siteOf(defaults: SiteDefaults): SiteSettings {
  const settings = settingsOf({}, defaults, USUAL_SHADES);
  return { ...defaults, ...settings, defaults, version: 0, secondFactorRoles: [] };
}

/** Applies the administrators' settings, unless another call was faster. */
export async function applyStored(site: SiteSettings, stored: StoredSite): Promise<void> {
  const { values: storedValues, ...rest } = stored;
  const values = readStoredValues(storedValues);
  const shades = values.accent ? await findShades(values.accent) : USUAL_SHADES;
  if (stored.version > site.version) {
    Object.assign(site, settingsOf(values, site.defaults, shades), rest);
  }
}

async function findShades(accent: string): Promise<Shades> {
  const { accentShades } = await loadAccentShades();
  return accentShades(accent);
}

function settingsOf(values: StoredValues, defaults: SiteDefaults, shades: Shades) {
  const { accent = null } = values;
  const limit = (megabytes: number | undefined, usual = defaults.fileLimit) =>
    megabytes === undefined ? usual : megabytes * MEGABYTE;
  return {
    name: values.name ?? "Paso",
    locale: values.locale ?? defaults.locale,
    timeZone: values.time_zone ?? defaults.timeZone,
    catalogue: values.catalogue ?? "members",
    invitations: values.invitations ?? "everybody",
    supportAddress: values.support_address ?? null,
    accent,
    shades,
    logo: values.logo ?? null,
    mailServer: values.mail_server ?? null,
    signUp: { policy: values.sign_up ?? "nobody", domains: values.sign_up_domains ?? [] },
    texts: {
      terms: { en: values.terms_en ?? "", es: values.terms_es ?? "" },
      privacy: { en: values.privacy_en ?? "", es: values.privacy_es ?? "" },
    },
    fileLimits: {
      document: limit(values.document_limit_mb),
      picture: limit(values.picture_limit_mb),
      video: limit(values.video_limit_mb, USUAL_VIDEO),
    },
    sizeLimits: readSizeLimits(values),
  } satisfies Partial<SiteSettings>;
}
