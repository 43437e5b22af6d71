import type { Page } from "@playwright/test";

import { checkScreen } from "./support/check-screen.ts";
import { CoursePage } from "./support/course-page.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createUser, enrol, startSession } from "./support/people.ts";
import { check, opinion, paragraph, poll } from "./support/sample-sections.ts";
import type { PasoServer } from "./support/start-server.ts";
import { WORDS } from "./support/words.ts";

/** Narrow screens, large zoom, forced colours and reduced motion. */

const words = WORDS.en;
const LONG_WORD =
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
const LONG_ADDRESS = `https://example.org/${"a-rather-long-path/".repeat(12)}`;
const WIDE_TABLE = `<table><tr>${"<th>Measurement</th>".repeat(12)}</tr><tr>${"<td>12,345.67</td>".repeat(12)}</tr></table>`;
const LONG_CODE = `<pre><code>${"const value = measure(soil, light, water); ".repeat(8)}</code></pre>`;

test.slow();

/** A student's page with wide content by its author. */
async function openWidePage(page: Page, server: PasoServer): Promise<CoursePage> {
  const author = await createUser(server, "admin");
  const student = await createUser(server, "student", LONG_WORD);
  const { courseId, pageId, call } = await createPage(server, author, [
    {
      order: 1,
      type: "paragraph",
      paragraph: [
        `<h2>${LONG_WORD}</h2>`,
        `<p>${LONG_ADDRESS} <a href="${LONG_ADDRESS}">${LONG_ADDRESS}</a> <code>${LONG_WORD}</code></p>`,
        WIDE_TABLE,
        LONG_CODE,
        `<ul><li>${LONG_WORD}<ul><li>${LONG_ADDRESS}</li></ul></li></ul>`,
        `<blockquote><p>${LONG_WORD}</p></blockquote>`,
      ].join(""),
    },
    poll(2, `Which is longest: ${LONG_WORD}?`, [LONG_WORD, LONG_ADDRESS, "Sand"]),
    opinion(3, `What about ${LONG_ADDRESS}?`),
    check(4, `Is it ${LONG_WORD}?`, [LONG_WORD, "No"], LONG_WORD.repeat(2)),
    paragraph(5, "The end."),
  ]);
  await call("POST", `/api/courses/${courseId}/update`, {
    status: "published",
    title: `Soil and ${LONG_WORD}`,
  });
  await enrol(server, student, courseId);
  await startSession(page, student);
  await page.goto(`/student/courses/${courseId}/pages/${pageId}`);
  const player = new CoursePage(page, words);
  await player.expectCurrent(1);
  return player;
}

test("nothing that authors write makes the page scroll sideways, at 320 pixels and at 200 percent", async ({
  page,
  server,
}) => {
  const player = await openWidePage(page, server);
  const looks = [
    { width: 320, theme: "light" },
    { width: 640, theme: "dark" },
  ] as const;
  await checkScreen(page, looks);
  await player.goOn(1);
  await checkScreen(page, looks);
  await player.option(2, 0).check();
  await player.sendAnswer(2);
  await expect(player.result(2).getByRole("figure")).toBeVisible();
  await checkScreen(page, looks);
  await player.goOn(2);
  await player.step(3).getByRole("textbox").fill(LONG_ADDRESS.repeat(2));
  await player.sendAnswer(3);
  await checkScreen(page, looks);
  await player.goOn(3);
  await player.option(4, 1).check();
  await player.sendAnswer(4);
  await checkScreen(page, looks);
  await page.getByRole("button", { name: words.notes, exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("textbox")).toBeVisible();
  await checkScreen(page, looks, "dialog");
});

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("a page is completed by keyboard, and the focus is never behind the header", async ({
    page,
    server,
  }) => {
    const player = await openWidePage(page, server);
    await player.wayOn(1).focus();
    await page.keyboard.press("Enter");
    await expect(player.heading(2)).toBeFocused();
    expect(await topOf(page)).toBeGreaterThanOrEqual(60);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(player.option(2, 0)).toBeChecked();
    await player.wayOn(2).focus();
    await page.keyboard.press("Enter");
    await expect(player.result(2)).toBeFocused();
    expect(await topOf(page)).toBeGreaterThanOrEqual(60);
  });
});

/** Distance of the focused element from the top of the screen. */
function topOf(page: Page): Promise<number> {
  return page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? Number.NaN);
}

test("with reduced motion the next section is there at once", async ({ page, server }) => {
  const player = await openWidePage(page, server);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(countScrolls);
  await player.goOn(1);
  await expect(player.heading(2)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.dataset["scrolls"])).toBe("1");

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await player.option(2, 0).check();
  await player.sendAnswer(2);
  await player.goOn(2);
  await expect(player.heading(3)).toBeInViewport();
  // The first was instant; a slow machine draws few intermediate frames.
  const scrolls = () => page.evaluate(() => Number(document.documentElement.dataset["scrolls"]));
  await expect.poll(scrolls).toBeGreaterThan(3);
});

/** Counts how often the page's own code scrolls it, frame by frame during a smooth scroll. */
function countScrolls(): void {
  const { dataset } = document.documentElement;
  const scroll = globalThis.scrollTo.bind(globalThis) as (options?: ScrollToOptions) => void;
  dataset["scrolls"] = "0";
  globalThis.scrollTo = (options?: unknown) => {
    dataset["scrolls"] = String(Number(dataset["scrolls"]) + 1);
    scroll(options as ScrollToOptions);
  };
}

test("in forced colors the choice and the focus stay visible", async ({ page, server }) => {
  const player = await openWidePage(page, server);
  await page.emulateMedia({ forcedColors: "active" });
  await player.goOn(1);
  await player.option(2, 1).check();
  const look = (index: number) =>
    player.option(2, index).evaluate((input) => {
      const { appearance, forcedColorAdjust } = getComputedStyle(input);
      return { appearance, forcedColorAdjust };
    });
  // The browser's own radio button, whose mark does not rest on a background.
  expect(await look(1)).toEqual({ appearance: "auto", forcedColorAdjust: "auto" });
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  const box = player.option(2, 1).locator("xpath=ancestor::label/..");
  await expect(box).toHaveCSS("outline-style", "solid");
  await player.sendAnswer(2);
  await expect(player.step(2).getByText(words.yourAnswer, { exact: true })).toBeVisible();
  await expect(player.result(2).getByRole("figure")).toBeVisible();
});
