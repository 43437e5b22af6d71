import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createUser, fillSignIn, signIn } from "./support/people.ts";
import { poll } from "./support/sample-sections.ts";

test("a class comes in with the code that its teacher shows, on the phone", async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const admin = await createUser(server, "admin", "Marta Ruiz");
  const student = await createUser(server, "student", "Nahia Etxeberria");
  const { courseId, call } = await createPage(server, admin, [
    poll(1, "Clay or loam?", ["Clay", "Loam"]),
  ]);
  await call("POST", `/api/courses/${courseId}/update`, { status: "published" });
  await signIn(page, admin);
  await page.goto(`/authoring/courses/${courseId}/people`);
  const codes = page.getByRole("list", { name: "Join codes" }).getByRole("listitem");

  const code =
    await test.step("the teacher creates a code for one class and shows it", async () => {
      await page.getByRole("button", { name: "New code" }).click();
      const dialog = page.getByRole("dialog", { name: "New code" });
      await dialog.getByLabel("How many people may join").fill("30");
      await checkScreen(page, LOOKS.en);
      await dialog.getByRole("button", { name: "Create code" }).click();
      await expect(codes).toContainText("0 of 30 joined");
      await page.getByRole("button", { name: /^Show code/ }).click();
      const poster = page.getByRole("dialog", { name: "Join this course" });
      const shown = poster.getByText(/^[A-Z2-9]{3}-[A-Z2-9]{3}$/);
      const read = await shown.textContent();
      await expect(
        poster.getByRole("img", { name: `QR code that leads to ${server.url}/join/${read}` }),
      ).toBeVisible();
      await checkScreen(page, LOOKS.en);
      await poster.getByRole("button", { name: "Close" }).click();
      return read ?? "";
    });

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "es-ES",
  });
  const theirs = await phone.newPage();
  await test.step("a link asks to sign in first, and comes back", async () => {
    await theirs.goto(`${server.url}/join/${code}`);
    await expect(
      theirs.getByText(`Inicia sesión para unirte al curso con el código ${code}`),
    ).toBeVisible();
    await fillSignIn(theirs, student);
    await expect(theirs.getByRole("heading", { name: "Soil and plants" })).toBeVisible();
    await expect(theirs.getByText("Impartido por Marta Ruiz")).toBeVisible();
    await checkScreen(theirs, LOOKS.es);
  });

  await test.step("a wrong code is said to be wrong beside the field", async () => {
    await theirs.goto(`${server.url}/join`);
    const field = theirs.getByRole("textbox", { name: "Código" });
    await field.fill("abc def");
    await theirs.getByRole("button", { name: "Siguiente" }).click();
    await expect(theirs.getByText(/Ningún curso tiene este código/)).toBeVisible();
    await expect(field).toBeFocused();
    await checkScreen(theirs, LOOKS.es);
    await field.fill("123-45");
    await theirs.getByRole("button", { name: "Siguiente" }).click();
    await expect(theirs).toHaveURL(/\/class\/12345$/);
    await expect(theirs.getByText(/ninguna clase/)).toBeVisible();
    await expect(field).toBeFocused();
    await checkScreen(theirs, LOOKS.es);
    await field.fill(code.toLowerCase());
    await theirs.getByRole("button", { name: "Siguiente" }).click();
  });

  await test.step("joining opens the course, and the teacher sees it counted", async () => {
    await theirs.getByRole("button", { name: "Unirse a este curso" }).click();
    await expect(theirs).toHaveURL(new RegExp(`/student/courses/${courseId}$`));
    await expect(theirs.getByRole("heading", { name: "Soil and plants" })).toBeVisible();
    await page.reload();
    await expect(codes).toContainText("1 of 30 joined");
    await expect(page.getByRole("list", { name: "Students" })).toContainText("Nahia Etxeberria");
  });

  await test.step("a withdrawn code leads nowhere", async () => {
    await page.getByRole("button", { name: /^Withdraw code/ }).click();
    await page.getByRole("button", { name: "Withdraw the code" }).click();
    await expect(codes).toHaveCount(0);
  });
  await phone.close();
});
