import type * as AccentShades from "./accent-shades.ts";

/**
 * Lazily loads the code that computes shades of an accent: its library takes 10 MB, which a site in the
 * default colours does not need.
 */
export function loadAccentShades(): Promise<typeof AccentShades> {
  return import("./accent-shades.ts");
}
