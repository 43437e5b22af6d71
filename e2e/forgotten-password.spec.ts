import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createUser, fillSignIn } from "./support/people.ts";
import { WORDS } from "./support/words.ts";

const NEW = "lantern under seven bridges";

for (const language of ["en", "es"] as const) {
  const words = WORDS[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: words.locale });

    test("a forgotten password is replaced by a mailed link, once", async ({
      page,
      server,
      mailbox,
      pageErrors,
    }) => {
      pageErrors.expect(/^422 POST .*\/api\/password\/(forgot|reset|reset\/check)$/);
      const student = await createUser(server, "student");
      const title = page.getByRole("heading", { level: 1 });
      const alert = page.getByRole("alert");
      const check = () => checkScreen(page, LOOKS[language]);

      await page.goto("/login");
      await page.getByLabel(words.email).fill("ada");
      await page.getByRole("link", { name: words.forgotPassword }).click();
      await expect(page).toHaveURL("/password/forgot");
      await expect(title).toHaveText(words.forgotPassword);
      await expect(title).toBeFocused();
      await expect(page.getByLabel(words.email)).toHaveValue("ada");
      await page.getByRole("button", { name: words.sendLink }).click();
      await expect(page.getByText(words.noAddress)).toBeVisible();
      await expect(page.getByLabel(words.email)).toBeFocused();
      await check();
      await page.getByLabel(words.email).fill(student.email);
      await page.keyboard.press("Enter");
      await expect(page.getByText(words.linkSent)).toBeVisible();
      await check();
      await page.getByRole("button", { name: words.askAgain }).click();
      await expect(page.getByLabel(words.email)).toBeFocused();

      const { subject = "", text = "" } = await mailbox.newest(student.email);
      expect(subject).toBe(words.resetSubject);
      const [, path = ""] = /^http:\/\/localhost:\d+(\/password\/reset#\S+)$/m.exec(text) ?? [];
      await page.goto(path);
      await expect(title).toHaveText(words.chooseNewPassword);
      await expect(page.getByText(student.email)).toBeVisible();
      const password = page.getByLabel(words.newPassword, { exact: true });
      await password.fill("password12");
      await page.keyboard.press("Enter");
      await expect(page.getByText(words.commonPassword)).toBeVisible();
      await check();
      await password.fill(NEW);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("status").getByText(words.passwordIsChanged)).toBeVisible();
      await check();
      await page.getByRole("link", { name: words.signIn, exact: true }).click();
      await fillSignIn(page, { email: student.email, password: NEW });
      await expect(page).toHaveURL("/student");

      await page.goto("/login");
      await page.goto(path);
      await expect(alert).toContainText(words.linkInvalid);
      await expect(password).toHaveCount(0);
      await check();
      await page.getByRole("link", { name: words.newLink }).click();
      await expect(page).toHaveURL("/password/forgot");
    });
  });
}

test("a link opened on a signed-in device signs out there, too @phone", async ({
  page,
  server,
  mailbox,
}) => {
  const words = WORDS.es;
  const student = await createUser(server, "student");
  await page.goto("/login");
  await fillSignIn(page, student);
  await expect(page).toHaveURL("/student");
  await page.goto("/password/forgot");
  await page.getByLabel(words.email).fill(student.email);
  await page.getByRole("button", { name: words.sendLink }).click();
  const { text = "" } = await mailbox.newest(student.email);
  const [, path = ""] = /^http:\/\/localhost:\d+(\/password\/reset#\S+)$/m.exec(text) ?? [];
  await page.goto(path);
  await page.getByLabel(words.newPassword, { exact: true }).fill(NEW);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: words.signIn, exact: true }).click();
  await expect(page).toHaveURL("/login");
  await fillSignIn(page, { email: student.email, password: NEW });
  await expect(page).toHaveURL("/student");
});
