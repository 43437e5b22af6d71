import type { Page } from "@playwright/test";

import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { bringStudentTo, copyDemoCourse } from "./support/demo-student.ts";
import { expect, test } from "./support/fixtures.ts";
import { createUser, startSession } from "./support/people.ts";
import { tabTo } from "./support/press-keys.ts";

const mainOf = (page: Page) => page.getByRole("navigation", { name: "Main" });
/** Another journey on this site may have opened a course to sign-up, which adds the catalogue. */
const itemsOf = (page: Page) => mainOf(page).getByRole("link").filter({ hasNotText: "Catalogue" });

test("the navigation leads around what there is: by keyboard, on a phone, and for staff", async ({
  page,
  server,
}) => {
  const course = await copyDemoCourse(server, "en");

  await test.step("who has nothing yet is led nowhere but home", async () => {
    await startSession(page, await createUser(server, "student"));
    await page.goto("/student");
    await expect(itemsOf(page)).toHaveText(["Home"]);
  });

  await test.step("by keyboard to the courses; the map of one belongs to them", async () => {
    await startSession(page, await bringStudentTo(server, course, { page: 2, section: 1 }));
    await page.goto("/student");
    await expect(itemsOf(page)).toHaveText(["Home", "Courses", "Workbook"]);
    const courses = itemsOf(page).filter({ hasText: "Courses" });
    await tabTo(page, courses);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Courses");
    await expect(courses).toHaveAttribute("aria-current", "page");
    await checkScreen(page, LOOKS.en);
    await tabTo(page, page.getByRole("link", { name: course.title, exact: true }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(course.title);
    await expect(courses).toHaveAttribute("aria-current", "true");
  });

  await test.step("the search finds words in all courses", async () => {
    await page.getByRole("link", { name: "Search courses and notes" }).click();
    await page.getByLabel("Search your courses and notes").fill("the");
    await expect(page.getByRole("status")).toContainText("places");
    await expect(page.getByRole("region", { name: course.title })).toBeVisible();
    await checkScreen(page, LOOKS.en);
  });

  await test.step("on a phone by tabs at the bottom, there at once when one comes back", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await itemsOf(page).filter({ hasText: "Workbook" }).click();
    await expect(page).toHaveURL("/student/workbook");
    await expect
      .poll(async () => {
        const box = await mainOf(page).boundingBox();
        return box && box.y + box.height;
      })
      .toBe(844);
    await page.route("**/api/navigation", () => {});
    await page.reload();
    await expect(itemsOf(page)).toHaveText(["Home", "Courses", "Workbook"]);
    await page.unroute("**/api/navigation");
  });

  await test.step("staff have theirs, with the rest under More on a phone", async () => {
    await startSession(page, await createUser(server, "admin"));
    await page.goto(`/authoring/courses/${course.id}`);
    const courses = itemsOf(page).filter({ hasText: "Courses" });
    await expect(courses).toHaveAttribute("aria-current", "true");
    await mainOf(page).getByRole("button", { name: "More" }).click();
    await itemsOf(page).filter({ hasText: "Administration" }).last().click();
    await expect(page).toHaveURL("/admin");
    await page.goto("/authoring/courses");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Courses of this site");
    await checkScreen(page, LOOKS.en);
  });
});
