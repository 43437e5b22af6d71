import { readFile } from "node:fs/promises";

import { converter, wcagContrast } from "culori";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { accentContrast, accentShades, nearestAccent } from "./accent-shades.ts";
import { THEMES, USUAL_SHADES } from "./theme-colours.ts";

const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
const lightness = (hex: string) => converter("oklch")(hex)?.l ?? 0;

describe("of any colour", () => {
  test("the nearest accent can be read wherever an accent is, in both themes", () => {
    fc.assert(
      fc.property(colour, (chosen) => {
        const { light, dark } = accentShades(nearestAccent(chosen));
        const pairs = [
          ...[light.accent, light.strong].flatMap((text) =>
            [THEMES.light.paper, THEMES.light.card, light.soft].map((ground) => [text, ground]),
          ),
          ...[dark.accent, dark.strong].flatMap((text) =>
            [THEMES.dark.paper, THEMES.dark.card, dark.soft].map((ground) => [text, ground]),
          ),
          [light.on, light.accent],
          [light.on, light.strong],
          [dark.on, dark.accent],
          [dark.on, dark.strong],
          [light.onInk, THEMES.light.ink],
          [dark.onInk, THEMES.dark.ink],
          [THEMES.light.ink, light.soft],
          [THEMES.dark.ink, dark.soft],
          [THEMES.dark.muted, dark.soft],
        ] as const;
        for (const [text, ground] of pairs) {
          expect(wcagContrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  test("one that passes is kept; one that fails is only made darker, and as little as needed", () => {
    fc.assert(
      fc.property(colour, (chosen) => {
        const nearest = nearestAccent(chosen);
        expect(nearestAccent(nearest)).toBe(nearest);
        if (accentContrast(chosen) >= 4.5) expect(nearest).toBe(chosen);
        else {
          expect(lightness(nearest)).toBeLessThan(lightness(chosen));
          expect(accentContrast(nearest)).toBeCloseTo(4.5, 0);
        }
      }),
    );
  });
});

test("the usual accent passes", () => {
  expect(nearestAccent(USUAL_SHADES.light.accent)).toBe(USUAL_SHADES.light.accent);
  expect(accentContrast("#ffff00")).toBe(1);
});

test("the colours are those of the web app", async () => {
  const css = await readFile(
    new URL("../../../../web/src/styles/tokens.css", import.meta.url),
    "utf8",
  );
  const names = { strong: "accent-strong", on: "on-accent", soft: "accent-soft" };
  for (const theme of ["light", "dark"] as const) {
    const { onInk, ...shades } = USUAL_SHADES[theme];
    const expected = { ...THEMES[theme], ...shades, "accent-on-ink": onInk };
    for (const [name, value] of Object.entries(expected)) {
      const token = names[name as keyof typeof names] ?? name;
      const [, light, dark] = new RegExp(`--${token}: light-dark\\((\\S+), (\\S+)\\)`).exec(css)!;
      expect.soft(theme === "light" ? light : dark, token).toBe(value);
    }
  }
});
