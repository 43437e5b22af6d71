import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** WCAG 2.2 AA, and what axe advises beyond. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Fails where the page in its current state breaks WCAG 2.2 AA, as far as axe detects it.
 * Frames of video players belong to others and are left out.
 * @param within a selector of the part to check, where the rest was checked before
 */
export async function checkAccessibility(page: Page, within = "html"): Promise<void> {
  // An address is there before the app has drawn anything.
  await page.locator("main").first().waitFor({ state: "attached" });
  // It stays until the next navigation, for reading it takes as long as a small check.
  if (!(await page.evaluate(() => "axe" in globalThis))) {
    await page.evaluate(axe.source);
    // Colours that fade into those of another state or theme have too little contrast on their way.
    await page.evaluate(stopTransitions);
  }
  const violations = await page.evaluate(findViolations, { within, tags: TAGS });
  expect(violations, "accessibility").toEqual([]);
}

/** In the page. */
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
 * In the page: cancels those that run, and keeps others from beginning while axe reads. A constructed
 * sheet is not subject to the page's policy.
 */
function stopTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after, ::backdrop { transition: none !important; }");
  document.adoptedStyleSheets.push(sheet);
}
