import { openPicture } from "./open-picture.ts";

/** The theme on whose background a logo cannot be seen without a plate; null for neither. */
export type LogoPlate = "light" | "dark" | null;

/** Luminances of the themes' backgrounds; colours close to one cannot be told from it. */
const GROUNDS = { light: 1, dark: 0.015 };
/** Contrast below which a shape is lost on its background. */
const LEAST = 1.6;
/** Share of a logo that may be lost. */
const MOST_LOST = 0.3;
/** Minimum share of transparent pixels; with fewer, the logo has its own background. */
const LEAST_CLEAR = 0.02;
const HALF = 128;

/** Finds whether a logo without a background of its own disappears on that of one of the themes. */
export async function findPlate(png: Uint8Array): Promise<LogoPlate> {
  const { data } = await (
    await openPicture(png)
  )
    .ensureAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = data.length / 4;
  let clear = 0;
  const lost = { light: 0, dark: 0 };
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < HALF) {
      clear += 1;
      continue;
    }
    const own = luminance(data[at], data[at + 1], data[at + 2]);
    if (contrast(own, GROUNDS.light) < LEAST) lost.light += 1;
    if (contrast(own, GROUNDS.dark) < LEAST) lost.dark += 1;
  }
  const drawn = pixels - clear;
  if (drawn === 0 || clear / pixels < LEAST_CLEAR) return null;
  if (lost.dark / drawn > MOST_LOST) return "dark";
  return lost.light / drawn > MOST_LOST ? "light" : null;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Relative luminance (WCAG) of an 8-bit colour. */
function luminance(red = 0, green = 0, blue = 0): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
