import { expect, type Locator, type Page } from "@playwright/test";

/** More tab stops than there are between any two related elements of a page. */
const FURTHEST = 40;

/** Presses Tab, or Shift+Tab, until the target has the focus; every stop on the way must show its focus. */
export async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  const stops: string[] = [];
  while (stops.length < FURTHEST) {
    await page.keyboard.press(key);
    stops.push(await expectVisibleFocus(page));
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not lead to ${String(target)}, but to:\n${stops.join("\n")}`);
}

/** The focused element, which is in view with a visible focus indicator. */
async function expectVisibleFocus(page: Page): Promise<string> {
  const atFocus = () => page.evaluate(describeFocus);
  const { element } = await atFocus();
  await expect.poll(atFocus, element).toEqual({ element, hasOutline: true, inView: true });
  return element;
}

/** Whether the focused element has an outline, or the box around or next to it instead. */
function describeFocus() {
  const focused = document.activeElement ?? document.body;
  const label = focused.closest("label");
  const boxes = [focused, label?.parentElement, label, ...(label?.children ?? [])];
  const outlines = boxes.map((box) => {
    if (!box) return 0;
    const { outlineStyle, outlineWidth } = getComputedStyle(box);
    return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
  });
  const { top, bottom } = focused.getBoundingClientRect();
  return {
    element: focused.outerHTML.slice(0, 100),
    hasOutline: Math.max(...outlines) >= 2,
    inView: bottom > 0 && top < innerHeight,
  };
}
