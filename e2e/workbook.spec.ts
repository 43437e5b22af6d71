import { readFile } from "node:fs/promises";

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
  const [first] = course.modules.flatMap((module) => module.pages);
  await page.goto(`/student/courses/${course.id}/pages/${first!.id}`);

  const reading = page.locator(".authored p").first();
  const words = (await reading.innerText()).slice(0, 40).trim();
  // The code comes once the page is drawn.
  await expect(page.locator(".passages").first()).toBeAttached();
  const [kept] = await Promise.all([
    page.waitForResponse((response) => response.url().includes("/passages/") && response.ok()),
    (async () => {
      await expect(async () => {
        await reading.evaluate((paragraph, length) => {
          const [text] = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode()
            ? [paragraph]
            : [];
          const walker = document.createTreeWalker(text ?? paragraph, NodeFilter.SHOW_TEXT);
          const node = walker.nextNode();
          if (node) getSelection()?.setBaseAndExtent(node, 0, node, Math.min(length, 12));
        }, words.length);
        await expect(page.getByRole("button", { name: "Keep", exact: true })).toBeVisible();
      }).toPass();
      await page.getByRole("button", { name: "Keep with a note" }).click();
      await page.getByLabel("Your note").fill("Remember this.");
      await page.getByRole("button", { name: "Save", exact: true }).click();
    })(),
  ]);
  expect(kept.status()).toBe(200);
});
