import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createUser, startSession } from "./support/people.ts";
import { WORDS } from "./support/words.ts";

test.use({ mail: false });

const TEXTS = {
  en: {
    see: "See the system",
    title: "System",
    server: "Server with jobs",
    fine: "Fine",
    database: "Database",
    mail: "Mail",
    noServer: "This site has no mail server yet, so e-mails wait.",
    summary: "There is 1 thing to look at.",
  },
  es: {
    see: "Ver el sistema",
    title: "Sistema",
    server: "Servidor con tareas",
    fine: "Bien",
    database: "Base de datos",
    mail: "Correo",
    noServer: "Este sitio todavía no tiene servidor de correo",
    summary: "Hay 1 cosa que revisar.",
  },
};

for (const language of ["en", "es"] as const) {
  const texts = TEXTS[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: WORDS[language].locale });

    test("administrators see how the installation is, and what to do", async ({ page, server }) => {
      await startSession(page, await createUser(server, "admin"));
      await page.goto("/admin");
      await page.getByRole("link", { name: texts.see }).click();
      await expect(page).toHaveURL("/admin/system");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.title);
      await expect(page.getByText(texts.summary)).toBeVisible();
      const row = (title: string) =>
        page.locator("dl > div", { has: page.getByText(title, { exact: true }) });
      await expect(row(texts.server)).toContainText("Paso ");
      await expect(row(texts.database)).toContainText(texts.fine);
      await expect(row(texts.mail)).toContainText(texts.noServer);
      await checkScreen(page, LOOKS[language]);
    });
  });
}
