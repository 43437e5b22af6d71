import sharp from "sharp";

import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createUser, startSession } from "./support/people.ts";

test.use({ site: "settings" });

/** Contrast on white is too low for text. */
const YELLOW = "#ffd400";

test("an administrator names the site, gives it a look, opens sign-up and tries the mail", async ({
  page,
  browser,
  server,
  mailbox,
}) => {
  const admin = await createUser(server, "admin", "Grace Hopper");
  await startSession(page, admin);
  const save = async (name = "Save", saved = "Saved") => {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page.getByText(saved, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("button", { name, exact: true })).toBeDisabled();
  };
  const visitor = await browser.newContext({ baseURL: server.url, locale: "es-ES" });

  await test.step("a name, which is at the top of this page and of the next", async () => {
    await page.goto("/admin/site");
    await page.getByLabel("Name of the site").fill("Escuela del Río");
    await save();
    await expect(page.getByRole("banner").getByText("Escuela del Río")).toBeVisible();
    await expect(page).toHaveTitle(/Escuela del Río$/);
    await page.reload();
    await expect(page.getByRole("banner").getByText("Escuela del Río")).toBeVisible();
  });

  await test.step("a logo, and a colour that can be read in both themes", async () => {
    await page.getByRole("link", { name: "Logo and colour" }).click();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose a logo" }).click();
    const size = { width: 320, height: 80, channels: 4 as const };
    const image = await sharp({ create: { ...size, background: "#7a1fa2" } })
      .png()
      .toBuffer();
    await (await chooser).setFiles({ name: "logo.png", mimeType: "image/png", buffer: image });
    await expect(page.getByRole("img", { name: "The logo" })).toBeVisible();
    await page.getByLabel("Colour", { exact: true }).fill(YELLOW);
    await expect(page.getByText("Texts in this colour are hard to read")).toBeVisible();
    await page.getByRole("button", { name: /^Use #/ }).click();
    await expect(page.getByText(/^Easy to read/)).toBeVisible();
    await save();
    await checkScreen(page, LOOKS.en);
  });

  await test.step("an address below that leads nowhere says so", async () => {
    await page.goto("/admin/site/nowhere");
    const title = "There is nothing at this address";
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await page.goto("/admin/site");
  });

  await test.step("people of one domain may sign up", async () => {
    await page.getByRole("link", { name: "Sign-up", exact: true }).click();
    await page.getByRole("button", { name: /Who may sign up/ }).click();
    await page.getByRole("option", { name: "People of certain domains" }).click();
    await page.getByRole("textbox", { name: "Domains" }).fill("rio.example.org");
    await save();
    await checkScreen(page, LOOKS.en);
    const person = await visitor.newPage();
    await person.goto("/login");
    await person.getByRole("link", { name: "Crear una cuenta" }).click();
    await expect(person.getByText(/rio\.example\.org/)).toBeVisible();
    await checkScreen(person, LOOKS.es);
    await visitor.close();
  });

  await test.step("in Spanish: a mail to oneself, in the look of the site", async () => {
    await page.getByRole("button", { name: "Account of Grace Hopper" }).click();
    // Leaving earlier would cancel the change.
    const saved = page.waitForResponse("**/api/account/locale");
    await page.getByText("Español", { exact: true }).click();
    await page.keyboard.press("Escape");
    await saved;
    await expect(page.getByRole("button", { name: "Cuenta de Grace Hopper" })).toBeVisible();
    await page.goto("/admin/site/mail");
    await page.getByRole("button", { name: "Enviarme un correo de prueba" }).click();
    await expect(page.getByText(`Aceptado para ${admin.email}`)).toBeVisible();
    await checkScreen(page, LOOKS.es);
    const { html = "" } = await mailbox.newest(admin.email);
    expect(html).toContain("Escuela del Río");
  });

  await test.step("all of it is in the audit log, with what was before", async () => {
    await page.goto("/admin/audit");
    await expect(page.getByText("Escuela del Río").first()).toBeVisible();
    await expect(page.getByText("rio.example.org").first()).toBeVisible();
    await checkScreen(page, LOOKS.es);
  });
});
