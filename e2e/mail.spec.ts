import { randomUUID } from "node:crypto";

import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { forgetPassword } from "./support/forget-password.ts";
import { createUser, startSession } from "./support/people.ts";
import type { PasoServer } from "./support/start-server.ts";
import { WORDS } from "./support/words.ts";

/** Creates a person unknown to the mail server. */
const createUnknown = (server: PasoServer) =>
  createUser(server, "student", "N", `nobody-${randomUUID()}@example.org`);

for (const language of ["en", "es"] as const) {
  const words = WORDS[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: words.locale });

    test("administrators see what was sent and what failed", async ({ page, server }) => {
      const [ada, unknown] = [await createUser(server, "student"), await createUnknown(server)];
      await forgetPassword(page, ada);
      await forgetPassword(page, unknown);
      await startSession(page, await createUser(server, "admin", "Grace Hopper"));
      await page.goto("/authoring");
      await page.getByRole("button", { name: words.accountOf("Grace Hopper") }).click();
      await page.getByRole("link", { name: words.mailOfSite }).click();
      await expect(page).toHaveURL("/admin/mail");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.mail);

      const row = page.getByRole("listitem").filter({ hasText: unknown.email });
      await expect(async () => {
        await page.reload();
        await expect(row).toContainText("550 5.1.1 No such user here", { timeout: 1_000 });
      }).toPass();
      await expect(row).toContainText(words.mailFailed);
      const sent = page.getByRole("listitem").filter({ hasText: ada.email });
      await expect(sent).toContainText(words.mailSent);
      await sent.getByRole("button").click();
      await expect(sent).toContainText("/password/reset#••••••••");
      await checkScreen(page, LOOKS[language]);

      await page.getByRole("textbox").fill("nobody");
      await page.keyboard.press("Enter");
      await expect(sent).toHaveCount(0);
      await expect(row).toHaveCount(1);
    });
  });
}
