import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { startLoginProvider } from "./support/oidc-provider.ts";
import { createUser, endSession, signIn } from "./support/people.ts";

// It hides the password form.
test.use({ site: "providers" });

test("an administrator adds a provider, and a student signs in with it where they wanted to go", async ({
  page,
  server,
  browser,
  pageErrors,
}) => {
  // The provider's own pages request a web font.
  pageErrors.expect(/fonts\.googleapis\.com/);
  const admin = await createUser(server, "admin", "Grace Hopper");
  const student = await createUser(server, "student", "Ada Lovelace");
  const provider = await startLoginProvider(`${server.url}/login/return/campus-id`);
  await signIn(page, admin);

  await test.step("the provider is typed in, tested and enabled", async () => {
    await page.goto("/admin/sign-in");
    await expect(page.getByText("No providers yet")).toBeVisible();
    await page.getByRole("button", { name: "Add OpenID Connect" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Campus ID");
    await expect(page.getByText(`${server.url}/login/return/campus-id`)).toBeVisible();
    await page.getByRole("button", { name: "Add", exact: true }).click();
    pageErrors.expect(/^422 POST .*\/api\/admin\/sign-in\/oidc$/);
    await expect(page.getByLabel("Issuer")).toBeFocused();
    await page.getByLabel("Issuer").fill(provider.issuer);
    await page.getByLabel("Client ID").fill(provider.clientId);
    await page.getByLabel("Client secret").fill(provider.clientSecret);
    await page.getByRole("group", { name: "Roles" }).getByRole("button").click();
    await page.getByLabel("Claim or attribute").fill("groups");
    await page.getByLabel("Value").fill("professors");
    await checkScreen(page, LOOKS.en);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByRole("button", { name: "Test Campus ID" }).click();
    await expect(page.getByText("This should work")).toBeVisible();
    await page.getByRole("button", { name: "Enable Campus ID" }).click();
    await expect(page.getByRole("button", { name: "Disable Campus ID" })).toBeVisible();
    await checkScreen(page, LOOKS.en);
    await page.getByText("Hide the form for a password").click();
    await expect(page.getByRole("switch")).toBeChecked();
  });

  const context = await browser.newContext({ baseURL: server.url, locale: "es-ES" });
  pageErrors.watch(context);
  const person = await context.newPage();

  await test.step("who cancels there reads that, and can try again", async () => {
    await person.goto("/notifications");
    const button = person.getByRole("button", { name: "Continuar con Campus ID" });
    await expect(button).toBeVisible();
    await expect(person.locator('input[name="password"]')).toHaveCount(0);
    await button.click();
    await person.getByRole("link", { name: "Cancel" }).click();
    await expect(person.getByText("No has iniciado sesión: lo cancelaste tú")).toBeVisible();
    await checkScreen(person, LOOKS.es);
    await button.click();
  });

  await test.step("the provider's own page leads back to where the student wanted to go", async () => {
    await person.locator('input[name="login"]').fill(student.email);
    await person.locator('input[name="password"]').fill("any");
    await person.getByRole("button", { name: "Sign-in" }).click();
    await person.getByRole("button", { name: "Continue" }).click();
    await expect(person).toHaveURL("/notifications");
    await person.goto("/account/security");
    await expect(person.getByText("Campus ID", { exact: true })).toBeVisible();
    await checkScreen(person, LOOKS.es);
  });

  await test.step("disconnected and connected again under the account", async () => {
    await person.getByRole("button", { name: "Desconectar Campus ID" }).click();
    const dialog = person.getByRole("dialog", { name: "¿Desconectar Campus ID?" });
    await dialog.getByRole("button", { name: "Desconectar", exact: true }).click();
    await person.getByRole("button", { name: "Conectar Campus ID" }).click();
    await expect(person).toHaveURL("/account/security?joined=campus-id");
    await expect(person.getByText("A partir de ahora puedes iniciar sesión")).toBeVisible();
  });

  await test.step("a password is still taken by those who ask for it", async () => {
    await endSession(page);
    await page.goto("/login?password");
    await expect(page.locator('input[name="password"]')).toBeVisible();
    await expect(page.getByRole("button", { name: "Continue with Campus ID" })).toBeVisible();
    await checkScreen(page, LOOKS.en);
  });

  await context.close();
  await provider.stop();
});
