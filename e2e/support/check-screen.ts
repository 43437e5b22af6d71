import { expect, type Page } from "@playwright/test";

import { checkAccessibility } from "./check-accessibility.ts";
import type { Language } from "./words.ts";

/** How a screen is looked at: a width in CSS pixels, and a theme. */
interface Look {
  width: number;
  theme: "light" | "dark";
}

/** Both themes and both widths in both languages, and every pair of theme and width in one. */
export const LOOKS: Readonly<Record<Language, readonly Look[]>> = {
  en: [
    { width: 1280, theme: "light" },
    { width: 390, theme: "dark" },
  ],
  es: [
    { width: 1280, theme: "dark" },
    { width: 390, theme: "light" },
  ],
};

/** The narrowest supported screen, and 1280 pixels at 200 % zoom. */
const NARROW = [320, 640];

/**
 * Checks the current screen in every look, without a reload: WCAG 2.2 AA as far as axe can tell, and no
 * horizontal scrolling, down to 320 pixels and at 200 percent.
 * @param within a selector of the part that axe checks, if the rest was checked before
 */
export async function checkScreen(
  page: Page,
  looks: readonly Look[],
  within?: string,
): Promise<void> {
  const before = page.viewportSize();
  for (const { width, theme } of looks) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: theme });
    // At the top the header covers nothing; a half-hidden button would count as too small.
    const top = await page.evaluate(goToTop);
    await checkAccessibility(page, within);
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
    await expectNoSidewaysScroll(page);
  }
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoSidewaysScroll(page);
  }
  if (before) await page.setViewportSize(before);
}

/** Returns the previous scroll position. */
function goToTop(): number {
  const top = scrollY;
  scrollTo({ top: 0, behavior: "instant" });
  return top;
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  // Rows that were far off the screen are laid out a moment after they have come nearer.
  await expect
    .poll(() => page.evaluate(findTooWide), { message: `wider than ${width} pixels` })
    .toEqual([]);
}

/** Names elements that overflow the viewport, except those in a box that scrolls by itself. */
function findTooWide(): string[] {
  const edge = document.documentElement.clientWidth;
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== "visible" || isClipped(element.parentElement));
  return [...document.body.querySelectorAll("*")]
    .filter(
      // Rows far off the screen keep the layout they had at another width.
      (element) =>
        element.checkVisibility({ contentVisibilityAuto: true }) &&
        element.getBoundingClientRect().right > edge + 1,
    )
    .filter((element) => !isClipped(element.parentElement))
    .map((element) => element.outerHTML.slice(0, 120));
}
