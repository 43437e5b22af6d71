import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { colour, siteChange, siteSettings } from "./site-settings.ts";

/** The logo instead of the site's name, or next to it. */
const siteLogo = z.strictObject({
  address: z.string(),
  /** Display width in pixels. */
  width: z.int(),
  height: z.int(),
});

const site = siteSettings.extend({
  logo: siteLogo.nullable(),
  /** Style sheet of the site's look, for newly loaded pages. */
  look_css: z.string(),
  /** Upper bound of the file limits, in MB. */
  most_file_mb: z.int(),
  /** Whether the site can send mail, which new accounts depend on. */
  is_sending: z.boolean(),
});
export type Site = z.infer<typeof site>;

export const readSite = endpoint({
  name: "readSite",
  method: "GET",
  path: "/api/admin/site",
  summary: "The settings of the site that administrators can change.",
  response: site,
});

export const changeSite = endpoint({
  name: "changeSite",
  method: "PUT",
  path: "/api/admin/site",
  summary:
    "Change settings of the site, for all its processes within seconds. What is left out stays.",
  body: siteChange,
  response: site,
});

export const uploadLogo = endpoint({
  name: "uploadLogo",
  method: "POST",
  path: "/api/admin/site/logo",
  summary: "Give the site a logo. A picture is encoded again, a drawing is cleaned.",
  files: "image",
  response: site,
  errors: [413, 415],
});

export const removeLogo = endpoint({
  name: "removeLogo",
  method: "DELETE",
  path: "/api/admin/site/logo",
  summary: "Remove the site's logo.",
  response: site,
});

/** The colours of one theme, as `#rrggbb`. */
const themeShades = z.strictObject({ accent: colour, on: colour, soft: colour });

export const checkAccent = endpoint({
  name: "checkAccent",
  method: "GET",
  path: "/api/admin/site/accent",
  summary: "Whether texts in a colour can be read, and what it becomes in both themes.",
  query: z.strictObject({ colour }),
  response: z.strictObject({
    /** The lowest contrast of the colour with its backgrounds, such as 4.5. */
    contrast: z.number(),
    /** The required contrast. */
    needed: z.number(),
    /** The nearest colour with that contrast: the colour itself if it is sufficient. */
    nearest: colour,
    /** Shades of the nearest colour. */
    light: themeShades,
    dark: themeShades,
  }),
});
export type AccentCheck = EndpointOutput<typeof checkAccent>;

export const readLogo = endpoint({
  name: "readLogo",
  method: "GET",
  path: "/api/site/logo/:logo",
  isOpen: true,
  summary: "The site's logo by its address, for everybody; `mail.png` is the one of mails.",
  params: z.strictObject({ logo: z.string().regex(/^([\w-]{43}|mail\.png)$/) }),
  response: "file",
  errors: [404],
});
