import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { copyDemoCourse } from "./support/demo-student.ts";
import { expect, test } from "./support/fixtures.ts";
import { OPINION, OPINION_TEXT, POLL, openSection } from "./support/open-section.ts";
import { WORDS } from "./support/words.ts";

/** Offline before the first touch: no lazy code has loaded yet. */

test.slow();

for (const language of ["en", "es"] as const) {
  const words = WORDS[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: words.locale });

    test("menu and notes say that the device is offline, and load with the connection", async ({
      page,
      server,
      pageErrors,
    }) => {
      pageErrors.expect(/ERR_INTERNET_DISCONNECTED.* (POST .*\/question\/\d+|GET .*)$/);
      const course = await copyDemoCourse(server, language);
      const { player, student } = await openSection(page, server, {
        course,
        words,
        section: OPINION,
      });
      await page.reload();
      await player.expectCurrent(OPINION);
      await page.context().setOffline(true);

      const menu = page.getByRole("button", { name: student.name });
      await menu.click();
      await expect(page.getByText(words.offline, { exact: true })).toBeVisible();
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: words.notes, exact: true }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toContainText(words.offline);
      await checkScreen(page, LOOKS[language], "dialog");
      await dialog.getByRole("button", { name: words.close }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole("button", { name: words.notes, exact: true })).toBeFocused();

      const field = player.step(OPINION).getByRole("textbox");
      await field.fill(OPINION_TEXT);
      await player.wayOn(OPINION).click();
      await expect(player.interruption(OPINION)).toContainText(words.offline);
      await page.getByRole("button", { name: words.notes, exact: true }).click();
      await expect(dialog).toContainText(words.offline);

      await page.context().setOffline(false);
      await expect(dialog.getByRole("textbox")).toBeFocused();
      await dialog.getByRole("textbox").fill("Plants need light.");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: words.notes, exact: true })).toBeFocused();
      await expect(player.step(OPINION).getByRole("blockquote")).toHaveText(OPINION_TEXT);
      await expect(
        player.step(OPINION).getByRole("region", { name: words.matesOpinions }),
      ).toBeVisible();
      await menu.click();
      await expect(page.getByRole("button", { name: words.signOut })).toBeVisible();
    });

    test("a language that cannot be fetched says so, and the chosen one stays", async ({
      page,
      server,
      pageErrors,
    }) => {
      pageErrors.expect(/ERR_INTERNET_DISCONNECTED.* (PUT .*\/locale|GET .*)$/);
      const other = WORDS[language === "en" ? "es" : "en"];
      const course = await copyDemoCourse(server, language);
      const { student } = await openSection(page, server, { course, words, section: POLL });
      await page.getByRole("button", { name: student.name }).click();
      const choice = page.getByRole("radio", { name: other.languageName });
      await expect(choice).toBeVisible();

      await page.context().setOffline(true);
      await choice.click();
      // The video below also reports the lost connection.
      const alert = page.getByRole("alert").filter({ hasText: words.deviceOffline });
      await expect(alert).toBeVisible();
      await expect(choice).not.toBeChecked();
      await expect(page.locator("html")).toHaveAttribute("lang", language);

      await page.context().setOffline(false);
      const saved = page.waitForResponse(/\/api\/account\/locale$/);
      await choice.click();
      await saved;
      await expect(page.getByRole("alert")).toHaveCount(0);
      await expect(page.locator("html")).toHaveAttribute("lang", other.locale.slice(0, 2));
      await page.reload();
      await expect(page.getByRole("button", { name: other.notes, exact: true })).toBeVisible();
    });
  });
}

test("a chart whose code was not loaded appears with the connection", async ({
  page,
  server,
  pageErrors,
}) => {
  const words = WORDS.en;
  pageErrors.expect(/(ERR_INTERNET_DISCONNECTED|ERR_FAILED).* GET .*$/);
  const course = await copyDemoCourse(server, "en");
  const { player } = await openSection(page, server, { course, words, section: POLL });
  await page.reload();
  await player.expectCurrent(POLL);
  await page.route("**/assets/*.js", (route) => route.abort());
  await player.option(POLL, 0).check();
  await player.wayOn(POLL).click();
  await expect(player.result(POLL)).toContainText("Paso may have been updated.");
  await page.unroute("**/assets/*.js");
  await player.result(POLL).getByRole("button", { name: "Reload the page" }).click();
  await expect(player.result(POLL).getByRole("figure")).toBeVisible();
  await player.goOn(POLL);
});

test("an answer that could not be sent is sent after a reload", async ({
  page,
  server,
  pageErrors,
}) => {
  const words = WORDS.en;
  pageErrors.expect(/ERR_FAILED.* POST .*$/);
  const course = await copyDemoCourse(server, "en");
  const { player } = await openSection(page, server, { course, words, section: POLL });
  await page.route("**/question/*", (route) => route.abort());
  await player.option(POLL, 0).check();
  await player.wayOn(POLL).click();
  await expect(player.interruption(POLL)).toContainText(words.unreachable);
  await page.unroute("**/question/*");
  await page.reload();
  await expect(player.result(POLL).getByRole("figure")).toBeVisible();
  await player.goOn(POLL);
});
