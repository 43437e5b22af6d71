import { readFile, writeFile } from "node:fs/promises";

import { checkAccessibility } from "./support/check-accessibility.ts";
import { CoursePage } from "./support/course-page.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createStudent, createUser, startSession } from "./support/people.ts";
import { SectionEditor } from "./support/section-editor.ts";
import { FilePlayer } from "./support/video-page.ts";
import { WORDS } from "./support/words.ts";

const FILM = new URL("../server/src/testing/media/lesson.webm", import.meta.url);
/** More than one chunk. */
const PADDING = 9 * 1024 ** 2;
const CAPTIONS = "WEBVTT\n\n00:00.000 --> 00:04.000\nSoil holds water.\n";

/** A film made larger than necessary: an element that players skip is appended. */
async function largeFilm(): Promise<Buffer> {
  const padding = Buffer.alloc(PADDING);
  padding[0] = 0xec;
  padding.writeBigUInt64BE(BigInt(PADDING - 9) | (1n << 56n), 1);
  return Buffer.concat([await readFile(FILM), padding]);
}

test("a video is uploaded, interrupted, gone on with, and watched with captions", async ({
  page,
  server,
  pageErrors,
}, testInfo) => {
  const author = await createUser(server, "instructor");
  const { courseId, pageId, query, call } = await createPage(server, author);
  await startSession(page, author);
  await page.goto(`/authoring/sections/new?${query}`);
  const editor = new SectionEditor(page);
  const row = editor.row(1);
  await editor.choose(row, "Type", "Video");

  await row
    .locator('input[type="file"]')
    .setInputFiles({ name: "film.mov", mimeType: "video/quicktime", buffer: Buffer.from("x") });
  await expect(row.getByText("film.mov: Only mp4 and webm videos")).toBeVisible();

  // The connection breaks after the first chunk.
  await page.route("**/api/authoring/media/*", (route) => {
    const isSecond = Number(route.request().headers()["upload-offset"]) > 0;
    return isSecond ? route.abort("connectionreset") : route.continue();
  });
  pageErrors.expect(/\/api\/authoring\/media\//);
  const broken = page.waitForEvent("requestfailed", (request) => /\/media\//.test(request.url()));
  const film = testInfo.outputPath("lesson.webm");
  await writeFile(film, await largeFilm());
  await row.locator('input[type="file"]').setInputFiles(film);
  await expect(row.getByRole("progressbar", { name: "lesson.webm" })).toHaveAttribute(
    "aria-valuenow",
    /^8\d$/,
  );
  await broken;
  await row.getByRole("button", { name: "Pause" }).click();
  await expect(row.getByText(/^Paused at/)).toBeVisible();
  await page.unroute("**/api/authoring/media/*");
  await expect(page.getByText(/^Draft kept \d/)).toBeVisible();

  await page.reload();
  await editor.open(1);
  await expect(row.getByText(/^Unfinished: 8.4 MB of 9.4 MB/)).toBeVisible();
  await checkAccessibility(page);
  const started = page.waitForRequest(
    (request) => request.method() === "PATCH" && request.url().includes("/media/"),
  );
  const unfinished = row.getByRole("listitem").filter({ hasText: "Unfinished" });
  const chooser = page.waitForEvent("filechooser");
  await unfinished.getByRole("button", { name: "Continue" }).click();
  await (await chooser).setFiles(film);
  expect(Number((await started).headers()["upload-offset"])).toBeGreaterThan(0);
  await expect(row.getByText("lesson.webm", { exact: true })).toBeVisible();
  await expect(row.getByLabel("Preview of the video")).toBeVisible();

  const faulty = { name: "es.vtt", mimeType: "text/vtt", buffer: Buffer.from("WEBVTT\n\n0:1\n") };
  pageErrors.expect(/^422 POST .*\/captions$/);
  const captions = row.getByRole("group", { name: "Captions" });
  await captions.locator('input[type="file"]').setInputFiles(faulty);
  await expect(captions.getByText(/es\.vtt: Line 3/)).toBeVisible();
  await captions
    .locator('input[type="file"]')
    .setInputFiles({ ...faulty, name: "lesson.en.vtt", buffer: Buffer.from(CAPTIONS) });
  await expect(captions.getByLabel("Name in the player")).toHaveValue("English");
  await row.getByRole("button", { name: "Take what the video shows now" }).click();
  await expect(row.getByAltText("The picture that is shown before it plays")).toBeVisible();
  await checkAccessibility(page);
  await editor.submit("Create sections");
  await editor.expectSaved();

  await call("POST", `/api/courses/${courseId}/update`, { title: "Soil", status: "published" });
  const student = await createStudent(server, courseId);
  await startSession(page, student);
  await page.goto(`/student/courses/${courseId}/pages/${pageId}`);
  const course = new CoursePage(page, WORDS.en);
  const player = new FilePlayer(course.step(1));
  await expect(player.element).toHaveAttribute("poster", /\/video-\d+s\.jpg/);
  await expect
    .poll(() =>
      player.element.evaluate((video: HTMLVideoElement) =>
        [...video.textTracks].map(({ mode, cues }) => [mode, cues?.length]),
      ),
    )
    .toEqual([["showing", 1]]);
  await player.play();
  await expect
    .poll(() => player.element.evaluate((video: HTMLVideoElement) => video.ended))
    .toBe(true);
  await checkAccessibility(page);
});
