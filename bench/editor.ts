/**
 * `npm run bench:editor`: how long the section editor takes to open a large page, and how long a keystroke
 * takes to be painted, on a processor slowed down four times.
 *
 *    npm run bench:editor -- [--sections 60] [--items 10] [--slowdown 4]
 *
 * Exits with code 1 if a budget is missed.
 */
import { parseArgs } from "node:util";

import { type CDPSession, chromium, type Page } from "@playwright/test";

import { browserArguments, findBrowser } from "../scripts/find-browser.ts";
import { type Product, startProduct } from "./servers/start-product.ts";

/** Milliseconds. */
const OPEN_BUDGET = 1_000;
const KEY_BUDGET = 50;
const OPENINGS = 5;
const TEXT = "How long does it take until this is on the screen? ";

const { values: options } = parseArgs({
  options: {
    sections: { type: "string", default: "60" },
    items: { type: "string", default: "10" },
    slowdown: { type: "string", default: "4" },
  },
});
const sections = Number(options.sections);
const items = Number(options.items);
const slowdown = Number(options.slowdown);

await using open = new AsyncDisposableStack();
const product = await startProduct([], 10, "instructor");
open.defer(() => product.stop());
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...browserArguments],
});
open.defer(() => browser.close());
const page = await browser.newPage({ baseURL: product.origin });
const processor = await page.context().newCDPSession(page);

await signIn(page, product);
const place = await createLargePage(page);
const editor = `/authoring/sections/edit?${place.query}`;

const results = [...(await measureView("page")), ...(await measureView("list"))];
console.log(`\n${sections} sections with ${items} options each, milliseconds`);
for (const { what, median, worst, budget } of results) {
  const verdict = median <= budget ? "" : "  OVER BUDGET";
  console.log(
    `${what.padEnd(50)} ${median.toFixed(0).padStart(6)} (worst ${worst.toFixed(0)}), of ${budget}${verdict}`,
  );
}
if (results.some(({ median, budget }) => median > budget)) process.exitCode = 1;

/** Everything in one of the editor's views. */
async function measureView(view: "page" | "list") {
  await processor.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.evaluate((kept) => localStorage.setItem("paso.authoring.section-view", kept), view);
  const as = `as a ${view}`;
  const slow = `${slowdown} times slower`;
  return [
    ...(await measureOpenings(page, processor, as)),
    { what: `key in a question, ${as}, ${slow}`, ...(await measureTyping(2, "Question")) },
    { what: `key in an option, ${as}, ${slow}`, ...(await measureTyping(2, "Option 1")) },
    { what: `key in a rich text, ${as}, ${slow}`, ...(await measureTyping(1, "Text")) },
  ];
}

interface Figures {
  median: number;
  worst: number;
  budget: number;
}

async function signIn(page: Page, { account }: Product): Promise<void> {
  await page.goto("/login");
  await page.locator('input[name="email"]').fill(account.email);
  await page.locator('input[name="password"]').fill(account.password);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL("**/authoring");
}

/** A paragraph first, then questions with options. */
async function createLargePage(page: Page) {
  const words = Array.from({ length: 400 }, (_, index) => `word${index}`).join(" ");
  const paragraph = { order: 1, type: "paragraph", paragraph: `<p>${words}</p>`.repeat(5) };
  const questions = Array.from({ length: sections - 1 }, (_, index) => ({
    order: index + 2,
    type: "radio-validated",
    radioValidated: {
      question: `Question ${index + 2}: which of these is right?`,
      items: Array.from({ length: items }, (_, item) => `Option ${item + 1}`),
      valid_items: Array.from({ length: items }, (_, item) => item === 0),
      reasons: Array.from({ length: items }, (_, item) => `Reason ${item + 1}`),
      final_quiz: "false",
    },
  }));
  const post = (path: string, data: object) =>
    page.evaluate(
      async ([path, body]) => {
        const session = (await (await fetch("/api/session")).json()) as { csrf_token: string };
        const answer = await fetch(path, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            "x-csrf-token": session.csrf_token,
            "x-requested-with": "XMLHttpRequest",
          },
          body,
        });
        if (!answer.ok) throw new Error(await answer.text());
        return (await answer.json()) as { id: number };
      },
      [path, JSON.stringify(data)] as const,
    );
  const course = await post("/api/courses/create", { title: "A large course" });
  const module = await post(`/api/courses/${course.id}/module/create`, { title: "M", order: 1 });
  const made = await post(`/api/courses/${module.id}/page/create`, { title: "P", order: 1 });
  await post(`/api/courses/${made.id}/sections/create`, { sections: [paragraph, ...questions] });
  const query = `course=${course.id}&module=${module.id}&page=${made.id}`;
  return { courseId: course.id, query };
}

/** From the address, and from the course's outline; until the last row is painted. */
async function measureOpenings(page: Page, processor: CDPSession, as: string) {
  const fromAddress: number[] = [];
  const fromOutline: number[] = [];
  for (let round = 0; round < OPENINGS; round++) {
    fromAddress.push(await measureOpening(page, () => page.goto(editor)));
    await page.goto(`/authoring/courses/${place.courseId}`);
    const way = page.locator(`a[href^="/authoring/sections/edit"]`).first();
    await way.waitFor();
    fromOutline.push(await measureOpening(page, () => way.click()));
  }
  await processor.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return [
    { what: `opening by its address, ${as}`, ...summarise(fromAddress, OPEN_BUDGET) },
    { what: `opening from the outline, ${as}`, ...summarise(fromOutline, OPEN_BUDGET) },
  ];
}

async function measureOpening(page: Page, go: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await go();
  await page
    .locator("main ol > li h2")
    .nth(sections - 1)
    .waitFor();
  return performance.now() - begin;
}

/** Types into a field of one of the sections, at a fast typist's pace. */
async function measureTyping(row: number, field: string): Promise<Figures> {
  await page.goto(editor);
  await page
    .locator("main ol > li h2 button")
    .nth(row - 1)
    .click();
  await page.getByRole("textbox", { name: field, exact: true }).click();
  await page.keyboard.press("Control+End");
  await page.evaluate(watchKeys);
  await page.keyboard.type(TEXT, { delay: 120 });
  const times = await page.evaluate(() => (globalThis as { keyTimes?: number[] }).keyTimes ?? []);
  return summarise(times, KEY_BUDGET);
}

/** Runs in the page: records for each keystroke the time until its effect is painted. */
function watchKeys(): void {
  const keyTimes: number[] = [];
  Object.assign(globalThis, { keyTimes });
  addEventListener(
    "keydown",
    (event) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => keyTimes.push(performance.now() - event.timeStamp));
        port1.start();
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
}

function summarise(times: readonly number[], budget: number): Figures {
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return { median, worst: sorted.at(-1) ?? Number.NaN, budget };
}
