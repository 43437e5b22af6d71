import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { bringStudentTo, copyDemoCourse } from "./support/demo-student.ts";
import { expect, test } from "./support/fixtures.ts";
import { signIn } from "./support/people.ts";

test("a student keeps a passage, finds it again, and takes the workbook away", async ({
  page,
  server,
}) => {
  const course = await copyDemoCourse(server, "en");
  const student = await bringStudentTo(server, course, { page: 2, section: 1 });
  await signIn(page, student);
  await page.goto("/student/workbook");
  await page.getByRole("link", { name: "Show in the course" }).first().click();
  await expect(page).toHaveURL(/#section-/);

  // The code is loaded once the page is drawn.
  await expect(page.locator(".passages").first()).toBeAttached();
  const quote = await selectWords(page);
  await page.getByRole("button", { name: "Keep with a note" }).click();
  await page.getByLabel("Your note").fill("Remember this.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("1 passage kept").click();
  await expect(page.getByText("Remember this.")).toBeVisible();
  await checkScreen(page, LOOKS.en, ".passages-list");

  await page.reload();
  await expect(page.getByText("1 passage kept")).toBeVisible();
  await expect.poll(() => page.evaluate(() => CSS.highlights.get("kept-passage")?.size)).toBe(1);

  await page.goto(`/student/workbook/${course.id}`);
  await expect(page.getByRole("heading", { name: course.title })).toBeVisible();
  await checkScreen(page, LOOKS.en);
  await page.getByLabel("Search in your workbook").fill("rémember THIS");
  await expect(page.getByText("1 entry")).toBeVisible();
  await expect(page.getByText(quote)).toBeVisible();
  await expect(page).toHaveURL(/q=/);

  await page.getByRole("button", { name: "Make a PDF" }).click();
  const download = page.waitForEvent("download", { timeout: 60_000 });
  await page.getByRole("link", { name: /^Download the PDF/ }).click({ timeout: 60_000 });
  const bytes = await readFile(await (await download).path());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
});

/** Selects the first words of the page's first text, as by mouse. */
async function selectWords(page: Page): Promise<string> {
  const paragraph = page.locator(".authored p").first();
  const selected = await paragraph.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    if (!text) throw new Error("There is nothing to select.");
    const end = (text.textContent ?? "").indexOf(" ", 12);
    getSelection()?.setBaseAndExtent(text, 0, text, end === -1 ? 12 : end);
    return getSelection()?.toString() ?? "";
  });
  return selected.trim();
}
