import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { WORDS } from "./support/words.ts";

const words = WORDS.es;

test.use({ locale: words.locale, fresh: true });

const PRINTED = /http:\S+\/setup#[\w-]{43}/;

test("anyone who opens the printed address makes the first administrator and names the site", async ({
  page,
  context,
  server,
  pageErrors,
}) => {
  await expect.poll(() => server.log()).toMatch(PRINTED);
  const [address] = PRINTED.exec(server.log())!;
  await page.goto(address);
  const field = (name: string) => page.locator(`input[name="${name}"]`);
  await field("first_name").fill("Grace");
  await field("last_name").fill("Hopper");
  await field("email").fill("grace@example.org");
  await field("password").fill("correct horse battery");
  await field("site_name").fill("Escuela del Sur");
  await page.locator('select[name="time_zone"]').selectOption("America/Lima");
  await checkScreen(page, LOOKS.es);

  // Another person has the same address open.
  const late = await context.newPage();
  await late.goto(address);
  await expect(late.locator('input[name="email"]')).toBeVisible();

  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole("button", { name: words.accountOf("Grace Hopper") })).toBeVisible();

  pageErrors.expect(/^409 POST .*\/api\/setup\/check$/);
  await late.reload();
  await expect(late.getByRole("alert")).toContainText(words.hasAdministrator);
});
