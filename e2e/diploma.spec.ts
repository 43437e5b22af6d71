import { readFile } from "node:fs/promises";

import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { bringStudentTo, copyDemoCourse } from "./support/demo-student.ts";
import { expect, test } from "./support/fixtures.ts";
import { signIn } from "./support/people.ts";

test("whoever finishes a course gets its diploma, and anybody can check it", async ({
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
  await expect(page.getByRole("heading", { name: "It is ready, and yours to keep" })).toBeVisible();
  await expect(page.getByText(`We have also sent it to ${student.email}`)).toBeVisible();
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
  await page.getByRole("link", { name: "Badge as a picture" }).click();
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
