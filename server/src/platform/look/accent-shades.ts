import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from "culori";

import { type Shades, THEMES } from "./theme-colours.ts";

/** Contrast that text needs (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;
/** Contrast of the dark theme's accent, which looks less vivid with more than it needs. */
const DARK_CONTRAST = 7;
/** Difference in lightness on hover. */
const STRONGER = 0.08;
/** Step of lightness, too small to be seen. */
const STEP = 0.003;

const toOklch = converter("oklch");

/** The nearest accent to a colour with which text is readable: itself, or a darker one. */
export function nearestAccent(colour: string): string {
  // Its own soft background is one of those it is read on.
  const isEnough = (hex: string) => isReadable(hex, lightGrounds(read(hex)));
  if (isEnough(colour)) return colour;
  const own = read(colour);
  return shade(own, { from: own.l, to: 0, isEnough });
}

/** Lowest contrast of a colour with the light theme's backgrounds, rounded down as displayed. */
export function accentContrast(colour: string): number {
  return Math.floor(leastContrast(colour, lightGrounds(read(colour))) * 10) / 10;
}

/** Both themes' shades of an accent that {@link nearestAccent} leaves as it is. */
export function accentShades(accent: string): Shades {
  const own = read(accent);
  const { card, ink } = THEMES.dark;
  const soft = { light: lightSoft(own), dark: tint(own, 0.29, 0.035) };
  const dark = shade(own, {
    from: Math.max(0.76, own.l),
    to: 1,
    isEnough: (hex) => leastContrast(hex, [card]) >= DARK_CONTRAST && isReadable(hex, [soft.dark]),
  });
  const darkAccent = read(dark);
  return {
    light: {
      accent,
      strong: tint(own, own.l > 0.2 ? own.l - STRONGER : own.l + STRONGER, own.c),
      on: "#ffffff",
      soft: soft.light,
      onInk: dark,
    },
    dark: {
      accent: dark,
      strong: tint(darkAccent, Math.min(1, darkAccent.l + STRONGER / 2), darkAccent.c),
      on: tint(own, 0.22, 0.03),
      soft: soft.dark,
      onInk: shade(own, { from: own.l, to: 0, isEnough: (hex) => isReadable(hex, [ink]) }),
    },
  };
}

function lightGrounds(own: Oklch): string[] {
  return [THEMES.light.paper, THEMES.light.card, lightSoft(own)];
}

function lightSoft(own: Oklch): string {
  return tint(own, 0.945, 0.02);
}

/** The same hue with the given lightness and at most the given chroma. */
function tint(own: Oklch, l: number, chroma: number): string {
  return hexOf({ ...own, l, c: Math.min(own.c, chroma) });
}

interface Search {
  from: number;
  to: number;
  isEnough: (hex: string) => boolean;
}

/** The first shade with enough contrast on the way from one lightness to another. */
function shade(own: Oklch, { from, to, isEnough }: Search): string {
  const step = from < to ? STEP : -STEP;
  for (let l = from; (to - l) * step > 0; l += step) {
    const hex = hexOf({ ...own, l });
    if (isEnough(hex)) return hex;
  }
  return hexOf({ ...own, l: to });
}

function isReadable(hex: string, grounds: readonly string[]): boolean {
  return leastContrast(hex, grounds) >= LEAST_CONTRAST;
}

function leastContrast(hex: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => wcagContrast(hex, ground)));
}

function read(colour: string): Oklch {
  const own = toOklch(colour);
  if (!own) throw new Error(`${colour} is no colour.`);
  return own;
}

/** The nearest colour in sRGB. */
function hexOf(colour: Oklch): string {
  return formatHex(clampChroma(colour, "oklch"));
}
