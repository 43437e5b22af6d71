import { z } from "zod";

/** A site's logo, as stored with the other settings; its bytes are files. */
export const siteLogo = z.object({
  /** Part of its address: random, and different for every logo. */
  key: z.string(),
  /** Displayed size in pixels. */
  width: z.number(),
  height: z.number(),
  /** The theme in which it needs a plate behind it to be visible. */
  plate: z.enum(["light", "dark"]).nullable(),
});
export type SiteLogo = z.infer<typeof siteLogo>;

/** Aspect ratio from which a logo is assumed to contain the site's name. */
const NAMING = 2;

/** Whether a logo replaces the site's name instead of appearing next to it. */
export function isName({ width, height }: Pick<SiteLogo, "width" | "height">): boolean {
  return width / height >= NAMING;
}

/** A logo's address on this site. */
export function logoAddress({ key }: SiteLogo): string {
  return `/api/site/logo/${key}`;
}
