import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createStudent, createUser, startSession } from "./support/people.ts";
import { poll } from "./support/sample-sections.ts";
import { WORDS } from "./support/words.ts";

const TEXTS = {
  en: {
    regularly: "Send regularly…",
    when: /When$/,
    monthly: "On the first of each month",
    send: "Send regularly",
    sent: "last one on",
    pause: "Pause Students (Excel)",
    goOn: "Resume Students (Excel)",
    delete: "Delete Students (Excel)",
    confirm: "Stop sending",
    subject: "Soil and plants: Students",
    attached: "Soil and plants – Students.xlsx",
  },
  es: {
    regularly: "Enviar periódicamente…",
    when: /Cuándo$/,
    monthly: "El día 1 de cada mes",
    send: "Enviar periódicamente",
    sent: "la última, el",
    pause: "Pausar Estudiantes (Excel)",
    goOn: "Reanudar Estudiantes (Excel)",
    delete: "Eliminar Estudiantes (Excel)",
    confirm: "Dejar de enviar",
    subject: "Soil and plants: Estudiantes",
    attached: "Soil and plants – Estudiantes.xlsx",
  },
};

for (const language of ["en", "es"] as const) {
  const texts = TEXTS[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: WORDS[language].locale });

    test("a spreadsheet of results comes by mail, is paused, and stopped from the mail", async ({
      page,
      server,
      mailbox,
    }) => {
      test.slow();
      const admin = await createUser(server, "admin");
      const { courseId, call } = await createPage(server, admin, [
        poll(1, "What do you garden on?", ["Clay", "Sand"]),
      ]);
      await call("POST", `/api/courses/${courseId}/update`, {
        title: "Soil and plants",
        language: "en",
        status: "published",
      });
      await createStudent(server, courseId);
      await startSession(page, admin);
      await page.goto(`/authoring/courses/${courseId}/results`);
      await page.getByRole("button", { name: texts.regularly }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: texts.when }).click();
      await page.getByRole("option", { name: texts.monthly }).click();
      await checkScreen(page, LOOKS[language]);
      await dialog.getByRole("button", { name: texts.send, exact: true }).click();
      const row = page.getByRole("listitem").filter({ hasText: texts.monthly });
      await expect(row).toContainText(texts.sent, { timeout: 60_000 });
      await checkScreen(page, LOOKS[language]);

      const mail = await mailbox.newest(admin.email, texts.subject);
      expect(mail.attachments).toMatchObject([{ filename: texts.attached }]);
      const address = /\/authoring\/courses\/\d+\/results#regular/.exec(mail.text ?? "")?.[0];
      await page.goto("/");
      await page.goto(address ?? "");
      await expect(row).toBeInViewport();
      await row.getByRole("button", { name: texts.pause }).click();
      await expect(row.getByRole("button", { name: texts.goOn })).toBeVisible();
      await row.getByRole("button", { name: texts.delete }).click();
      const question = page.getByRole("alertdialog");
      await checkScreen(page, LOOKS[language]);
      await question.getByRole("button", { name: texts.confirm }).click();
      await expect(row).toHaveCount(0);
    });
  });
}
