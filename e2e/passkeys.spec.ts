import type { Page } from "@playwright/test";

import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createUser, signIn } from "./support/people.ts";
import { addAuthenticator } from "./support/virtual-authenticator.ts";

test("a passkey is added, signs in with one press, and is removed", async ({
  page,
  server,
  pageErrors,
}) => {
  pageErrors.expect(/^403 POST .*\/api\/account\/passkeys\/options$/);
  pageErrors.expect(/^422 POST .*\/api\/session\/passkey$/);
  const student = await createUser(server, "student");
  await addAuthenticator(page);
  await signIn(page, student);
  await page.getByRole("button", { name: student.name }).click();
  await page.getByRole("link", { name: "Your account" }).click();
  await page.getByRole("link", { name: "Sign-in" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Passkeys" })).toBeVisible();

  // Simulates ten minutes since the password was entered: the server has tests of that.
  await page.route("**/api/account/passkeys/options", refuseUntilConfirmed, { times: 1 });
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("My laptop");
  await checkScreen(page, LOOKS.en);
  await page.getByRole("button", { name: "Continue" }).click();
  const again = page.getByRole("dialog", { name: "Confirm that it is you" });
  await expect(again.getByLabel("Password", { exact: true })).toBeFocused();
  await checkScreen(page, LOOKS.en);
  await page.keyboard.type(student.password);
  await page.keyboard.press("Enter");

  const passkeys = page.getByRole("region", { name: "Passkeys" }).getByRole("listitem");
  await expect(passkeys).toContainText(["My laptop"]);
  await expect(passkeys).toContainText("Not used to sign in yet");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await checkScreen(page, LOOKS.en);

  await signOut(page, student.name);
  await signInByPasskey(page);
  await expect(page).toHaveURL("/student");

  await page.goto("/account/security");
  await expect(passkeys).toContainText("Last used");
  await page.getByRole("button", { name: "Rename My laptop" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Old laptop");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Remove Old laptop" }).click();
  await page.getByRole("button", { name: "Remove passkey" }).click();
  await expect(passkeys).toHaveCount(0);

  await signOut(page, student.name);
  await signInByPasskey(page);
  await expect(page.getByRole("alert")).toContainText("does not know this passkey");
  await checkScreen(page, LOOKS.en);
});

type Refuse = Parameters<Page["route"]>[1];

const refuseUntilConfirmed: Refuse = (route) =>
  route.fulfill({
    status: 403,
    json: { code: "reauthentication_required", message: "Confirm that it is you." },
  });

/** To a screen as on a device where no passkey was used yet: the browser itself suggests none. */
async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name }).click();
  await page.evaluate(() => localStorage.removeItem("paso.passkey-used"));
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/login");
}

async function signInByPasskey(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
}
