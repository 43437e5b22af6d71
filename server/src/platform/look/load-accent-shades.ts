import type * as AccentShades from "./accent-shades.ts";

/**
 * Loads what computes shades of an accent: its library takes 10 MB, which a site in the usual colours
 * does not need.
 */
export function loadAccentShades(): Promise<typeof AccentShades> {
  return import("./accent-shades.ts");
}
