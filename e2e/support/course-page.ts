import { expect, type Locator, type Page } from "@playwright/test";

import type { Words } from "./words.ts";

/** A page of a course as its student sees it: a path of sections, the last one drawn is the current one. */
export class CoursePage {
  readonly page: Page;
  readonly words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
  }

  /** The sections drawn so far. */
  get steps(): Locator {
    return this.page.locator('li[id^="section-"]');
  }

  /** A section by its position on the path, from 1. */
  step(number: number): Locator {
    return this.steps.nth(number - 1);
  }

  /** The section's own heading: its kind, or its question. */
  heading(number: number): Locator {
    return this.step(number).getByRole("heading").first();
  }

  /** Expects a section to be the current one, and nothing after it to be there. */
  async expectCurrent(number: number, { timeout = 15_000 } = {}): Promise<void> {
    await expect(this.steps).toHaveCount(number, { timeout });
    await expect(this.heading(number)).toBeVisible();
  }

  /** The button that leads on from a section; it may say Next or Continue. */
  wayOn(number: number): Locator {
    const { next, goOn } = this.words;
    return this.step(number).getByRole("button", { name: new RegExp(`^(${next}|${goOn})$`) });
  }

  /** The button that retries a failed step. */
  tryAgain(number: number): Locator {
    return this.step(number).getByRole("button", { name: this.words.tryAgain });
  }

  /** Why a step has failed so far, and what happens next. */
  interruption(number: number): Locator {
    return this.step(number).getByRole("status").filter({ hasText: this.words.kept });
  }

  /** The result below an answered question. */
  result(number: number): Locator {
    return this.step(number).getByRole("group", { name: this.words.result });
  }

  /** Waits for the code that the page fetches at the first touch or key. */
  async waitForLateCode(): Promise<void> {
    await this.page.waitForFunction(() => {
      const late = ["poll-peers", "opinions-finish", "notes-extras", "end-note", "account-menu"];
      const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
      return late.every((part) => loaded.some((name) => name.includes(`/assets/${part}-`)));
    });
  }

  /** Waits for the data that the page fetches besides its text, for the answered poll and for notes. */
  async waitForLateData(): Promise<void> {
    await this.page.waitForFunction(() => {
      const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
      return ["/graphic/", "/passages/"].every((part) =>
        fetched.some((name) => name.includes(part)),
      );
    });
  }

  /** An option of a choice question, from 0. */
  option(number: number, index: number): Locator {
    return this.step(number).locator("input").nth(index);
  }

  /** Clicks, or taps on a touch screen. */
  async press(target: Locator): Promise<void> {
    const takesTouch = await this.page.evaluate(() => navigator.maxTouchPoints > 0);
    await (takesTouch ? target.tap() : target.click());
  }

  /** Sends the answer of a question and waits for its result, which takes the focus. */
  async sendAnswer(number: number): Promise<void> {
    await this.press(this.wayOn(number));
    await expect(this.result(number)).toBeVisible();
    await expect(this.result(number)).toBeFocused();
  }

  /** Continues to the next section, whose heading receives the focus. */
  async goOn(number: number): Promise<void> {
    await this.press(this.wayOn(number));
    await this.expectCurrent(number + 1);
    await expect(this.heading(number + 1)).toBeFocused();
    await expect(this.wayOn(number)).toHaveCount(0);
  }

  /** Between two pages: reads what was done and what comes next, and continues with one key. */
  async turnPage(done: { title: string }, next: { title: string }): Promise<void> {
    const { page, words } = this;
    const turn = page.getByRole("dialog", { name: words.pageFinished });
    await expect(turn).toContainText(done.title);
    await expect(turn).toContainText(next.title);
    await expect(turn.getByRole("button", { name: words.goOn })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(turn).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
}

/** Begins or continues a course from the student's home. */
export async function resumeCourse(page: Page, title: string, words: Words): Promise<CoursePage> {
  const name = new RegExp(`^(${words.begin}|${words.goOn}) ?: ${title}$`);
  await page.getByRole("link", { name }).click();
  const course = new CoursePage(page, words);
  await expect(course.steps.first()).toBeVisible();
  return course;
}
