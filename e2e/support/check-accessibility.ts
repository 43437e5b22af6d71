import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Fails where the page in its current state breaks WCAG 2.2 AA, as far as axe detects it.
 * Frames of video players belong to others and are left out.
 * @param within a selector of the part to check, where the rest was checked before
 */
export async function checkAccessibility(page: Page, within = "html"): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .include(within)
    .exclude("iframe")
    .analyze();
  const violationTexts = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${String(target)} ${failureSummary}`).join("\n")}`,
  );
  expect(violationTexts, "accessibility").toEqual([]);
}
