import type { Locator } from "@playwright/test";

import { checkScreen } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createStudent, createUser, startSession } from "./support/people.ts";
import { tabTo } from "./support/press-keys.ts";
import type { PasoServer } from "./support/start-server.ts";

const FILLER = "<p>Read on.</p>".repeat(60);
const HTML = `
  <p>Sensors sold: <span data-counter data-to="12500" data-speed="1000">12500</span>, or
  <span class="counter" data-decimals="1" data-refresh-interval="50">2.5</span> each.</p>
  <div data-circle data-value="0.72" id="share"></div>
  <div class="circle-progress" data-value="35" data-size="80">a third</div>
  <p>A <span data-tooltip="What connects two networks">gateway</span> and a
  <abbr title="Message Queuing Telemetry Transport" data-toggle="tooltip">MQTT</abbr> broker.</p>
  <p><a href="#the-end">To the end</a></p>
  ${FILLER}<h2 id="the-end">The end</h2><p><a href="#share">Back to the share</a></p>`;

/** The middle of an element, in whole pixels. */
async function middleOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox())!;
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}

/** A student on a page with everything that authors can use. */
const openText = (server: PasoServer) => openTexts(server, [HTML]);

/** A student on a page of these texts. */
async function openTexts(server: PasoServer, texts: readonly string[]) {
  const author = await createUser(server, "instructor");
  const { courseId, pageId, call } = await createPage(
    server,
    author,
    texts.map((text, index) => ({ order: index + 1, type: "paragraph", paragraph: text })),
  );
  await call("POST", `/api/courses/${courseId}/update`, { status: "published" });
  const student = await createStudent(server, courseId);
  return { student, path: `/student/courses/${courseId}/pages/${pageId}` };
}

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("counters count, circles close, tooltips explain", async ({ page, server }) => {
    const { student, path } = await openText(server);
    await startSession(page, student);
    await page.goto(path);

    const counter = page.locator("[data-counter]");
    await expect(counter.locator("[aria-hidden]")).toHaveText("12,500");
    await expect(page.locator(".counter [aria-hidden]")).toHaveText("2.5");
    // Screen readers never get the intermediate numbers: the result is there at once.
    await expect(counter.locator("span").first()).toHaveText("12,500");

    await expect(page.getByRole("img", { name: "72%" })).toBeVisible();
    await expect(page.locator("#share")).toContainText("72%");
    await expect(page.getByRole("img", { name: "35%" })).toBeVisible();
    const circle = page.getByRole("img", { name: "35%" });
    const own = page.getByText("a third", { exact: true });
    expect(await middleOf(own)).toEqual(await middleOf(circle));
    await expect(page.locator("#share .circle-arc")).toHaveCSS("stroke-dashoffset", "0.28px");

    const word = page.getByText("gateway", { exact: true });
    const tip = page.getByRole("tooltip", { name: "What connects two networks" });
    await expect(tip).toBeHidden();
    await word.hover();
    await expect(tip).toBeVisible();
    await tip.hover();
    await expect(tip).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(tip).toBeHidden();

    await tabTo(page, word);
    await expect(tip).toBeVisible();
    await expect(word).toHaveAccessibleDescription("What connects two networks");
    await checkScreen(page, [
      { width: 1280, theme: "light" },
      { width: 390, theme: "dark" },
    ]);
    await page.keyboard.press("Tab");
    await expect(tip).toBeHidden();
    const other = page.getByRole("tooltip", { name: "Message Queuing Telemetry Transport" });
    await expect(other).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(other).toBeHidden();
  });

  test("a link within the text scrolls in 700 ms to 100 pixels above its target", async ({
    page,
    server,
  }) => {
    const { student, path } = await openText(server);
    await startSession(page, student);
    await page.goto(path);
    const share = page.locator("#share");
    await expect(share).toBeVisible();

    await page.evaluate(countPositions);
    await page.getByRole("link", { name: "To the end" }).click();
    const end = page.getByRole("heading", { name: "The end" });
    await expect(end).toBeFocused();
    await expect(end).toBeInViewport();
    // Gradually, not in one jump.
    const positions = () => page.evaluate(() => Number(document.body.dataset["positions"]));
    await expect.poll(positions).toBeGreaterThan(2);
    await expect(page).toHaveURL(/#the-end$/);

    await page.getByRole("link", { name: "Back to the share" }).click();
    await expect
      .poll(() => share.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBe(100);
    await page.goBack();
    await expect(page).toHaveURL(/#the-end$/);
    await expect(end).toBeInViewport();
    // As by following a link from elsewhere.
    await page.goto("about:blank");
    await page.goto(`${path}#the-end`);
    await expect(end).toBeInViewport();
  });
});

/** Counts the scroll positions that the page passes through. */
function countPositions(): void {
  const seen = new Set<number>();
  addEventListener("scroll", () => {
    seen.add(scrollY);
    document.body.dataset["positions"] = String(seen.size);
  });
}

test("with reduced motion everything is there at once", async ({ page, server }) => {
  const { student, path } = await openText(server);
  await startSession(page, student);
  await page.clock.install();
  await page.goto(path);
  // With the clock stopped, nothing time-based happens.
  await expect(page.locator("[data-counter] [aria-hidden]")).toHaveText("12,500");
  await expect(page.locator("#share .circle-arc")).toHaveCSS("transition-duration", "0.001s");
  await page.getByRole("link", { name: "To the end" }).click();
  await expect(page.getByRole("heading", { name: "The end" })).toBeInViewport();
});

test("a text without enhancements loads no code for them, and a bad value stays as written", async ({
  page,
  server,
}) => {
  const author = await createUser(server, "instructor");
  const made = await createPage(server, author, [
    { order: 1, type: "paragraph", paragraph: "<p>Plain.</p>" },
  ]);
  const bad = await createPage(server, author, [
    {
      order: 1,
      type: "paragraph",
      paragraph: '<p><span data-counter>many</span> <b data-circle data-value="x">half</b></p>',
    },
  ]);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await startSession(page, author);
  await page.goto(`/authoring/preview/pages/${made.pageId}`);
  await expect(page.getByText("Plain.")).toBeVisible();
  expect(loaded.filter((url) => url.includes("/enhance-"))).toEqual([]);
  await page.goto(`/authoring/preview/pages/${bad.pageId}`);
  await expect(page.getByText("many half")).toBeVisible();
  await expect.poll(() => loaded.some((url) => url.includes("/enhance-"))).toBe(true);
  await expect(page.getByText("many half")).toBeVisible();
});

test("an address leads to an anchor in a text that is rendered later", async ({ page, server }) => {
  const before = ["First", "Second", "Third", "Fourth"].map((text) => `<p>${text}.</p>${FILLER}`);
  const last = `${FILLER}<h2 id="the-place">The place</h2>`;
  const { student, path } = await openTexts(server, [...before, last]);
  await startSession(page, student);
  await page.goto(path);
  for (let step = 0; step < before.length; step += 1) {
    await page.getByRole("button", { name: "Continue" }).click();
  }
  await expect(page.getByRole("heading", { name: "The place" })).toBeVisible();
  await page.goto("about:blank");
  await page.goto(`${path}#the-place`);
  await expect(page.getByRole("heading", { name: "The place" })).toBeInViewport();
});
