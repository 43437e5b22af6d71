/**
 * `npm run bench:next`: how long a student waits for the next section. Takes a course's sections in a browser
 * and prints, for each step, the time from the press to the paint of what it opened, the part of it after the
 * response has arrived, and the size of the response.
 *
 *    npm run bench:next -- [--course FOLDER] [--steps 20]
 *
 * Exits with code 1 if a budget is missed.
 */
import { parseArgs } from "node:util";

import { chromium, type Page } from "@playwright/test";

import { browserArguments, findBrowser } from "../scripts/find-browser.ts";
import { type Product, startProduct } from "./servers/start-product.ts";

/** Milliseconds from the response's arrival to the paint, and bytes on the wire. */
const PAINT_BUDGET = 100;
const BYTES_BUDGET = 30_000;

const { values: options } = parseArgs({
  options: {
    course: { type: "string", default: "demo/first-steps" },
    steps: { type: "string", default: "20" },
  },
});

interface Step {
  /** Milliseconds from the press to the paint. */
  whole: number;
  /** Milliseconds from the response's arrival to the paint. */
  paint: number;
  /** Requests to the API that the step made. */
  requests: number;
  bytes: number;
}

await using open = new AsyncDisposableStack();
const product = await startProduct([], 10);
open.defer(() => product.stop());
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...browserArguments],
});
open.defer(() => browser.close());
const page = await browser.newPage({ baseURL: product.origin, reducedMotion: "reduce" });
await openCourse(page, product);

const steps: Step[] = [];
while (steps.length < Number(options.steps)) steps.push(await takeStep(page));
const worst = (part: keyof Step) => Math.max(...steps.map((step) => step[part]));
const median = (part: keyof Step) =>
  steps.map((step) => step[part]).toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;

console.log(`\n${steps.length} steps              median     worst`);
console.log(`press to paint, ms    ${format(median("whole"))} ${format(worst("whole"))}`);
console.log(
  `answer to paint, ms   ${format(median("paint"))} ${format(worst("paint"))}  of ${PAINT_BUDGET}`,
);
console.log(
  `bytes of the answer   ${format(median("bytes"))} ${format(worst("bytes"))}  of ${BYTES_BUDGET}`,
);
console.log(
  `requests              ${format(median("requests"))} ${format(worst("requests"))}  of 1`,
);
if (worst("paint") > PAINT_BUDGET || worst("bytes") > BYTES_BUDGET || worst("requests") > 1) {
  console.log("OVER BUDGET");
  process.exitCode = 1;
}

function format(value: number): string {
  return value.toFixed(0).padStart(8);
}

async function openCourse(page: Page, product: Product): Promise<void> {
  const { account } = product;
  const id =
    /course (\d+)/i.exec(await product.paso("import", "--publish", options.course))?.[1] ?? "";
  await product.paso("user", "enrol", "--email", account.email, "--course", id);
  await page.goto("/login");
  await page.locator('input[name="email"]').fill(account.email);
  await page.locator('input[name="password"]').fill(account.password);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL("**/student");
  await page.goto(`/student/courses/${id}`);
  await page.locator('main a[href*="/pages/"]').first().click();
  await page.locator('li[id^="section-"]').first().waitFor();
}

/** Completes the current section, then presses its button and waits for what that opens. */
async function takeStep(page: Page): Promise<Step> {
  const button = page.locator('li[id^="section-"]:last-child button.min-h-12').last();
  const wayOn = page.getByRole("link", { name: /^Go to the next (page|module)$/ });
  // A page's last step leads on automatically, except that of a quiz summary.
  await button.or(wayOn).first().waitFor();
  if (await wayOn.isVisible()) await wayOn.click();
  await button.waitFor();
  await page.waitForLoadState("networkidle");
  const turn = page.getByRole("dialog").locator("button.bg-accent");
  if (await turn.isVisible()) await turn.click();
  await answer(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(watchStep);
  await button.click();
  const step = await page.waitForFunction(() => (globalThis as { step?: Step }).step);
  return (await step.jsonValue()) as Step;
}

async function answer(page: Page): Promise<void> {
  const section = page.locator('li[id^="section-"]').last();
  const field = section.locator("textarea:enabled");
  const choices = section.locator("input:enabled");
  if ((await field.count()) > 0) await field.fill("words ".repeat(30));
  else if ((await choices.count()) > 0) {
    await choices.first().check();
    if ((await choices.first().getAttribute("type")) === "checkbox") await choices.nth(1).check();
  }
}

/** Runs in the page: records the press, the response and the paint of its result. */
function watchStep(): void {
  const scope = globalThis as { step?: Step };
  delete scope.step;
  let pressed = 0;
  addEventListener("click", (event) => (pressed = event.timeStamp), { once: true, capture: true });
  performance.clearResourceTimings();
  const list = document.querySelector("main ol") ?? document.body;
  const observer = new MutationObserver(() => {
    const calls = performance
      .getEntriesByType("resource")
      .filter((entry): entry is PerformanceResourceTiming =>
        entry.name.includes("/api/courses/page/"),
      );
    const [call] = calls;
    const isThere = list.querySelector('[aria-busy="true"]') === null;
    if (!call || !isThere) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        const painted = performance.now();
        scope.step = {
          whole: painted - pressed,
          paint: painted - call.responseEnd,
          requests: calls.length,
          bytes: call.transferSize,
        };
      }),
    );
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
}
