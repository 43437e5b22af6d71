import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** WCAG 2.2 AA, and axe's best practices. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** A colour of axe's; its types do not name it. */
interface AxeColor {
  r: number;
  g: number;
  b: number;
  alpha: number;
  /** @throws {Error} for what is no colour */
  parseString: (this: AxeColor, text: string) => AxeColor;
}

/**
 * Fails if the page in its current state violates WCAG 2.2 AA, as far as axe detects it. Frames of video
 * players are third-party and left out.
 * @param within a selector of the part to check, if the rest was checked before
 */
export async function checkAccessibility(page: Page, within = "html"): Promise<void> {
  // The address changes before the app has drawn anything.
  await page.locator("main").first().waitFor({ state: "attached" });
  // It stays until the next navigation, since evaluating it takes as long as a small check.
  if (!(await page.evaluate(() => "axe" in globalThis))) {
    await page.evaluate(axe.source);
    // Colours in transition between states or themes have too little contrast.
    await page.evaluate(stopTransitions);
    await page.evaluate(parseColorsOnce);
  }
  const violations = await page.evaluate(findViolations, { within, tags: TAGS });
  expect(violations, "accessibility").toEqual([]);
}

/** Runs in the page. */
async function findViolations({ within, tags }: { within: string; tags: string[] }) {
  const { axe: checker } = globalThis as unknown as { axe: typeof axe };
  const { violations } = await checker.run(
    { include: [within], exclude: ["iframe"] },
    { runOnly: tags, resultTypes: ["violations"], iframes: false },
  );
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${String(target)} ${failureSummary}`).join("\n")}`,
  );
}

/**
 * Runs in the page: cancels running transitions, and prevents others while axe runs. A constructed style
 * sheet is not subject to the page's policy.
 */
function stopTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after, ::backdrop { transition: none !important; }");
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Runs in the page: axe parses the computed colours of every element behind every text, which takes a
 * quarter of its time, although a screen has few colours.
 */
function parseColorsOnce(): void {
  const { axe: checker } = globalThis as unknown as {
    axe: { commons: { color: { Color: { prototype: AxeColor } } } };
  };
  const { prototype } = checker.commons.color.Color;
  const parse = prototype.parseString;
  const parsed = new Map<string, Omit<AxeColor, "parseString">>();
  prototype.parseString = function parseOnce(text) {
    const known = parsed.get(text);
    if (known) return Object.assign(this, known);
    parse.call(this, text);
    const { r, g, b, alpha } = this;
    parsed.set(text, { r, g, b, alpha });
    return this;
  };
}
