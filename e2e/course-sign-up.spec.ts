import type { Page } from "@playwright/test";

import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createUser, endSession, fillSignIn, startSession } from "./support/people.ts";
import { poll } from "./support/sample-sections.ts";

const requests = (page: Page) => page.getByRole("list", { name: "Requests" }).getByRole("listitem");
const studentsOf = (page: Page) =>
  page.getByRole("list", { name: "Students" }).getByRole("listitem");

test("a teacher opens a course with approval and two seats; three students ask, and the waiting list moves", async ({
  page,
  server,
  mailbox,
}) => {
  const teacher = await createUser(server, "admin");
  const { courseId, call } = await createPage(server, teacher, [
    poll(1, "Clay or loam?", ["Clay", "Loam"]),
  ]);
  await call("POST", `/api/courses/${courseId}/update`, { status: "published" });
  const names = ["Nahia Etxeberria", "Tomasz Zieliński", "Lucía Ferrer"] as const;
  const [nahia, tomasz, lucia] = [
    await createUser(server, "student", names[0]),
    await createUser(server, "student", names[1]),
    await createUser(server, "student", names[2]),
  ];

  await test.step("what was typed outlives a reload, and is saved", async () => {
    await startSession(page, teacher);
    await page.goto(`/authoring/courses/${courseId}/people`);
    await page.getByRole("link", { name: "Sign-up and public page" }).click();
    await page.getByRole("button", { name: /come into the course by themselves/ }).click();
    await page.getByRole("option", { name: "They ask, and you approve" }).click();
    await page.getByLabel("Seats", { exact: true }).fill("2");
    await page.getByText("Everybody can read the page").click();
    await page
      .getByRole("textbox", { name: "In one or two sentences" })
      .fill("What soil is made of.");
    await page.getByRole("textbox", { name: "Text of the page" }).click();
    await page.keyboard.type("Dig in with us.");
    await page.getByRole("checkbox", { name: "Ada Lovelace" }).focus();
    await page.keyboard.press("Space");
    await page.getByRole("textbox", { name: "Name of Ada Lovelace on the page" }).fill("Dr Ada");
    await expect(page.getByText(/^Draft kept \d/)).toBeVisible();
    await page.reload();
    await expect(page.getByText("Your unsaved changes are back")).toBeVisible();
    await expect(page.getByLabel("Seats", { exact: true })).toHaveValue("2");
    await checkScreen(page, LOOKS.en);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  });

  await test.step("somebody without an account reads the page, and signs in to enrol", async () => {
    await endSession(page);
    await page.goto(`/catalogue/${courseId}`);
    await expect(page).toHaveTitle("Soil and plants · Paso");
    await expect(page.getByText("Dig in with us.")).toBeVisible();
    await expect(page.getByText("Dr Ada")).toBeVisible();
    await expect(page.getByText("2 seats left")).toBeVisible();
    await expect(page.getByText("What soil is", { exact: true })).toBeVisible();
    await checkScreen(page, LOOKS.en);
    await page.getByRole("link", { name: "Sign in to enrol" }).click();
    await fillSignIn(page, nahia);
    await expect(page).toHaveURL(`/catalogue/${courseId}`);
  });

  await test.step("three ask; the last one by way of their home and the catalogue", async () => {
    await page.getByLabel("A note to the teachers").fill("I have a garden.");
    await page.getByRole("button", { name: "Ask to join" }).click();
    await expect(page.getByRole("status")).toContainText("You asked to join");
    await startSession(page, tomasz);
    await page.goto(`/catalogue/${courseId}`);
    await page.getByRole("button", { name: "Ask to join" }).click();
    await expect(page.getByRole("status")).toContainText("You asked to join");
    await startSession(page, lucia);
    await page.goto("/student");
    await page.getByRole("link", { name: "Find a course in the catalogue" }).click();
    await page.getByLabel("Search the catalogue").fill("SOIL");
    await page.getByRole("button", { name: "Search" }).click();
    await checkScreen(page, LOOKS.en);
    await page.getByRole("link", { name: "Soil and plants" }).click();
    await page.getByRole("button", { name: "Ask to join" }).click();
    await expect(page.getByRole("status")).toContainText("You asked to join");
  });

  await test.step("the teacher approves all; two come in, one waits", async () => {
    await startSession(page, teacher);
    await page.goto(`/authoring/courses/${courseId}/people`);
    await expect(requests(page)).toHaveCount(3);
    await expect(requests(page).first()).toContainText("I have a garden.");
    await page.getByText("Choose all requests shown").click();
    await checkScreen(page, LOOKS.en);
    await page.getByRole("button", { name: "Approve selected" }).click();
    await expect(page.getByText("2 came in, 1 waits for a seat")).toBeVisible();
    await expect(studentsOf(page)).toHaveCount(2);
    await expect(requests(page)).toHaveCount(1);
    await expect(requests(page)).toContainText("waiting for a seat");
    const { text = "" } = await mailbox.newest(
      nahia.email,
      "You can now take the course “Soil and plants”",
    );
    expect(text).toContain("/student");
  });

  await test.step("the one who waits sees where, and comes in as soon as somebody leaves", async () => {
    await startSession(page, lucia);
    await page.goto("/student");
    await expect(page.getByText("You are number 1 on the waiting list")).toBeVisible();
    await startSession(page, teacher);
    await page.goto(`/authoring/courses/${courseId}/people`);
    await page.getByText(`Choose ${names[1]}`).click({ force: true });
    await page.getByRole("button", { name: "Remove from the course" }).click();
    await expect(studentsOf(page).filter({ hasText: names[2] })).toHaveCount(1);
    await mailbox.newest(lucia.email, "You can now take the course “Soil and plants”");
    await startSession(page, lucia);
    await page.goto(`/catalogue/${courseId}`);
    await page.getByRole("link", { name: "Go to your courses" }).click();
    await expect(page.getByRole("link", { name: /Begin.*Soil and plants/ })).toBeVisible();
  });
});

test("a teacher brings a co-teacher and a student by their addresses, who have no accounts yet", async ({
  page,
  server,
  mailbox,
}) => {
  const owner = await createUser(server, "instructor", "Marta Ruiz");
  const { courseId, call } = await createPage(server, owner, [
    poll(1, "Clay or loam?", ["Clay", "Loam"]),
  ]);
  await call("POST", `/api/courses/${courseId}/update`, { status: "published" });
  const [viktor, camila] = [`viktor-${courseId}@example.org`, `camila-${courseId}@example.org`];
  await startSession(page, owner);
  await page.goto(`/authoring/courses/${courseId}/people`);

  await test.step("a co-teacher gets an invitation", async () => {
    await page.getByRole("textbox", { name: "E-mail address of a colleague" }).fill(viktor);
    await page.getByRole("button", { name: "Add to the staff" }).click();
    const staff = page.getByRole("list", { name: "Staff" }).getByRole("listitem");
    await expect(staff.filter({ hasText: viktor })).toContainText("invited");
  });

  await test.step("a student comes from a CSV file, and is invited", async () => {
    await page.locator('input[type="file"]').setInputFiles({
      name: "class.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(`Nombre;Apellidos;Correo\r\nCamila;Duarte;${camila}\r\n`),
    });
    await expect(page.getByRole("textbox", { name: /one person per line/ })).toHaveValue(
      `Camila Duarte <${camila}>`,
    );
    await expect(page.getByText("1 is new and gets an invitation")).toBeVisible();
    await page.getByRole("button", { name: "Add 1 student" }).click();
    await expect(studentsOf(page)).toContainText("invited");
    await checkScreen(page, LOOKS.en);
  });

  await test.step("the first mail is withdrawn by the second one's link", async () => {
    const subject = "Your invitation to “Soil and plants”";
    await mailbox.newest(camila, subject);
    await page.getByRole("button", { name: "Send the invitation to Camila Duarte again" }).click();
    await expect(page.getByText("Invitation sent again")).toBeVisible();
    const { text = "" } = await mailbox.newest(camila, subject);
    expect(text).toContain("Marta Ruiz invites you to take the course “Soil and plants”.");
    const [, path = ""] =
      /^http:\/\/localhost:\d+(\/password\/reset\?welcome#\S+)$/m.exec(text) ?? [];
    await endSession(page);
    await page.goto(path);
    await page.locator('input[name="password"]').fill("lantern under seven bridges");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Sign in" }).click();
    await fillSignIn(page, { email: camila, password: "lantern under seven bridges" });
    await expect(page.getByRole("link", { name: /Begin.*Soil and plants/ })).toBeVisible();
  });

  await test.step("the co-teacher works on the course", async () => {
    const { text = "" } = await mailbox.newest(viktor);
    expect(text).toContain("Marta Ruiz invites you to work on the course “Soil and plants”.");
    const [, path = ""] =
      /^http:\/\/localhost:\d+(\/password\/reset\?welcome#\S+)$/m.exec(text) ?? [];
    await endSession(page);
    await page.goto(path);
    await page.locator('input[name="password"]').fill("lantern over nine bridges");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Sign in" }).click();
    await fillSignIn(page, { email: viktor, password: "lantern over nine bridges" });
    await expect(page).not.toHaveURL(/\/login/);
    await page.goto(`/authoring/courses/${courseId}/people`);
    const staff = page.getByRole("list", { name: "Staff" }).getByRole("listitem");
    await expect(staff.filter({ hasText: viktor })).not.toContainText("invited");
    await expect(studentsOf(page)).not.toContainText("invited");
  });
});
