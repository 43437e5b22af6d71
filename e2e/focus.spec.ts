import type { Locator, Page } from "@playwright/test";

import type { CoursePage } from "./support/course-page.ts";
import { findDemoCourse } from "./support/demo-student.ts";
import { expect, test } from "./support/fixtures.ts";
import { OPINION_TEXT, openSection } from "./support/open-section.ts";
import type { PasoServer } from "./support/start-server.ts";
import { watchApi } from "./support/watch-api.ts";
import { WORDS } from "./support/words.ts";

/** The focus and the view move forward, never back. */

const words = WORDS.en;

test.use({ demo: true });
test.slow();

/** Starts at a section of the demo's own course, which a class has answered. */
async function begin(
  page: Page,
  server: PasoServer,
  position: { page: number; section: number },
): Promise<CoursePage> {
  const course = await findDemoCourse(server, "en");
  return (await openSection(page, server, { course, words, ...position })).player;
}

test("Next leads to the next heading, an answer to its result, and never back up", async ({
  page,
  server,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const player = await begin(page, server, { page: 1, section: 2 });

  await expectNoWayBack(page, () => player.goOn(2));
  await expect(player.heading(3)).toBeInViewport();
  await player.option(3, 1).check();
  await expectNoWayBack(page, () => player.sendAnswer(3));
  await expectNoWayBack(page, () => player.goOn(3));
  await expectNoWayBack(page, () => player.goOn(4));
  await expect(player.heading(5)).toBeInViewport();
  await player.option(5, 1).check();
  await expectNoWayBack(page, () => player.sendAnswer(5));
  // The verdict is in view, and its question still is.
  await expect(player.heading(5)).toBeInViewport({ ratio: 1 });
  expect(await topOf(player.heading(5))).toBeGreaterThan(await headerBottom(page));
  // Someone who has scrolled on is not taken back up.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expectNoWayBack(page, () => player.goOn(5));
  await player.step(6).getByRole("textbox").fill(OPINION_TEXT);
  await expectNoWayBack(page, () => player.sendAnswer(6));
});

test("the header, which grows with the text, covers no heading", async ({ page, server }) => {
  const player = await begin(page, server, { page: 1, section: 2 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await player.goOn(2);
  await expect(player.heading(3)).toBeFocused();
  await page.waitForFunction(isAtRest);
  expect(await topOf(player.step(3))).toBeGreaterThan(await headerBottom(page));
});

const topOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().top);
const headerBottom = (page: Page) =>
  page
    .getByRole("banner")
    .first()
    .evaluate((header) => header.getBoundingClientRect().bottom);

/** Fails if a step moves the current section down again, even for a moment. */
async function expectNoWayBack(page: Page, step: () => Promise<void>): Promise<void> {
  await page.waitForFunction(isAtRest);
  await page.evaluate(followCurrentSection);
  await step();
  await page.waitForFunction(isAtRest);
  const movedBack = await page.evaluate(() => document.documentElement.dataset["movedBack"]);
  expect(Number(movedBack)).toBeLessThanOrEqual(1);
}

/** Records, frame by frame, how far the current section moves down on the screen. */
function followCurrentSection(): void {
  const { dataset } = document.documentElement;
  const round = String(Number(dataset["round"] ?? 0) + 1);
  Object.assign(dataset, { movedBack: "0", round });
  let last = { id: "", top: 0 };
  const look = () => {
    if (dataset["round"] !== round) return;
    const section = [...document.querySelectorAll('li[id^="section-"]')].at(-1);
    const now = { id: section?.id ?? "", top: section?.getBoundingClientRect().top ?? 0 };
    const back = now.id === last.id ? now.top - last.top : 0;
    dataset["movedBack"] = String(Math.max(Number(dataset["movedBack"]), back));
    last = now;
    // The end of a frame is what is painted.
    requestAnimationFrame(() => setTimeout(look));
  };
  look();
}

/** Whether nothing has scrolled for a few frames. */
async function isAtRest(): Promise<boolean> {
  const before = scrollY;
  for (let frames = 0; frames < 20; frames += 1) {
    await new Promise((draw) => requestAnimationFrame(draw));
  }
  return scrollY === before;
}

test("a missing Next says what is required, and leads to it", async ({ page, server }) => {
  const player = await begin(page, server, { page: 1, section: 3 });
  await player.step(3).getByRole("button", { name: words.chooseOne }).click();
  await expect(player.option(3, 0)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(player.option(3, 0)).toBeFocused();
  await player.option(3, 0).check();
  await player.sendAnswer(3);
  await player.goOn(3);
  await player.goOn(4);
  await player.option(5, 0).check();
  await player.sendAnswer(5);
  await player.goOn(5);

  const field = player.step(6).getByRole("textbox");
  await field.fill("one two");
  await player
    .step(6)
    .getByRole("button", { name: words.tooFewWords(10, 2) })
    .click();
  await expect(field).toBeFocused();
});

test("what opens automatically leaves the focus where it is", async ({ page, server }) => {
  const player = await begin(page, server, { page: 1, section: 1 });
  const film = player.step(1).locator("video");
  await expect(film).toBeVisible();
  await page.getByRole("button", { name: words.notes, exact: true }).click();
  const notes = page.getByRole("dialog").getByRole("textbox");
  await expect(notes).toBeFocused();
  await film.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    video.playbackRate = 2;
    await video.play();
  });
  await player.expectCurrent(2, { timeout: 60_000 });
  await expect(notes).toBeFocused();
  await expect(page.getByText("The next step is open.")).toBeAttached();
});

test("the quiz summary advances automatically and keeps the focus; a row leads to its question, twice", async ({
  page,
  server,
}) => {
  const player = await begin(page, server, { page: 3, section: 7 });
  await player.option(7, 0).check();
  await player.sendAnswer(7);
  await player.goOn(7);
  await expect(page.getByRole("heading", { name: words.endOfModule })).toBeVisible();
  await expect(player.heading(8)).toBeFocused();

  const rows = player.step(8).getByRole("link");
  // The first row's question is on the page before, the last row's on this one.
  await expect(rows.first()).toContainText("A friend goes through question cards very fast");
  const row = rows.last();
  for (let presses = 0; presses < 2; presses += 1) {
    await row.click();
    await expect(player.heading(7)).toBeFocused();
    await expect(player.heading(7)).toBeInViewport();
    await row.scrollIntoViewIfNeeded();
  }
});

test("a fragment leads to its section, and a reload to the current one", async ({
  page,
  server,
}) => {
  const player = await begin(page, server, { page: 1, section: 5 });
  const address = page.url().replace(/#.*/, "");
  const second = await player.step(2).getAttribute("id");
  await page.goto(`${address}#${second}`);
  await expect(player.heading(2)).toBeFocused();
  await expect(player.heading(2)).toBeInViewport();
  await page.goto("/student");
  // An address that names another course is corrected.
  await page.goto(`${address.replace(/courses\/\d+/, "courses/999999")}#${second}`);
  await expect(page).toHaveURL(`${address}#${second}`);
  await expect(player.heading(2)).toBeFocused();
  await page.goto("/student");
  await page.goto(`${address}#last-section`);
  await expect(player.heading(5)).toBeFocused();
  await expect(player.heading(5)).toBeInViewport();

  await player.option(5, 0).check();
  await player.sendAnswer(5);
  await player.goOn(5);
  await expect(page).toHaveURL(`${address}#${await player.step(6).getAttribute("id")}`);
  await page.reload();
  await expect(player.heading(6)).toBeFocused();
  await expect(player.heading(6)).toBeInViewport();
});

test("a double press is one step, with the mouse and with Enter", async ({ page, server }) => {
  const player = await begin(page, server, { page: 1, section: 2 });
  const api = watchApi(page);
  await player.wayOn(2).dblclick();
  await player.expectCurrent(3);
  await player.option(3, 1).check();
  // Slow enough that the second click meets the answer's result.
  await player.wayOn(3).dblclick({ delay: 150 });
  await expect(player.result(3)).toBeVisible();
  await expect(player.wayOn(3)).toBeVisible();
  await player.wayOn(3).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await player.expectCurrent(4);
  expect(api.unsafe().map(({ path }) => path.replaceAll(/\d+/g, "n"))).toEqual([
    "/api/courses/page/n/section/n",
    "/api/courses/page/n/question/n",
    "/api/courses/page/n/section/n",
  ]);
});
