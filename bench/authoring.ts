/**
 * `npm run bench:authoring`: what it takes to write a lesson of ten sections (four paragraphs, a video, two
 * polls, two quizzes, an opinion), by hand and by pasting a text: clicks, keystrokes other than the text
 * itself, and waiting time. Both ways must result in the same ten sections.
 *
 * Exits with code 1 if a budget is missed.
 */
import { isDeepStrictEqual } from "node:util";

import { chromium } from "@playwright/test";

import { browserArguments, findBrowser } from "../scripts/find-browser.ts";
import { Author } from "./authoring/author.ts";
import { LESSON, lessonText } from "./authoring/lesson.ts";
import { createPage, readSections, signIn } from "./authoring/pages.ts";
import { writeByHand } from "./authoring/write-by-hand.ts";
import { startProduct } from "./servers/start-product.ts";

/** Clicks. */
const BY_HAND = 20;
const BY_PASTE = 5;

await using open = new AsyncDisposableStack();
const product = await startProduct([], 10, "instructor");
open.defer(() => product.stop());
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...browserArguments],
});
open.defer(() => browser.close());
const context = await browser.newContext({
  baseURL: product.origin,
  permissions: ["clipboard-read", "clipboard-write"],
});
const page = await context.newPage();
await signIn(page, product.account);

const ways = [
  { what: "by hand", budget: BY_HAND, write: (author: Author) => writeByHand(author, LESSON) },
  { what: "from the clipboard", budget: BY_PASTE, write: paste },
];
const results = [];
for (const { what, budget, write } of ways) {
  const { pageId, query } = await createPage(page, what);
  const author = new Author(page);
  await author.wait(async () => {
    await page.goto(`/authoring/sections/new?${query}`);
    await page.getByRole("button", { name: "Create sections" }).waitFor();
  });
  await write(author);
  await author.click(page.getByRole("button", { name: "Create sections" }));
  await author.wait(() => page.waitForURL(/\/authoring\/courses\/\d+#page-\d+$/));
  results.push({ what, budget, author, sections: await readSections(page, pageId) });
}

console.log(`\n${LESSON.length} sections`.padEnd(22), "clicks      keys   waiting");
for (const { what, budget, author } of results) {
  const { clicks, keys, waited } = author;
  const verdict = clicks <= budget ? "" : "  OVER BUDGET";
  console.log(
    `${what.padEnd(20)} ${String(clicks).padStart(2)} of ${String(budget).padEnd(2)} ${String(keys).padStart(9)} ${waited.toFixed(0).padStart(6)} ms${verdict}`,
  );
  if (clicks > budget) process.exitCode = 1;
}
const [byHand, byPaste] = results;
if (
  byHand?.sections.length !== LESSON.length ||
  !isDeepStrictEqual(byHand.sections, byPaste?.sections)
) {
  console.error("The two ways did not end in the same sections:");
  console.error(JSON.stringify([byHand?.sections, byPaste?.sections], null, 1));
  process.exitCode = 1;
}

/** The text is on the clipboard; its preview is checked, and accepted. */
async function paste(author: Author): Promise<void> {
  const { page } = author;
  await page.evaluate((text) => navigator.clipboard.writeText(text), lessonText(LESSON));
  await author.click(page.getByRole("button", { name: "Paste a lesson" }));
  await author.wait(() => page.getByRole("textbox", { name: "Your text" }).waitFor());
  await author.press("Control+V");
  const add = page.getByRole("button", { name: `Add ${LESSON.length} sections` });
  await author.wait(() => add.waitFor());
  await author.click(add);
}
