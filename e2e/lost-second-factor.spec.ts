import type { Page } from "@playwright/test";

import { AuthenticatorApp } from "./support/authenticator-app.ts";
import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createUser, fillSignIn, signIn } from "./support/people.ts";
import { tabTo } from "./support/press-keys.ts";

test.slow();

test("a second factor is set up by keyboard, used, lost, reset by an administrator and required", async ({
  page,
  server,
  mailbox,
  browser,
  pageErrors,
}) => {
  pageErrors.expect(/^401 /);
  pageErrors.expect(/^419 POST .*\/api\/session$/);
  pageErrors.expect(/^422 POST .*\/api\/session\/second-factor$/);
  const student = await createUser(server, "student");
  const admin = await createUser(server, "admin", "Grace Hopper");
  const code = page.getByLabel("Code from your authenticator app");
  const dialog = page.getByRole("dialog");
  let app = new AuthenticatorApp("");
  let codes: string[] = [];

  /** Sets up an app by keyboard, and returns its recovery codes. */
  async function setUpByKeyboard(): Promise<string[]> {
    await tabTo(page, page.getByRole("button", { name: "Set up an app" }));
    await page.keyboard.press("Enter");
    await expect(code).toBeFocused();
    await expect(dialog.getByRole("img", { name: "QR code for the app" })).toBeVisible();
    await checkScreen(page, LOOKS.en);
    app = new AuthenticatorApp(await dialog.locator("code").innerText());
    await page.keyboard.type(app.newCode());
    await page.keyboard.press("Enter");
    const list = dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
    await expect(list).toHaveCount(10);
    return list.allInnerTexts();
  }

  await test.step("set up by keyboard; the recovery codes are shown once", async () => {
    await signIn(page, student);
    await page.goto("/account/security");
    await expect(page.getByRole("heading", { name: "Authenticator app" })).toBeVisible();
    await checkScreen(page, LOOKS.en);
    codes = await setUpByKeyboard();
    await checkScreen(page, LOOKS.en);
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download" }).click();
    const saved = await (await download).createReadStream();
    expect((await saved.toArray()).join("")).toContain(codes.join("\n"));
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: "The app is set up" })).toBeHidden();
    await expect(dialog.getByText(codes[9]!)).toBeVisible();
    await page.emulateMedia({ media: null });
    await tabTo(page, dialog.getByRole("button", { name: "I have kept the codes" }));
    await page.keyboard.press("Enter");
    await expect(page.getByText("10 recovery codes left")).toBeVisible();
    await checkScreen(page, LOOKS.en);
    expect((await mailbox.newest(student.email)).subject).toBe("Two-step sign-in is on");
  });

  await test.step("signing in takes the password, then a code", async () => {
    await signOut(page, student.name);
    await fillSignIn(page, student);
    await expect(code).toBeFocused();
    await checkScreen(page, LOOKS.en);
    await page.keyboard.type("000000");
    await page.keyboard.press("Enter");
    await expect(page.getByText("This code is wrong.")).toBeVisible();
    await expect(code).toBeFocused();
    await code.fill(app.newCode());
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/student");
  });

  await test.step("so does signing in again over the page, which keeps what was typed", async () => {
    await page.goto("/account");
    await page.getByLabel("Last name").fill("Byron");
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Save" }).click();
    await dialog.getByLabel("Password", { exact: true }).fill(student.password);
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Use a recovery code" }).click();
    await expect(dialog.getByLabel("Recovery code")).toBeFocused();
    await checkScreen(page, LOOKS.en);
    await page.keyboard.type(codes[0]!);
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("You have 9 recovery codes left.")).toBeVisible();
    await checkScreen(page, LOOKS.en);
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
    await expect(page.getByLabel("Last name")).toHaveValue("Byron");
    student.name = "Ada Byron";
  });

  const office = await (await browser.newContext({ baseURL: server.url })).newPage();

  await test.step("an administrator resets a lost one, and requires one of students", async () => {
    await signIn(office, admin);
    await office.goto("/admin/people");
    await office.getByLabel("Search by name or address").fill(student.email);
    const row = office.getByRole("listitem").filter({ hasText: student.email });
    await row.getByRole("button", { name: "Details of Ada Byron" }).click();
    await row.getByRole("button", { name: "Reset second factor" }).click();
    const sure = office.getByRole("alertdialog");
    await checkScreen(office, LOOKS.en);
    await sure.getByRole("button", { name: "Reset second factor" }).click();
    await expect(row.getByRole("button", { name: "Reset second factor" })).toHaveCount(0);
    const mail = await mailbox.newest(student.email, "Your second factor was reset");
    expect(mail.text).toContain("An administrator reset the second factor");

    await office.goto("/admin/site/second-factor");
    await requireOfStudents(office, true);
    await checkScreen(office, LOOKS.en);
  });

  await test.step("anyone who lacks one sets it up before anything else", async () => {
    await page.goto("/login");
    await fillSignIn(page, student);
    await expect(page).toHaveURL(/\/account\/security/);
    await page.goto("/student");
    await expect(page).toHaveURL(/\/account\/security\?next=%2Fstudent/);
    await expect(page.getByText("This site requires you to use a second factor")).toBeVisible();
    await checkScreen(page, LOOKS.en);
    await setUpByKeyboard();
    await page.keyboard.press("Tab");
    await dialog.getByRole("button", { name: "I have kept the codes" }).press("Enter");
    await page.getByRole("link", { name: "Go on" }).click();
    await expect(page).toHaveURL("/student");
  });

  await test.step("a sensitive change asks for the password again, and goes on with what was chosen", async () => {
    // Simulates ten minutes since the password was entered: the server has tests of that.
    const refuse = (route: Parameters<Parameters<Page["route"]>[1]>[0]) =>
      route.fulfill({
        status: 403,
        json: { code: "reauthentication_required", message: "Confirm that it is you." },
      });
    await office.route("**/api/admin/second-factor-roles", refuse, { times: 1 });
    await office.getByRole("checkbox", { name: "Students" }).uncheck({ force: true });
    await office.getByRole("button", { name: "Save" }).click();
    const confirm = office.getByRole("dialog", { name: "Confirm that it is you" });
    await confirm.getByLabel("Password", { exact: true }).fill(admin.password);
    await office.keyboard.press("Enter");
    await expect(confirm).toHaveCount(0);
    await expect(office.getByText("Saved").first()).toBeVisible();
    await expect(office.getByRole("checkbox", { name: "Students" })).not.toBeChecked();
  });
  await office.context().close();
});

async function requireOfStudents(office: Page, isRequired: boolean): Promise<void> {
  await office.getByRole("checkbox", { name: "Students" }).setChecked(isRequired, { force: true });
  await office.getByRole("button", { name: "Save" }).click();
  await expect(office.getByText("Saved").first()).toBeVisible();
}

async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/login");
}
