import { z } from "zod";

import { endpoint } from "../http/endpoint.ts";
import { locale, plainText } from "../http/values.ts";

/** What a site is called. */
export const siteName = plainText
  .trim()
  .min(1, { error: "Give the site a name." })
  .max(60, { error: "Use at most 60 characters." });

/** IANA name of a time zone. */
export const timeZone = plainText
  .max(100)
  .refine(isTimeZone, { error: "This time zone is not known." });

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).format() !== "";
  } catch {
    return false;
  }
}

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
