import type { ThemeShades } from "./theme-colours.ts";

/** Within the circle that phones cut out of an icon, and as large as it allows. */
const MARK = "m9.5 16.5 4.6 4.7L23 12.3";

/**
 * Draws the icon of the site as an app, in its colours: a full square, as phones apply their own
 * mask.
 * @param size pixels of each side
 * @returns a PNG
 */
export async function drawAppIcon(
  { accent, on }: Pick<ThemeShades, "accent" | "on">,
  size: number,
): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">
    <path d="M0 0h32v32H0z" fill="${accent}"/>
    <path d="${MARK}" fill="none" stroke="${on}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  </svg>`;
  // Imported lazily: no other request needs it.
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(drawing)).png().toBuffer();
}
