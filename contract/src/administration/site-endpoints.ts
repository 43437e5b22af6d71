import { z } from "zod";

import { endpoint } from "../http/endpoint.ts";
import { locale } from "../http/values.ts";
import { siteName, timeZone } from "../setup/site-values.ts";

/** What administrators decide about the site; what they leave open is the environment's to decide. */
export const siteSettings = z.strictObject({ name: siteName, locale, time_zone: timeZone });
export type SiteSettings = z.infer<typeof siteSettings>;

export const readSite = endpoint({
  name: "readSite",
  method: "GET",
  path: "/api/admin/site",
  summary: "The settings of the site that administrators can change.",
  response: siteSettings,
});

export const changeSite = endpoint({
  name: "changeSite",
  method: "PUT",
  path: "/api/admin/site",
  summary: "Change the settings of the site, for all its processes within seconds.",
  body: siteSettings,
  response: siteSettings,
});
