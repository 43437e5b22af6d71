import { isName, logoAddress, type SiteLogo } from "./site-logo.ts";
import type { Shades, ThemeShades } from "./theme-colours.ts";

interface Look {
  /** Null for the default. */
  accent: string | null;
  shades: Shades;
  logo: SiteLogo | null;
}

/**
 * The site's look as a style sheet, inlined in the page for its first paint. Empty for the default
 * look. Its parts: the accent's custom properties, and `.brand`, around the site's name.
 */
export function writeLookCss({ accent, shades, logo }: Look): string {
  return (accent === null ? "" : accentCss(shades)) + (logo === null ? "" : logoCss(logo));
}

/** More specific than the web app's own values, except if people have chosen the colours themselves. */
function accentCss({ light, dark }: Shades): string {
  const inDark = customProperties(dark);
  return (
    "@media (forced-colors:none){" +
    `html:root{${customProperties(light)}}` +
    `html:root[data-theme=dark]{${inDark}}` +
    "}" +
    "@media (forced-colors:none) and (prefers-color-scheme:dark){" +
    `html:root:not([data-theme=light]){${inDark}}` +
    "}"
  );
}

function customProperties({ accent, strong, on, soft, onInk }: ThemeShades): string {
  return `--accent:${accent};--accent-strong:${strong};--on-accent:${on};--accent-soft:${soft};--accent-on-ink:${onInk}`;
}

/** A logo that contains the name replaces it; the name stays for screen readers. */
function logoCss(logo: SiteLogo): string {
  const { width, height, plate } = logo;
  const picture =
    `content:"";display:inline-block;width:${width}px;height:${height}px;vertical-align:middle;` +
    `background:url("${logoAddress(logo)}") center/contain no-repeat content-box border-box`;
  return (
    `.brand{display:flex;align-items:center;overflow:visible;white-space:nowrap${isName(logo) ? ";font-size:0" : ";gap:.5em"}}` +
    `.brand::before{flex:none;${picture}}` +
    plateCss(plate)
  );
}

/** A plate behind a logo that would be invisible on the theme's background. */
function plateCss(plate: SiteLogo["plate"]): string {
  if (plate === null) return "";
  const rule = (ground: string) =>
    `.brand::before{padding:3px 7px;border-radius:7px;background-color:${ground}}`;
  if (plate === "dark") {
    return (
      `[data-theme=dark] ${rule("#fff")}` +
      `@media (prefers-color-scheme:dark){html:not([data-theme=light]) ${rule("#fff")}}`
    );
  }
  return (
    `[data-theme=light] ${rule("#1b2120")}` +
    `@media (prefers-color-scheme:light){html:not([data-theme=dark]) ${rule("#1b2120")}}`
  );
}
