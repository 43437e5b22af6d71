import type { FastifyInstance } from "fastify";

import { drawAppIcon } from "../look/draw-app-icon.ts";
import { THEMES } from "../look/theme-colours.ts";
import type { SiteSettings } from "../settings/site-settings.ts";

const MANIFEST = "/site.webmanifest";
/** The address at which iOS looks for the icon. */
const TOUCH_ICON = "/apple-touch-icon.png";
/** Pixels of each side, by address. */
const ICONS: ReadonlyMap<string, number> = new Map([
  ["/icons/app-192.png", 192],
  ["/icons/app-512.png", 512],
  [TOUCH_ICON, 180],
]);
const HOUR = 3_600;

/** For the head of pages: makes the site installable as an app. */
export const installationHead = `<link rel="manifest" href="${MANIFEST}"><link rel="apple-touch-icon" href="${TOUCH_ICON}">`;

/** Serves the files that a browser needs before it offers to install the site as an app. */
export function serveInstallation(app: FastifyInstance): void {
  const config = { action: "public.files" } as const;
  const { context } = app;
  app.get(MANIFEST, { config }, (_request, reply) =>
    reply
      .header("cache-control", "no-cache")
      .type("application/manifest+json; charset=utf-8")
      .send(JSON.stringify(describeApp(context.site))),
  );

  /** Icons of the current accent only, by address. */
  const drawn = new Map<string, Promise<Buffer>>();
  let accent = "";
  const draw = (address: string, size: number) => {
    const shades = context.site.shades.light;
    if (accent !== shades.accent) drawn.clear();
    accent = shades.accent;
    const icon = drawn.get(address) ?? drawAppIcon(shades, size);
    drawn.set(address, icon);
    return icon;
  };
  for (const [address, size] of ICONS) {
    app.get(address, { config }, async (_request, reply) =>
      reply
        .header("cache-control", `public, max-age=${HOUR}`)
        .type("image/png")
        .send(await draw(address, size)),
    );
  }
}

function describeApp({ name, locale }: SiteSettings) {
  const icons = [...ICONS].filter(([address]) => address !== TOUCH_ICON);
  return {
    id: "/",
    name,
    short_name: name,
    lang: locale,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: THEMES.light.paper,
    theme_color: THEMES.light.paper,
    icons: icons.map(([src, size]) => ({
      src,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any maskable",
    })),
  };
}
