import type { Page } from "@playwright/test";

import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createStudent, createUser, startSession } from "./support/people.ts";
import { poll } from "./support/sample-sections.ts";
import { signInByApi } from "./support/sign-in-by-api.ts";

const TITLE = "Questions on mixing";
/** Answered by the journey itself: the browser of a journey reaches no other host. */
const MEETING_SERVER = "https://meet.example.org";

// The site's credentials are everyone's.
test.use({ site: "live" });

/** `YYYY-MM-DDTHH:mm` in some minutes, in UTC. */
const inMinutes = (minutes: number) =>
  new Date(Date.now() + minutes * 60_000).toISOString().slice(0, "YYYY-MM-DDTHH:mm".length);

test("a teacher plans a live class, a student joins it, and the teacher notes who was there", async ({
  page,
  server,
  browser,
  pageErrors,
}) => {
  test.slow();
  // Planned without credentials, and without a duration.
  pageErrors.expect(/^422 POST .*\/live-classes$/);
  const admin = await createUser(server, "admin", "Marta Ruiz");
  const { courseId, call: author } = await createPage(server, admin, [
    poll(1, "Clay or loam?", ["Clay", "Loam"]),
  ]);
  await author("POST", `/api/courses/${courseId}/update`, { status: "published" });
  const student = await createStudent(server, courseId, "Mei Tanaka");
  await startSession(page, admin);

  await test.step("credentials come first, and what was typed waits for them", async () => {
    await page.goto("/authoring/live");
    await expect(page.getByText("No class planned")).toBeVisible();
    await checkScreen(page, LOOKS.en);
    await page.getByRole("link", { name: "New class" }).click();
    await page.getByLabel("Title").fill(TITLE);
    await page.getByLabel("Date and time").fill(inMinutes(9));
    await page.getByRole("button", { name: "Plan the class" }).click();
    await expect(page.getByRole("alert").getByText("Add credentials first")).toBeVisible();
    await expect(page.getByRole("link", { name: "Add credentials" })).toHaveAttribute(
      "href",
      "/admin/site/live",
    );
    await expect(page.getByText(/^Draft kept \d\d:\d\d/)).toBeVisible();
    const call = await signInByApi(server, admin);
    await call("PUT", "/api/admin/live-providers", {
      kind: "jitsi",
      server: MEETING_SERVER,
      app_id: "",
    });
    await page.reload();
    await expect(page.getByLabel("Title")).toHaveValue(TITLE);
  });

  await test.step("messages are beside their fields, and the class is planned", async () => {
    await page.getByRole("button", { name: /People$/ }).click();
    await page.getByRole("option", { name: "A course" }).click();
    await page.getByRole("button", { name: "Plan the class" }).click();
    const course = page.getByRole("combobox", { name: "Course" });
    await expect(course).toHaveAccessibleDescription("Choose a course.");
    await course.press("ArrowDown");
    await page.getByRole("option").first().click();
    await page.getByLabel("Text", { exact: true }).fill("Bring one thing you forgot.");
    const duration = page.getByLabel("Duration in minutes");
    await duration.fill("0");
    await page.getByRole("button", { name: "Plan the class" }).click();
    await expect(duration).toHaveAccessibleDescription("The duration cannot be zero.");
    await duration.fill("45");
    await page.getByRole("button", { name: /Repeats$/ }).click();
    await page.getByRole("option", { name: "Every day" }).click();
    await page.getByRole("spinbutton", { name: "Number of classes" }).fill("2");
    await expect(page.getByText("2 dates", { exact: true })).toBeVisible();
    await checkScreen(page, LOOKS.en);
    await page.getByRole("button", { name: "Plan the class" }).click();
    await expect(page.getByRole("heading", { name: TITLE })).toBeVisible();
  });

  await test.step("the course's questions are at hand for the shared screen", async () => {
    await page.getByRole("link", { name: "Present questions" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Clay or loam?");
    await page.goBack();
    await expect(page.getByRole("heading", { name: TITLE })).toBeVisible();
  });

  await test.step("one of its dates is moved", async () => {
    await page
      .getByRole("button", { name: /^More for / })
      .last()
      .click();
    await page.getByRole("menuitem", { name: "Move" }).click();
    const dialog = page.getByRole("dialog", { name: "Move this date" });
    await dialog.getByLabel("Date and time").fill(inMinutes(25 * 60));
    await dialog.getByRole("button", { name: "Move this date" }).click();
    await expect(page.getByText("Moved", { exact: true })).toBeVisible();
  });

  const address = page.url();

  await test.step("a student finds it and gets in by an address of their own", async () => {
    const context = await browser.newContext({ baseURL: server.url });
    pageErrors.watch(context);
    await context.route(`${MEETING_SERVER}/**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>The meeting</title>" }),
    );
    const own = await context.newPage();
    await startSession(own, student);
    await own.goto("/student");
    await expect(own.getByRole("region", { name: "Next live class" })).toContainText(TITLE);
    await own.goto(`/student/courses/${courseId}`);
    const parts = own.getByRole("navigation", { name: "This course" });
    await parts.getByRole("link", { name: "Live classes" }).click();
    const upcoming = own.getByRole("region", { name: "Upcoming" });
    await expect(upcoming.getByRole("listitem")).toHaveCount(2);
    await expect(own.getByRole("region", { name: "Past classes" })).toContainText("None yet.");
    await checkScreen(own, LOOKS.en);
    await own.goto("/student/live");
    const listed = own.getByRole("link", { name: new RegExp(TITLE) }).first();
    await expect(listed).toBeVisible();
    await checkScreen(own, LOOKS.en);
    await own.getByRole("button", { name: "Create an address" }).click();
    await expect(own.getByLabel("Your calendar address")).toHaveValue(/\/live-calendar\/[\w-]+/);
    await listed.click();
    await expect(own.getByText("Bring one thing you forgot.")).toBeVisible();
    await expect(own.getByRole("timer")).toHaveText(/^\d:\d\d$/);
    const join = own.getByRole("button", { name: "Join" });
    // Its meeting is set up by a job.
    await expect(join).toBeVisible({ timeout: 60_000 });
    await checkScreen(own, LOOKS.en);
    const opened = context.waitForEvent("page");
    await join.click();
    const meeting = await opened;
    await expect(meeting).toHaveTitle("The meeting");
    expect(meeting.url()).toContain(MEETING_SERVER);
    await expect(
      own.getByText("The class is open in another tab.", { exact: false }),
    ).toBeVisible();
    await expect(own).toHaveURL(/\/student\/live\/\d+/);
    await context.close();
  });

  await test.step("attendance is noted by hand", async () => {
    await page.goto(address);
    await page.getByRole("link", { name: "Attendance and recordings" }).click();
    const row = attendeeOf(page, "Mei Tanaka");
    await expect(row).toContainText("joined, minutes not known");
    await row.getByRole("button", { name: "Change the minutes of Mei Tanaka" }).click();
    await row.getByLabel("Minutes of Mei Tanaka").fill("40");
    await row.getByRole("button", { name: "Save" }).click();
    await expect(row).toContainText("40 minutes");
    await expect(row).toContainText("by hand");
    await checkScreen(page, LOOKS.en);
    const file = page.waitForEvent("download");
    await page.getByRole("link", { name: "CSV" }).click();
    expect((await file).suggestedFilename()).toMatch(/\.csv$/);
  });

  await test.step("it speaks Spanish, and is cancelled with a reason", async () => {
    const call = await signInByApi(server, admin);
    await call("PUT", "/api/account/locale", { locale: "es" });
    await page.reload();
    await page.getByRole("button", { name: "Cancelar la clase" }).click();
    await page.getByLabel("Motivo").fill("Marta está enferma.");
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancelar la clase" }).click();
    await expect(page.getByText("Marta está enferma.").first()).toBeVisible();
    await checkScreen(page, LOOKS.es);
  });
});

const attendeeOf = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) });
