import type { Locator, Page } from "@playwright/test";

/** A person writing, whose effort is counted. */
export class Author {
  readonly page: Page;
  clicks = 0;
  /** Keystrokes, except those of the text itself. */
  keys = 0;
  /** Milliseconds. */
  waited = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.clicks++;
    await this.wait(() => target.click());
  }

  async press(key: string): Promise<void> {
    this.keys++;
    await this.page.keyboard.press(key);
  }

  /** Types into the focused field. */
  async write(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Waits until a field is focused automatically. */
  async untilIn(name: string): Promise<void> {
    await this.wait(async () => {
      const limit = performance.now() + 10_000;
      while ((await this.focusedName()) !== name) {
        if (performance.now() > limit) throw new Error(`The focus does not come to ${name}.`);
      }
    });
  }

  async wait(act: () => Promise<unknown>): Promise<void> {
    const begin = performance.now();
    await act();
    this.waited += performance.now() - begin;
  }

  private focusedName(): Promise<string> {
    return this.page.evaluate(() => {
      const field = document.activeElement;
      const label = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      const own = field?.getAttribute("aria-label");
      return own ?? (label ? (field.labels?.[0]?.textContent?.trim() ?? "") : "");
    });
  }
}
