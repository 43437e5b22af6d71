import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { forgetPassword } from "./support/forget-password.ts";
import { createUser, startSession } from "./support/people.ts";
import { WORDS } from "./support/words.ts";

test.use({ mail: false });

test.describe("without a mail server", () => {
  test("mails wait, and an administrator passes a link on @everywhere", async ({
    page,
    server,
    browser,
    baseURL,
  }, { project }) => {
    const words = project.name === "phone" ? WORDS.es : WORDS.en;
    const student = await createUser(server, "student");
    await forgetPassword(page, student);
    await startSession(page, await createUser(server, "admin"));
    await page.goto("/admin/mail");
    await expect(page.getByText(words.noMailServer)).toBeVisible();
    const row = page.getByRole("listitem").filter({ hasText: student.email });
    await expect(async () => {
      await page.reload();
      await expect(row).toContainText(words.mailWaiting, { timeout: 1_000 });
    }).toPass();
    await row.getByRole("button").press("Enter");
    const text = row.getByText("/password/reset#");
    await expect(text).toBeVisible();
    await checkScreen(page, LOOKS.en);
    const [, path = ""] = /(\/password\/reset#\S+)/.exec((await text.textContent()) ?? "") ?? [];

    const other = await browser.newPage({ ...(baseURL && { baseURL }) });
    await other.goto(path);
    await other.locator('input[name="password"]').fill("lantern under seven bridges");
    await other.keyboard.press("Enter");
    await expect(other.getByRole("status")).toBeVisible();
    await other.close();
  });

  test("teachers are told that this is not theirs", async ({ page, server }) => {
    await startSession(page, await createUser(server, "instructor", "Alan Turing"));
    await page.goto("/authoring");
    await page.getByRole("button", { name: WORDS.en.accountOf("Alan Turing") }).click();
    await expect(page.getByRole("link", { name: WORDS.en.mailOfSite })).toHaveCount(0);
    await page.goto("/admin/mail");
    await expect(page.getByText("You are not allowed to access this page.")).toBeVisible();
  });
});
