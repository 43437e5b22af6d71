import { create, type Font } from "fontkit";

import { type Weight, staticFont } from "../../../platform/pdf/static-font.ts";
import { textRuns } from "../../../platform/pdf/text-runs.ts";

/** A line as shapes, so that viewers need no fonts for it; its baseline begins at 0, 0. */
export interface OutlinedText {
  /** At a font size of 1. */
  width: number;
  /** Path data at a font size, with the baseline's left end at a point. */
  at: (x: number, baseline: number, size: number) => string;
}

const opened = new WeakMap<Buffer, Font>();

function openFont(bytes: Buffer): Font {
  const known = opened.get(bytes);
  if (known) return known;
  const font = create(bytes);
  if (!("layout" in font)) throw new Error("A font is expected, and no collection of them.");
  opened.set(bytes, font);
  return font;
}

/** Turns a line of any script into shapes. */
export async function outlineText(text: string, weight: Weight): Promise<OutlinedText> {
  const glyphs: { x: number; draw: (x: number, y: number, size: number) => string }[] = [];
  let width = 0;
  for (const run of textRuns(text)) {
    const font = openFont(await staticFont(run.font, weight));
    const em = font.unitsPerEm;
    const laid = font.layout(run.text);
    for (const [index, glyph] of laid.glyphs.entries()) {
      const position = laid.positions[index];
      if (!position) continue;
      const { xAdvance, xOffset, yOffset } = position;
      glyphs.push({
        x: width + xOffset / em,
        draw: (x, y, size) =>
          // In fonts, y points upwards.
          glyph.path
            .scale(size / em, -size / em)
            .translate(x, y - (yOffset / em) * size)
            .toSVG(),
      });
      width += xAdvance / em;
    }
  }
  return {
    width,
    at: (x, baseline, size) =>
      glyphs.map((glyph) => shorten(glyph.draw(x + glyph.x * size, baseline, size))).join(""),
  };
}

/** Rounds to tenths, a difference that no one sees. */
function shorten(path: string): string {
  return path.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
