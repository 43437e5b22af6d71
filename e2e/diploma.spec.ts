import { readFile } from "node:fs/promises";

import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { bringStudentTo, copyDemoCourse } from "./support/demo-student.ts";
import { expect, test } from "./support/fixtures.ts";
import { createUser, signIn, startSession } from "./support/people.ts";

/** Milliseconds: the worker that makes diplomas yields to journeys running in parallel. */
const PATIENT = { timeout: 90_000 };

test("finishing a course gives its diploma, and anyone can check it", async ({
  page,
  server,
  browser,
}) => {
  const course = await copyDemoCourse(server, "en");
  const pages = course.modules.flatMap((module) => module.pages);
  const last = pages.at(-1)?.sections.length ?? 0;
  const student = await bringStudentTo(server, course, { page: pages.length, section: last + 1 });
  await signIn(page, student);
  await page.goto(`/student/courses/${course.id}`);
  await page.getByRole("link", { name: pages.at(-1)?.title ?? "" }).click();
  const ready = page.getByRole("heading", { name: "It is ready, and yours to keep" });
  await expect(ready).toBeVisible(PATIENT);
  await expect(page.getByText("by e-mail")).toHaveCount(1);
  await page.getByRole("link", { name: "All my diplomas and badges" }).click();
  await expect(page).toHaveURL("/student/diplomas");
  await expect(page.getByRole("heading", { name: course.title })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download PDF" }).click();
  const bytes = await readFile(await (await download).path());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  await page.getByText("Share as a digital badge").click();
  await checkScreen(page, LOOKS.en);
  const badge = page.waitForEvent("download");
  await page.getByRole("link", { name: "Badge as an image" }).click();
  const png = await readFile(await (await badge).path());
  expect(png.includes("openbadgecredential")).toBe(true);

  await page.getByLabel("Name shown to anyone who checks it").selectOption("Only the initials");
  await page.getByRole("link", { name: "See what others see" }).click();
  await expect(page).toHaveURL(/\/verify\/[0-9A-Z]{16}$/);
  const address = page.url();

  const context = await browser.newContext({ baseURL: server.url });
  const stranger = await context.newPage();
  await stranger.goto("/verify");
  await checkScreen(stranger, LOOKS.en);
  await stranger.getByLabel("Number of the diploma").fill("7KQ4-MX2P-9TRB-04WZ");
  await stranger.getByRole("button", { name: "Check" }).click();
  await expect(stranger.getByText("There is no diploma with this number.")).toBeVisible();
  const number = address.slice(-16).replaceAll(/.{4}(?!$)/g, "$&-");
  await stranger.getByLabel("Number of the diploma").fill(number);
  await stranger.getByRole("button", { name: "Check" }).click();
  await expect(stranger.getByText("This diploma is genuine")).toBeVisible();
  await expect(stranger.getByText(course.title)).toBeVisible();
  await expect(stranger.getByText("This diploma is genuine")).toBeVisible();
  await checkScreen(stranger, LOOKS.en);
  await context.close();
});

test("staff design a diploma beside its preview, issue one again and revoke it", async ({
  page,
  server,
  pageErrors,
}) => {
  test.slow();
  // A signature without a name.
  pageErrors.expect(/^422 PUT .*\/diploma-design$/);
  const course = await copyDemoCourse(server, "en");
  const pages = course.modules.flatMap((module) => module.pages);
  const last = pages.at(-1)?.sections.length ?? 0;
  await bringStudentTo(server, course, { page: pages.length, section: last + 1 });
  await startSession(page, await createUser(server, "admin"));
  const diplomas = page.getByRole("list", { name: "Diplomas" }).getByRole("listitem");
  const preview = page.getByRole("img", { name: /^Sample diploma/ });
  const choose = async (action: string) => {
    await page.getByRole("button", { name: /^More for Ada/ }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  const check = async (number: string, title: string) => {
    await page.goto(`/verify/${number}`);
    await expect(page.getByText(title)).toBeVisible();
  };
  await expect(async () => {
    await page.goto(`/authoring/courses/${course.id}/diplomas`);
    await expect(diplomas).toContainText("Ada Lovelace", { timeout: 2_000 });
  }).toPass(PATIENT);
  const text = await diplomas.innerText();
  const [first = ""] = /(\w{4}-){3}\w{4}/.exec(text) ?? [];

  await test.step("the preview follows the design", async () => {
    await page.getByRole("link", { name: "Design and conditions" }).click();
    await expect(preview).toHaveAttribute("alt", /María de los Ángeles/);
    await page.getByRole("textbox", { name: "Title" }).fill("Certificate");
    await page.getByRole("button", { name: "Insert into “Line 1 below the course”" }).click();
    await page.getByRole("menuitem", { name: "hours" }).click();
    await page.getByRole("spinbutton", { name: "Hours of the course" }).fill("12");
    await page.getByRole("button", { name: /Sample name$/ }).click();
    await page.getByRole("option", { name: "Arabic" }).click();
    await expect(preview).toHaveAttribute("alt", /Certificate, عبد الرحمن.*12 hours/);
    await checkScreen(page, LOOKS.en);
  });

  await test.step("what cannot be saved is kept, and comes back after a reload", async () => {
    await page.getByRole("button", { name: "Add a signature" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    const signer = page.getByRole("group", { name: "Signature 1" }).getByRole("textbox").first();
    await expect(signer).toHaveAccessibleDescription("This field is required.");
    await signer.fill("Marta Ruiz");
    await expect(page.getByText(/^Draft kept \d/)).toBeVisible();
    page.once("dialog", (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByText("Your unsaved changes are back")).toBeVisible();
    await expect(signer).toHaveValue("Marta Ruiz");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("button", { name: "Use the site’s design" })).toBeVisible();
  });

  await test.step("a new version has another number, and the earlier one says so", async () => {
    await page.getByRole("link", { name: "Back to the diplomas of the course" }).click();
    await choose("Issue again");
    await page.getByRole("textbox", { name: "Name on the diploma" }).fill("Ada Byron");
    await checkScreen(page, LOOKS.en);
    await page.getByRole("button", { name: "Issue again" }).click();
    await expect(diplomas).toContainText("Ada Byron");
    await expect(diplomas).not.toContainText(first);
    await expect(diplomas).not.toContainText("PDF is being made", PATIENT);
    await check(first, "This diploma was replaced");
    await checkScreen(page, LOOKS.en);
  });

  await test.step("a revoked diploma says why, and its history keeps everything", async () => {
    await page.goto(`/authoring/courses/${course.id}/diplomas`);
    await choose("Revoke");
    await page.getByRole("textbox", { name: /^Reason/ }).fill("Issued by mistake");
    await page.getByRole("button", { name: "Revoke" }).click();
    await expect(diplomas).toContainText("Issued by mistake");
    await checkScreen(page, LOOKS.en);
    const [number = ""] = /(\w{4}-){3}\w{4}/.exec(await diplomas.innerText()) ?? [];
    await check(number, "Reason: Issued by mistake");
    await page.goto(`/authoring/courses/${course.id}/diplomas`);
    await choose("Restore");
    await page.getByRole("button", { name: "Restore" }).click();
    await expect(diplomas).not.toContainText("Revoked");
    await choose("History");
    const events = page.getByRole("dialog").getByRole("listitem");
    await expect(events).toHaveCount(4);
    await expect(events.nth(2)).toContainText("Issued by mistake");
  });
});
