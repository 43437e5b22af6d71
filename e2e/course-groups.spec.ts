import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createStudent, createUser, startSession } from "./support/people.ts";
import { poll } from "./support/sample-sections.ts";
import { signInByApi } from "./support/sign-in-by-api.ts";

test("a teacher puts students into groups with dates, and gives one of them more time", async ({
  page,
  server,
  pageErrors,
}) => {
  test.slow();
  pageErrors.expect(/^422 POST .*\/groups$/);
  pageErrors.expect(/^422 POST .*\/students\/extend$/);
  const admin = await createUser(server, "admin");
  const { courseId, call } = await createPage(server, admin, [
    poll(1, "Clay or loam?", ["Clay", "Loam"]),
  ]);
  await call("POST", `/api/courses/${courseId}/update`, { status: "published" });
  const mei = await createStudent(server, courseId, "Mei Tanaka");
  await createStudent(server, courseId, "Owen Price");
  const asMei = await signInByApi(server, mei);
  const seenByMei = async () => {
    const { courses } = await asMei<{ courses: { state: string; end_date: string | null }[] }>(
      "GET",
      "/api/student/courses",
    );
    return courses.map(({ state, end_date }) => [state, end_date]);
  };
  const groups = page.getByRole("list", { name: "Groups" }).getByRole("listitem");
  const students = page.getByRole("list", { name: "Students" }).getByRole("listitem");
  const choose = (name: string) => page.getByRole("checkbox", { name: `Choose ${name}` });
  await startSession(page, admin);
  await page.goto(`/authoring/courses/${courseId}/people`);

  await test.step("a group is created; dates that do not fit are said beside the field", async () => {
    await page.getByRole("button", { name: "New group" }).click();
    const dialog = page.getByRole("dialog", { name: "New group" });
    await dialog.getByRole("textbox", { name: "Name" }).fill("Evening class");
    await dialog.getByLabel("Start date").fill("2020-02-01T08:00");
    await dialog.getByLabel("End date").fill("2020-01-01T08:00");
    await dialog.getByRole("button", { name: "Create group" }).click();
    await expect(dialog.getByText("The end must be after the start.")).toBeVisible();
    await dialog.getByLabel("End date").fill("2020-03-01T08:00");
    await checkScreen(page, LOOKS.en);
    await dialog.getByRole("button", { name: "Create group" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(groups).toHaveCount(2);
    await expect(groups.last()).toContainText("no students · 1 Feb 2020 to 1 Mar 2020");
  });

  await test.step("a chosen student is moved, and the group's dates count for them", async () => {
    expect(await seenByMei()).toEqual([["running", null]]);
    await choose("Mei Tanaka").check({ force: true });
    await page.getByRole("button", { name: "Move to a group" }).click();
    await page.getByRole("menuitem", { name: "Evening class" }).click();
    await expect(groups.last()).toContainText("1 student");
    expect(await seenByMei()).toEqual([["ended", "2020-03-01T08:00"]]);
  });

  await test.step("the list shows one group", async () => {
    await page.getByRole("button", { name: /^(All groups )?Group$|^Group/ }).click();
    await page.getByRole("option", { name: "Evening class" }).click();
    await expect(students).toHaveCount(1);
    await expect(students).toContainText("Mei Tanaka");
  });

  await test.step("more time opens the course for that student again", async () => {
    await choose("Mei Tanaka").check({ force: true });
    await page.getByRole("button", { name: "More time" }).click();
    const dialog = page.getByRole("dialog", { name: "More time for 1 student" });
    await dialog.getByLabel("Open until").fill("2020-05-01T08:00");
    await dialog.getByRole("button", { name: "Give more time" }).click();
    await expect(dialog.getByText("Choose a date that is still to come.")).toBeVisible();
    await dialog.getByLabel("Open until").fill("2090-05-01T08:00");
    await dialog.getByRole("button", { name: "Give more time" }).click();
    await expect(students).toContainText("until 1 May 2090");
    expect(await seenByMei()).toEqual([["running", "2090-05-01T08:00"]]);
    await checkScreen(page, LOOKS.en);
  });

  await test.step("a group is deleted once its students go somewhere", async () => {
    await page.getByRole("button", { name: "Change group Evening class" }).click();
    const dialog = page.getByRole("dialog", { name: "Evening class" });
    await checkScreen(page, LOOKS.en);
    await dialog.getByRole("button", { name: "Move and delete group" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText("Everybody is in one group.")).toBeVisible();
    await expect(students).toHaveCount(2);
  });
});
