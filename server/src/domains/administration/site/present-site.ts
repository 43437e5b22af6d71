import { presentSizeLimits, type Site, type SiteSettings } from "@paso/contract";

import type { Context, SiteSettings as SiteInForce } from "../../../platform/context.ts";
import { logoAddress } from "../../../platform/look/site-logo.ts";
import { writeLookCss } from "../../../platform/look/write-look-css.ts";
import { mostFileMegabytes } from "./file-bound.ts";

const MEGABYTE = 1024 ** 2;

/** The effective settings that administrators can change individually. */
export function presentSettings(site: SiteInForce): SiteSettings {
  const { terms, privacy } = site.texts;
  return {
    name: site.name,
    locale: site.locale,
    time_zone: site.timeZone,
    support_address: site.supportAddress,
    accent: site.accent,
    sign_up: site.signUp.policy,
    sign_up_domains: [...site.signUp.domains],
    catalogue: site.catalogue,
    invitations: site.invitations,
    terms_en: terms.en,
    terms_es: terms.es,
    privacy_en: privacy.en,
    privacy_es: privacy.es,
    document_limit_mb: site.fileLimits.document / MEGABYTE,
    picture_limit_mb: site.fileLimits.picture / MEGABYTE,
    video_limit_mb: site.fileLimits.video / MEGABYTE,
    ...presentSizeLimits(site.sizeLimits),
  };
}

/** All that administrators see of the site's settings. */
export function presentSite({ site, mail }: Context): Site {
  const { logo } = site;
  return {
    ...presentSettings(site),
    logo: logo && { address: logoAddress(logo), width: logo.width, height: logo.height },
    look_css: writeLookCss(site),
    most_file_mb: mostFileMegabytes(site),
    is_sending: mail.transport !== null,
  };
}
