import { readFile } from "node:fs/promises";

import { checkAccessibility } from "./support/check-accessibility.ts";
import { CoursePage } from "./support/course-page.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createStudent, createUser, startSession } from "./support/people.ts";
import { SectionEditor } from "./support/section-editor.ts";
import { FilePlayer } from "./support/video-page.ts";
import { WORDS } from "./support/words.ts";

const FILM = new URL("../server/src/testing/media/lesson.webm", import.meta.url);

test("a section with an uploaded video is found, copied into another course, and plays there", async ({
  page,
  server,
}) => {
  const author = await createUser(server, "instructor");
  const source = await createPage(server, author);
  const target = await createPage(server, author);
  await startSession(page, author);
  const editor = new SectionEditor(page);

  await page.goto(`/authoring/sections/new?${source.query}`);
  await editor.choose(editor.row(1), "Type", "Video");
  await editor
    .row(1)
    .locator('input[type="file"]')
    .setInputFiles({ name: "worms.webm", mimeType: "video/webm", buffer: await readFile(FILM) });
  await expect(editor.row(1).getByLabel("Preview of the video")).toBeVisible();
  await editor.submit("Create sections");
  await editor.expectSaved();

  await page.goto(`/authoring/sections/new?${target.query}`);
  await page.getByRole("button", { name: "From the library" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "From the library" });
  // Of any kind, without a choice.
  await dialog.getByLabel("Words").fill("worms");
  const add = dialog.getByRole("button", { name: /^Add .*worms/ });
  await expect(add).toBeVisible();
  await checkAccessibility(page);
  await add.press("Enter");
  await expect(page.getByText(/^Added as section \d+, not saved yet/)).toBeVisible();
  await editor.submit("Create sections");
  await editor.expectSaved();

  const { courseId, pageId, call } = target;
  await call("POST", `/api/courses/${courseId}/update`, { title: "Worms", status: "published" });
  await startSession(page, await createStudent(server, courseId));
  await page.goto(`/student/courses/${courseId}/pages/${pageId}`);
  const player = new FilePlayer(new CoursePage(page, WORDS.en).step(1));
  await player.play();
  await expect
    .poll(() => player.element.evaluate((video: HTMLVideoElement) => video.ended))
    .toBe(true);
});
