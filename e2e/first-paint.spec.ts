import type { Page } from "@playwright/test";

import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createStudent, createUser, enrol, signIn, startSession } from "./support/people.ts";
import { check, paragraph } from "./support/sample-sections.ts";
import type { PasoServer } from "./support/start-server.ts";
import { VIDEO_WORDS, WORDS } from "./support/words.ts";

const READING = paragraph(1, "Soil holds <strong>water</strong>. ".repeat(30));
const BEGINNINGS = {
  readings: [READING, paragraph(2, "Sand does not.")],
  "a question": [check(1, "What do plants need?", ["Light", "Noise"], "They grow by it.")],
  "a video": [{ order: 1, type: "video", video: "https://youtu.be/M7lc1UVf-VE" }],
};

test.use({ players: true });

/** A published page of readings, and a student of its course who is signed in; returns its address. */
async function prepareReading(page: Page, server: PasoServer): Promise<string> {
  const admin = await createUser(server, "admin");
  const { courseId, pageId, call } = await createPage(server, admin, BEGINNINGS.readings);
  await call("POST", `/api/courses/${courseId}/update`, { status: "published" });
  await startSession(page, await createStudent(server, courseId));
  return `/student/courses/${courseId}/pages/${pageId}`;
}

/** The page's texts and their positions, as far as they are drawn before the app runs. */
const readTexts = (page: Page, root: string) =>
  page.evaluate((root) => {
    const parts = document.querySelectorAll(
      `${root} :is(h1, h2:not(:has(.sr-only)), .authored, .aspect-video)`,
    );
    return [...parts].map((part) => {
      const { x, y, height } = part.getBoundingClientRect();
      return { text: part.textContent?.trim(), at: [x, y, height].map(Math.round) };
    });
  }, root);

test("a page is read before the app runs, and nothing moves when it does @everywhere", async ({
  page,
  server,
}) => {
  const admin = await createUser(server, "admin");
  const student = await createUser(server, "student");
  await startSession(page, student);
  for (const [name, sections] of Object.entries(BEGINNINGS)) {
    await test.step(`beginning with ${name}`, async () => {
      const { courseId, pageId, call } = await createPage(server, admin, sections);
      await call("POST", `/api/courses/${courseId}/update`, { status: "published" });
      await enrol(server, student, courseId);
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route("**/assets/index-*.js", async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(`/student/courses/${courseId}/pages/${pageId}`, { waitUntil: "commit" });
      const drawn = page.locator("#first-paint");
      // With its style sheet, before which browsers show nothing.
      await expect(drawn).toHaveCSS("position", "absolute");
      await page.evaluate(() => document.fonts.ready);
      const before = await readTexts(page, "#first-paint");
      expect(before.length).toBeGreaterThan(1);

      release();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(drawn).toHaveCount(0);
      expect(await readTexts(page, "#root")).toEqual(before);
    });
  }
});

test("an address of a place further down waits for the app", async ({ page, server }) => {
  const address = await prepareReading(page, server);
  await page.goto(`${address}#last-section`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("#first-paint")).toHaveCount(0);
});

test("a page that cannot be fetched says so instead of what was drawn of it", async ({
  page,
  server,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_CONNECTION_RESET/);
  const address = await prepareReading(page, server);
  const { promise: drawn, resolve: draw } = Promise.withResolvers<void>();
  await page.route("**/api/courses/page/*", async (route) => {
    await drawn;
    await route.abort("connectionreset");
  });
  await page.goto(address);
  await expect(page.locator("#first-paint .authored").first()).toBeVisible();
  draw();
  const again = page.getByRole("main").getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await expect(page.getByText("The server cannot be reached.")).toBeVisible();
  await expect(page.locator("#first-paint")).toHaveCount(0);

  await page.unroute("**/api/courses/page/*");
  await again.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a lesson stays when the connection is lost before its further parts came", async ({
  page,
  server,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED/);
  const address = await prepareReading(page, server);
  // The further parts, and the notice that would stand in for them.
  const further = /\/assets\/(deferred|notes-extras)-[^/]*\.js$/;
  await page.route(further, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) =>
    /deferred-part/.test(request.url()),
  );
  await page.goto(address);
  await failed;
  await page.getByRole("button", { name: "Notes" }).click();
  await expect(page.getByText("Soil holds").first()).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);

  await page.unroute(further);
  await expect(page.getByRole("dialog", { name: "Notes" })).toBeVisible();
});

const TEXTS = {
  en: {
    slow: "This page is taking a long time to load.",
    script: "This site needs JavaScript.",
    live: "Live classes",
  },
  es: {
    slow: "Esta página está tardando mucho en cargarse.",
    script: "Este sitio necesita JavaScript.",
    live: "Clases en directo",
  },
};

for (const language of ["en", "es"] as const) {
  const { slow, script, live } = TEXTS[language];
  const { reload } = VIDEO_WORDS[language];
  test.describe(`in ${language}`, () => {
    test.use({ locale: WORDS[language].locale });

    test("an app that does not load says so and can be reloaded", async ({ page, pageErrors }) => {
      pageErrors.expect(/ERR_FAILED/);
      await page.route("**/assets/vendor-*.js", (route) => route.abort());
      await page.goto("/login");
      await expect(page.getByText(slow)).toHaveCount(1);
      await expect(page.locator("#root > div")).toHaveCSS("opacity", "1");
      await page.unroute("**/assets/vendor-*.js");
      await page.getByRole("link", { name: reload }).click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText(slow)).toHaveCount(0);
    });

    test("a screen whose file does not load says so in words, and shows once it does", async ({
      page,
      server,
      pageErrors,
    }) => {
      pageErrors.expect(/ERR_FAILED|Failed to fetch dynamically imported module/);
      await signIn(page, await createUser(server, "student"));
      const screens = "**/assets/live-screens-*.js";
      await page.route(screens, (route) => route.abort());
      await page.goto("/student/live");
      await expect(page.getByRole("alert")).toContainText(WORDS[language].unreachable);
      await checkScreen(page, LOOKS[language]);
      await page.unroute(screens);
      await page.getByRole("button", { name: WORDS[language].tryAgain }).click();
      await expect(page.getByRole("heading", { level: 1, name: live })).toBeVisible();
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test("a visitor is told what is missing", async ({ page, pageErrors }) => {
        pageErrors.expect(/failed \(csp\): GET \S+\.js/);
        await page.goto("/login");
        // Playwright looks for no texts in there.
        const notice = page.locator("noscript p");
        await expect(notice).toBeVisible();
        await expect(notice).toContainText(script);
      });
    });
  });
}
