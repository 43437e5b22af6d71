import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { CoursePage } from "./support/course-page.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createStudent, createUser, startSession } from "./support/people.ts";
import { check, paragraph } from "./support/sample-sections.ts";
import { WORDS } from "./support/words.ts";

const LONG = "Soil holds water. ".repeat(200);

test("a list of a long page's steps leads to any of them", async ({ page, server }) => {
  const admin = await createUser(server, "admin");
  const { courseId, pageId, call } = await createPage(server, admin, [
    paragraph(1, `${LONG}</p><h2>Sand</h2><p>${LONG}`),
    check(2, "What do plants need?", ["Light", "Noise"], "They grow by it."),
    paragraph(3, LONG),
    paragraph(4, LONG),
    paragraph(5, LONG),
  ]);
  await call("POST", `/api/courses/${courseId}/update`, { status: "published" });
  await startSession(page, await createStudent(server, courseId));
  await page.goto(`/student/courses/${courseId}/pages/${pageId}`);
  const course = new CoursePage(page, WORDS.en);
  await course.goOn(1);
  await course.option(2, 0).check();
  await course.sendAnswer(2);
  const opener = page.getByRole("button", { name: "Steps of this page" });
  const steps = page.getByRole("navigation", { name: "Steps of this page" });
  await expect(steps).toHaveCount(0);
  await course.goOn(2);
  await course.goOn(3);

  // Next to the page if there is room, else below its title.
  await expect(steps.getByRole("link")).toHaveCount(4);
  await checkScreen(page, LOOKS.en, "#content header");
  await page.setViewportSize({ width: 1000, height: 800 });
  await opener.click();
  await expect(steps.getByRole("link")).toHaveText([
    "Step 1, done: SandReading",
    "Step 2, done: What do plants need?Question",
    "Step 3, done: Reading",
    "4Step 4: Reading",
  ]);
  await expect(steps.getByText("Still to come: 1")).toBeVisible();
  await checkScreen(page, [{ width: 390, theme: "dark" }]);
  await steps.getByRole("link", { name: "What do plants need?" }).click();
  await expect(course.heading(2)).toBeFocused();
  await expect(course.heading(2)).toBeInViewport();
  await expect(steps.getByRole("link")).toHaveCount(0);

  await test.step("scrolled past, the list is at hand again to whoever turns back", async () => {
    await course.heading(4).scrollIntoViewIfNeeded();
    await expect(opener).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(opener).toBeInViewport({ ratio: 1 });
    await opener.click();
    await expect(steps.getByText("Still to come: 1")).toBeInViewport();
    await checkScreen(page, [{ width: 390, theme: "light" }]);
    await steps.getByRole("link", { name: "What do plants need?" }).click();
    await expect(course.heading(2)).toBeFocused();
  });

  await test.step("opened again, it folds what was finished, to be found and shown", async () => {
    await course.goOn(4);
    await page.goto("/student");
    await page.goto(`/student/courses/${courseId}/pages/${pageId}#last-section`);
    const show = page.getByRole("button", { name: /Show this step$/ });
    await expect(show).toHaveText(["SandShow this step", /Your answer: Light/, /^Show/]);
    await expect(course.heading(5)).toBeInViewport();
    // Find in page opens the matching steps.
    const folded = course.step(3).locator("[hidden=until-found]");
    await folded.evaluate((body) => body.dispatchEvent(new Event("beforematch")));
    await expect(show).toHaveCount(2);
    await show.nth(1).click();
    await expect(course.heading(2)).toBeFocused();
    await expect(course.result(2)).toBeVisible();
    await checkScreen(page, LOOKS.en);
    await page.reload();
    await expect(show).toHaveText(["SandShow this step"]);
    // An opened step can be folded again, and its state is kept.
    const fold = page.getByRole("button", { name: "Fold this step" });
    await expect(fold).toHaveCount(2);
    await fold.first().press("Enter");
    await expect(show).toHaveText(["SandShow this step", /Your answer: Light/]);
    await expect(show.nth(1)).toBeFocused();
    await expect(course.result(2)).toBeHidden();
    await page.reload();
    await expect(show).toHaveText(["SandShow this step", /Your answer: Light/]);
    await show.nth(1).press("Enter");
    await expect(course.heading(2)).toBeFocused();
    await expect(course.result(2)).toBeVisible();
  });

  await test.step("of a finished page, it says where one reads", async () => {
    await course.wayOn(5).click();
    await expect(page.getByRole("heading", { name: "Course finished" })).toBeVisible();
    await course.heading(1).focus();
    await opener.click();
    await expect(steps.locator("[aria-current=step]")).toHaveText(/^Step 1, done/);
    await checkScreen(page, [{ width: 390, theme: "dark" }]);
  });
});
