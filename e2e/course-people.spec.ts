import type { Page } from "@playwright/test";

import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createStudent, createUser, startSession } from "./support/people.ts";
import { tabTo } from "./support/press-keys.ts";
import { poll } from "./support/sample-sections.ts";
import { WORDS } from "./support/words.ts";

const peopleField = (page: Page) => page.getByRole("textbox", { name: /one person per line/ });
const outcomes = (page: Page) =>
  page.getByRole("region", { name: "Add people" }).getByRole("status");
const studentsOf = (page: Page) =>
  page.getByRole("list", { name: "Students" }).getByRole("listitem");

test("students are brought into a course by their addresses, found, removed and taken back", async ({
  page,
  server,
  pageErrors,
}) => {
  const admin = await createUser(server, "admin");
  const { courseId } = await createPage(server, admin, [
    poll(1, "Clay or loam?", ["Clay", "Loam"]),
  ]);
  const here = await createStudent(server, courseId, "Mei Tanaka");
  const first = await createUser(server, "student", "Nahia Etxeberria");
  const second = await createUser(server, "student", "Tomasz Zieliński");
  await startSession(page, admin);
  await page.goto(`/authoring/courses/${courseId}`);

  await test.step("the tab beside the outline leads there", async () => {
    const tab = page
      .getByRole("navigation", { name: "This course" })
      .getByRole("link", { name: "People" });
    await tab.click();
    await expect(page).toHaveURL(new RegExp(`/courses/${courseId}/people$`));
    await expect(tab).toHaveAttribute("aria-current", "page");
    await expect(studentsOf(page)).toHaveCount(1);
  });

  await test.step("what will happen is said before; what was typed outlives a reload", async () => {
    await peopleField(page).fill(
      [
        `Nahia <${first.email}>`,
        `Tomasz, ${second.email}`,
        here.email,
        "camila@example",
        "Zoë <zoe@example.net>",
      ].join("\n"),
    );
    await page.reload();
    await expect(outcomes(page)).toContainText(
      "2 are enrolled: Nahia Etxeberria, Tomasz Zieliński",
    );
    await expect(outcomes(page)).toContainText("1 is here already: Mei Tanaka");
    await expect(outcomes(page)).toContainText(
      "Line 4, camila@example: This address has no ending such as .org.",
    );
    await expect(outcomes(page)).toContainText("1 is new and gets an invitation: Zoë");
    await expect(studentsOf(page)).toHaveCount(1);
  });

  await test.step("a failed call keeps the lines; the next one adds, and leaves what did not fit", async () => {
    pageErrors.expect(/^failed \(net::ERR_INTERNET_DISCONNECTED\): POST .*\/students$/);
    const add = page.getByRole("button", { name: "Add 3 students" });
    await add.waitFor();
    await page.context().setOffline(true);
    await add.click();
    await expect(page.getByRole("alert")).toContainText("This device is offline");
    await expect(peopleField(page)).toHaveValue(/zoe@example\.net>$/);
    await page.context().setOffline(false);
    await add.click();
    await expect(page.getByText("3 students added")).toBeVisible();
    await expect(studentsOf(page)).toHaveCount(4);
    await expect(peopleField(page)).toHaveValue("camila@example");
  });

  await test.step("the search knows no accents", async () => {
    await page.getByRole("textbox", { name: "Search by name or address" }).fill("zielinski");
    await expect(studentsOf(page)).toHaveCount(1);
    await expect(studentsOf(page)).toContainText(second.email);
    await page.getByRole("textbox", { name: "Search by name or address" }).fill("nobody at all");
    await expect(page.getByText("No students found.")).toBeVisible();
    await page.getByRole("textbox", { name: "Search by name or address" }).fill("");
    await expect(studentsOf(page)).toHaveCount(4);
  });

  await test.step("removing is taken back, by keyboard", async () => {
    const tomasz = page.getByRole("checkbox", { name: "Choose Tomasz Zieliński" });
    await tomasz.focus();
    await page.keyboard.press("Space");
    await expect(tomasz).toBeChecked();
    await tabTo(page, page.getByRole("button", { name: "Remove from the course" }), "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(studentsOf(page)).toHaveCount(3);
    await page.keyboard.press("F6");
    await tabTo(page, page.getByRole("button", { name: "Undo" }));
    await page.keyboard.press("Enter");
    await expect(studentsOf(page)).toHaveCount(4);
  });
});

test("an owner brings a co-teacher, changes what they do, and takes their removal back", async ({
  page,
  server,
}) => {
  const owner = await createUser(server, "instructor", "Marta Ruiz");
  const colleague = await createUser(server, "instructor", "Ana Beltrán");
  const { courseId } = await createPage(server, owner);
  await startSession(page, owner);
  await page.goto(`/authoring/courses/${courseId}/people`);
  const staff = page.getByRole("list", { name: "Staff" }).getByRole("listitem");
  await expect(staff).toHaveCount(1);
  const field = page.getByRole("textbox", { name: "E-mail address of a colleague" });
  const add = page.getByRole("button", { name: "Add to the staff" });

  await field.fill(colleague.email);
  await add.click();
  await expect(staff).toHaveCount(2);
  await expect(staff.last()).toContainText("Writes and teaches");
  await page.getByRole("button", { name: "Role of Ana Beltrán" }).click();
  await page.getByRole("option", { name: "Manages students" }).click();
  await expect(staff.last()).toContainText("Manages students");
  await page.getByRole("button", { name: "Remove Ana Beltrán from staff" }).click();
  await expect(staff).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(staff).toHaveCount(2);
  await expect(staff.last()).toContainText("Manages students");
});

for (const language of ["en", "es"] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: WORDS[language].locale });

    test("the screen is accessible in every look: with students, with none, and while adding", async ({
      page,
      server,
    }) => {
      test.slow();
      const admin = await createUser(server, "admin");
      const { courseId } = await createPage(server, admin, [
        poll(1, "Clay or loam?", ["Clay", "Loam"]),
      ]);
      await startSession(page, admin);
      await page.goto(`/authoring/courses/${courseId}/people`);
      await page.waitForLoadState("networkidle");
      await checkScreen(page, LOOKS[language]);
      const student = await createStudent(server, courseId, "Mei Tanaka");
      await page.reload();
      await page.locator("textarea").fill(`${student.email}\nnot an address`);
      await page.getByRole("checkbox").last().check({ force: true });
      await expect(page.getByText(student.name).first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      await checkScreen(page, LOOKS[language]);
    });
  });
}
