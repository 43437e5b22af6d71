import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** WCAG 2.2 AA, and axe's best practices. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

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
