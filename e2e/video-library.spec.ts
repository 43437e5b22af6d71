import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createStudent, createUser, startSession } from "./support/people.ts";
import { SectionEditor } from "./support/section-editor.ts";
import { FILMS } from "./support/stand-in-players.ts";
import { FilePlayer } from "./support/video-page.ts";

test.use({ players: true });

test("a section's video goes into the library, from there to the students and into another section", async ({
  page,
  server,
}) => {
  test.slow();
  const author = await createUser(server, "instructor");
  const film = `${FILMS}/film.mp4`;
  const { courseId, query, call } = await createPage(server, author, [
    { order: 1, type: "video", video: film },
  ]);
  await call("POST", `/api/courses/${courseId}/update`, { status: "published" });
  const editor = new SectionEditor(page);

  await test.step("one press puts a section's video into the library, once", async () => {
    await startSession(page, author);
    await page.goto(`/authoring/sections/edit?${query}`);
    const row = await editor.open(1);
    await row.getByRole("button", { name: "Add to the library" }).click();
    await expect(page.getByText("Added to the course’s videos")).toBeVisible();
    await row.getByRole("button", { name: "Add to the library" }).click();
    await expect(page.getByText(/^The course’s videos have it already/)).toBeVisible();
  });

  await test.step("the library finds its length, and shows it to students", async () => {
    await page.goto(`/authoring/courses/${courseId}/videos`);
    const video = page.getByRole("listitem").filter({ hasText: "What soil is" });
    await expect(video).toContainText("films.example.org");
    await checkScreen(page, LOOKS.en, "main");
    await video.getByRole("button", { name: "Play What soil is" }).click();
    const dialog = page.getByRole("dialog", { name: "What soil is" });
    await expect.poll(() => new FilePlayer(dialog).duration()).toBeCloseTo(12, 0);
    await new FilePlayer(dialog).play();
    await expect(video).toContainText("0:12");
    await dialog.getByRole("button", { name: "Close" }).click();
    const shown = video.getByRole("switch", { name: "Shown to students" });
    // It moves at once; leaving earlier would cancel the change.
    const saved = page.waitForResponse("**/api/videos/*/release");
    await shown.press("Space");
    await expect(shown).toBeChecked();
    await saved;
  });

  await test.step("another section takes it with one press", async () => {
    await page.goto(`/authoring/sections/new?${query}`);
    const row = editor.row(1);
    await editor.choose(row, "Type", "Video");
    await row.getByRole("button", { name: "Choose from the library" }).click();
    const dialog = page.getByRole("dialog", { name: "Choose a video" });
    await dialog.getByRole("button", { name: "What soil is" }).click();
    await expect(row.getByLabel("Video address")).toHaveValue(film);
    await editor.submit("Create sections");
    await editor.expectSaved();
  });

  await test.step("a student watches it where the course shows it", async () => {
    const student = await createStudent(server, courseId);
    await startSession(page, student);
    await page.goto(`/student/courses/${courseId}`);
    const tabs = page.getByRole("navigation", { name: "This course" });
    await tabs.getByRole("link", { name: "Videos" }).click();
    await expect(tabs.getByRole("link", { name: "Videos" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(tabs.getByRole("link", { name: "Map" })).toBeVisible();
    const video = page.getByRole("listitem").filter({ hasText: "What soil is" });
    await video.getByRole("button", { name: "Play What soil is" }).click();
    const player = new FilePlayer(video);
    await expect.poll(() => player.duration()).toBeCloseTo(12, 0);
    await player.play(2);
    await expect.poll(() => player.time()).toBeGreaterThan(3);
    await player.pause();
    await checkScreen(page, LOOKS.en, "main");
    await video.getByRole("button", { name: "Close What soil is" }).click();
    await expect(video).toContainText(/\d\d% watched/);
    await page.reload();
    await expect(video).toContainText(/\d\d% watched/);
  });
});
