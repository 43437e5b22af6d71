import type { Config } from "../platform/config/config.ts";
import type { SiteSettings } from "../platform/context.ts";
import { siteOf } from "../platform/site/site-of.ts";

/** The site according to its environment, before the administrators' settings are read. */
export function siteOfConfig(config: Config): SiteSettings {
  return siteOf({
    timeZone: config.timeZone,
    locale: config.locale,
    url: config.publicUrl,
    host: new URL(config.publicUrl).hostname,
    exemptNetworks: config.exemptNetworks,
    providerNetworks: config.providerNetworks,
    zoomUrl: config.zoomUrl,
    sessions: config.sessions,
    fileLimit: config.fileLimit,
    smtp: { url: config.smtpUrl, from: config.mailFrom },
  });
}
