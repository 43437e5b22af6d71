import { z } from "zod";

/** A site's logo, as it is stored beside the other settings; its bytes are files. */
export const siteLogo = z.object({
  /** Names it in its address: random, and another one for every logo. */
  key: z.string(),
  /** Pixels that it is shown with. */
  width: z.number(),
  height: z.number(),
  /** The theme in which it needs a plate behind it to be seen. */
  plate: z.enum(["light", "dark"]).nullable(),
});
export type SiteLogo = z.infer<typeof siteLogo>;

/** Width over height from which a logo is read as the site's name. */
const NAMING = 2;

/** Whether a logo takes the place of the site's name, rather than to be beside it. */
export function isName({ width, height }: Pick<SiteLogo, "width" | "height">): boolean {
  return width / height >= NAMING;
}

/** Where browsers get a logo from, on this site. */
export function logoAddress({ key }: SiteLogo): string {
  return `/api/site/logo/${key}`;
}
