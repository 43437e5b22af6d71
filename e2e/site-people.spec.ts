import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createUser, fillSignIn, signIn } from "./support/people.ts";

const FIRST = "lantern under seven bridges";
const SECOND = "seven bridges over a lantern";

test("an administrator invites a person, who chooses a password and signs in, and later changes it and the address", async ({
  page,
  server,
  mailbox,
  browser,
  pageErrors,
}) => {
  pageErrors.expect(/^422 POST .*\/api\/admin\/people$/);
  const admin = await createUser(server, "admin", "Grace Hopper");
  const name = `zoe-${Date.now()}`;
  const email = `${name}@example.org`;
  const ownEmail = `${name}@example.com`;
  const row = page
    .getByRole("list", { name: "People" })
    .getByRole("listitem")
    .filter({ hasText: name });
  await signIn(page, admin);

  await test.step("the account menu leads to the people; what is wrong is said beside its field", async () => {
    await page.getByRole("button", { name: "Account of Grace Hopper" }).click();
    await page.getByRole("link", { name: "People of this site" }).click();
    await expect(page).toHaveURL("/admin/people");
    await page.getByRole("button", { name: "New person" }).click();
    const dialog = page.getByRole("dialog", { name: "New person" });
    await dialog.getByLabel("First name").fill("Zoë");
    await dialog.getByLabel("Last name").fill("Müller");
    await dialog.getByLabel("E-mail address").fill(admin.email);
    await dialog.getByRole("button", { name: "Create the account" }).click();
    await expect(dialog).toContainText("This address has an account already.");
    await checkScreen(page, LOOKS.en);
    await dialog.getByLabel("E-mail address").fill(`nobody-${email}`);
    await dialog.getByRole("button", { name: "Create the account" }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: "Show this person" }).click();
    await expect(page.getByLabel("Search by name or address")).toHaveValue(`nobody-${email}`);
    await expect(row).toContainText("invited");
  });

  await test.step("an invitation that did not arrive is seen beside the person, whose address is corrected", async () => {
    await expect(async () => {
      await page.goto("/admin/people");
      await page.getByLabel("Search by name or address").fill(name);
      await expect(row).toContainText("Mail not delivered", { timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await row.getByRole("button", { name: "Details of Zoë Müller" }).click();
    await expect(row).toContainText("No such user here");
    await checkScreen(page, LOOKS.en);
    await row.getByRole("button", { name: "Correct name or address" }).click();
    const dialog = page.getByRole("dialog", { name: "Correct name or address" });
    await dialog.getByLabel("E-mail address").fill(email);
    await checkScreen(page, LOOKS.en);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText(email);
    await expect(row).not.toContainText("nobody");
    await expect(row).not.toContainText("Mail not delivered");
    await row.getByRole("button", { name: "Details of Zoë Müller" }).click();
  });

  const person = await (await browser.newContext({ baseURL: server.url })).newPage();

  await test.step("the mailed link leads to the first password, and with it to the site", async () => {
    const { subject = "", text = "" } = await mailbox.newest(email);
    expect(subject).toBe("Your invitation to Paso");
    const [, path = ""] =
      /^http:\/\/localhost:\d+(\/password\/reset\?welcome#\S+)$/m.exec(text) ?? [];
    await person.goto(path);
    await expect(person.getByRole("heading", { level: 1 })).toHaveText("Choose your password");
    await person.getByLabel("New password", { exact: true }).fill(FIRST);
    await person.keyboard.press("Enter");
    await expect(person.getByText("Your account is ready")).toBeVisible();
    await checkScreen(person, LOOKS.en);
    await person.getByRole("link", { name: "Sign in" }).click();
    await fillSignIn(person, { email, password: FIRST });
    await expect(person).toHaveURL("/student");
  });

  await test.step("the person is found without accents; their password can be required to change", async () => {
    await page.getByLabel("Search by name or address").fill("muller zoe");
    await expect(page.getByRole("status").filter({ hasText: "1 of 1 person" })).toBeVisible();
    await row.getByRole("button", { name: "Details of Zoë Müller" }).click();
    await expect(row).toContainText("In no course yet.");
    await checkScreen(page, LOOKS.en);
    await row.getByRole("button", { name: "Require a new password" }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: "Require a new password" })
      .click();
    await expect(row).toContainText("Must change the password");
  });

  await test.step("whatever the person opens, the password comes first", async () => {
    await person.reload();
    await expect(person).toHaveURL(/\/account\/password/);
    await expect(person.getByText("You must change your password")).toBeVisible();
    await person.getByLabel("Current password").fill(FIRST);
    await person.getByLabel("New password", { exact: true }).fill(SECOND);
    await person.keyboard.press("Enter");
    await person.getByRole("link", { name: "Go on" }).click();
    await expect(person).toHaveURL("/student");
  });

  await test.step("the person takes another address, at which they read a code", async () => {
    await person.goto("/account");
    await person.getByRole("button", { name: "Change the address" }).click();
    await person.getByLabel("New e-mail address").fill(ownEmail);
    await person.keyboard.press("Enter");
    const code = person.getByLabel("Code", { exact: true });
    await expect(code).toBeFocused();
    await checkScreen(person, LOOKS.en);
    const { text = "" } = await mailbox.newest(ownEmail, "Your code for Paso");
    await code.fill(/^\d{8}$/m.exec(text)?.[0] ?? "");
    await person.keyboard.press("Enter");
    await expect(person.getByRole("button", { name: "Change the address" })).toBeFocused();
    await expect(person.getByText(ownEmail)).toBeVisible();
    await mailbox.newest(email, "Your e-mail address at Paso was changed");
  });

  await test.step("a disabled person is signed out; that can be undone", async () => {
    await page.reload();
    await page.getByLabel("Search by name or address").fill(ownEmail);
    await row.getByRole("button", { name: "Details of Zoë Müller" }).click();
    await row.getByRole("button", { name: "Disable the account" }).click();
    await expect(row).toContainText("Disabled");
    await person.goto("/student");
    await expect(person).toHaveURL(/\/login/);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row.getByRole("button", { name: "Disable the account" })).toBeVisible();
    await fillSignIn(person, { email: ownEmail, password: SECOND });
    await expect(person).toHaveURL("/student");
  });
  await person.context().close();
});
