import { rm } from "node:fs/promises";

import type { Locator, Page } from "@playwright/test";

import { checkScreen } from "./support/check-screen.ts";
import { writeCourseOfPictures } from "./support/course-of-pictures.ts";
import { expect, test } from "./support/fixtures.ts";
import { importCourse } from "./support/import-course.ts";
import { createStudent, startSession } from "./support/people.ts";
import { signInByApi } from "./support/sign-in-by-api.ts";

/** Maximum total size of a page's pictures on a phone with the highest pixel density. */
const MOST_BYTES = 150_000;

test.use({ deviceScaleFactor: 3, locale: "en-US" });

interface StudentPage {
  page: { id: number };
  sections: Record<string, { id: number; content: string }>;
}

test("the pictures of a page weigh at most 150 kB on a phone; each opens large, and a swipe leads on @phone", async ({
  page,
  server,
}) => {
  test.slow();
  const { folder, count } = await writeCourseOfPictures();
  const courseId = await importCourse(server, folder);
  await rm(folder, { recursive: true });
  const student = await createStudent(server, courseId);
  const call = await signInByApi(server, student);
  const { courses } = await call<{ courses: { resume_to: string }[] }>(
    "GET",
    "/api/student/courses",
  );
  const path = courses[0]!.resume_to.replace(/#.*/, "");
  const api = `/api/courses/page/${path.split("/").at(-1)}`;
  let sectionId = Object.values((await call<StudentPage>("GET", api)).sections)[0]!.id;
  for (let step = 1; step < count; step += 1) {
    const { next_section: next } = await call<{ next_section: { id: number } }>(
      "POST",
      `${api}/section/${sectionId}`,
    );
    sectionId = next.id;
  }
  await server.prepare("make-variants", {});
  // Generated sizes are offered as soon as the worker has updated the course.
  await expect
    .poll(
      async () => {
        const { sections } = await call<StudentPage>("GET", api);
        const html = Object.values(sections)
          .map(({ content }) => content)
          .join("");
        const pictures = html.match(/<img [^>]*\.(?:png|jpe?g)"[^>]*>/g) ?? [];
        return pictures.filter((picture) => !picture.includes("srcset")).length;
      },
      { timeout: 120_000 },
    )
    .toBe(0);

  await startSession(page, student);
  const weight = await weigh(page);
  await page.goto(path);
  // Finished steps are folded, and their pictures are not loaded before they are opened.
  const folded = page.locator(".folded-step");
  await expect(folded.first()).toBeVisible();
  for (let left = await folded.count(); left > 0; left -= 1) {
    await folded.first().tap();
    await expect(folded).toHaveCount(left - 1);
  }
  const pictures = page.locator(".authored img");
  await expect(pictures.first()).toBeVisible();
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
  }
  await page.waitForLoadState("networkidle");
  expect(weight()).toBeLessThanOrEqual(MOST_BYTES);

  const opener = page.locator(".picture-opener").first();
  await opener.scrollIntoViewIfNeeded();
  await opener.tap();
  const viewer = page.getByRole("dialog");
  const zoom = viewer.getByRole("status", { name: "Zoom" });
  await expect(viewer.getByRole("button", { name: "Close" })).toBeFocused();
  await expect(zoom).toHaveText("100%");
  await pinch(page);
  await expect(zoom).not.toHaveText("100%");
  await checkScreen(
    page,
    [
      { width: 1280, theme: "light" },
      { width: 390, theme: "dark" },
    ],
    ".picture-viewer",
  );
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  const original = page.waitForResponse(
    (response) =>
      response.url().includes("/student/courses/file/") && !response.url().includes("?"),
  );
  await viewer.getByRole("button", { name: "Open original" }).click();
  expect((await original).headers()["content-type"]).toMatch(/^image\/(?:jpeg|png)$/);
  await viewer.getByRole("button", { name: "Close" }).click();
  await expect(opener).toBeFocused();

  const steps = page.locator('li[id^="section-"]');
  await swipe(page, steps.first().locator(".authored p").first());
  await expect(steps.nth(1).locator('[id$="-heading"]')).toBeFocused();
});

/** A finger that moves to the left over an element. */
async function swipe(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not on the screen.");
  const { width, height } = page.viewportSize()!;
  const y = Math.min(box.y + box.height / 2, height - 20);
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove", x: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
  await touch("touchStart", width * 0.8);
  for (const share of [0.7, 0.6, 0.5, 0.4]) await touch("touchMove", width * share);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Two fingers in the middle of the screen that move apart. */
async function pinch(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove", apart: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: [-apart, apart].map((x, id) => ({ x: width / 2 + x, y: height / 2, id })),
    });
  await touch("touchStart", 20);
  for (const apart of [40, 60, 80]) await touch("touchMove", apart);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Counts the bytes of pictures sent to a page from now on, headers included. */
async function weigh(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const pictures = new Set<string>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Image") pictures.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (pictures.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}
