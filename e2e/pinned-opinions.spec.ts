import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createStudent, createUser, type Person, startSession } from "./support/people.ts";
import { opinion } from "./support/sample-sections.ts";
import { signInByApi } from "./support/sign-in-by-api.ts";
import type { PasoServer } from "./support/start-server.ts";
import { WORDS } from "./support/words.ts";

const TEXTS = {
  en: {
    open: "Open this opinion",
    only: "Only one opinion.",
    askToPin: "Ask to pin the opinion of Grace Hopper",
    ask: "Ask",
    yes: "Yes, pin it",
    takeDown: "Take it down",
    confirm: "Yes, take it down",
    picked: "Picked by your teachers",
    moreTime: "Give more time…",
    until: "Open until",
    give: "Give more time",
    own: "for this student alone",
    undo: /^Undo: /,
    write: "Write to Grace",
    alone: "Soil and plants: chosen students",
  },
  es: {
    open: "Abrir esta opinión",
    only: "Solo una opinión.",
    askToPin: "Pedir permiso para destacar la opinión de Grace Hopper",
    ask: "Preguntar",
    yes: "Sí, destacarla",
    takeDown: "Quitarla de destacadas",
    confirm: "Sí, quitarla",
    picked: "Elegida por tus profesores",
    moreTime: "Dar más tiempo…",
    until: "Abierto hasta",
    give: "Dar más tiempo",
    own: /^Abierto hasta el .*, solo para este estudiante$/,
    undo: /^Deshacer: /,
    write: "Escribir a Grace",
    alone: "Soil and plants: estudiantes elegidos",
  },
};

for (const language of ["en", "es"] as const) {
  const texts = TEXTS[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: WORDS[language].locale });

    test("what nobody replied to is opened before class and pinned, until its author takes it back", async ({
      page,
      server,
    }) => {
      test.slow();
      const { admin, courseId, pageId } = await createCourse(server);
      const grace = await createStudent(server, courseId, "Grace Hopper");
      const ada = await createStudent(server, courseId);
      await answerAs(server, grace, pageId, "Roses and beans.");
      await answerAs(server, ada, pageId, "Thistles.");

      await startSession(page, admin);
      await page.goto(`/authoring/courses/${courseId}/results/class`);
      const lonely = page.getByRole("listitem").filter({ hasText: "Roses and beans." });
      await expect(lonely).toBeVisible();
      await checkScreen(page, LOOKS[language]);
      await lonely.getByRole("link", { name: texts.open }).click();
      await expect(page.getByText(texts.only)).toBeVisible();
      await expect(page.getByText("Roses and beans.")).toBeVisible();
      await expect(page.getByText("Thistles.")).toHaveCount(0);
      await page.getByRole("button", { name: texts.askToPin }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: texts.ask }).click();
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
      await checkScreen(page, LOOKS[language]);

      await startSession(page, grace);
      await page.goto("/student/pins");
      await checkScreen(page, LOOKS[language]);
      await page.getByRole("button", { name: texts.yes }).click();
      await expect(page.getByRole("button", { name: texts.takeDown })).toBeVisible();

      const reading = await page.context().browser()?.newContext({
        baseURL: server.url,
        locale: WORDS[language].locale,
      });
      if (!reading) throw new Error("There is no browser.");
      const list = await reading.newPage();
      await startSession(list, ada);
      await list.goto(`/student/courses/${courseId}/pages/${pageId}`);
      const pinned = list.getByText(texts.picked);
      await pinned.scrollIntoViewIfNeeded();
      await expect(list.getByText("Roses and beans.")).toBeVisible();
      await checkScreen(list, LOOKS[language]);

      await page.getByRole("button", { name: texts.takeDown }).click();
      await page.getByRole("button", { name: texts.confirm }).click();
      await expect(pinned).toHaveCount(0);
      await list.reload();
      await expect(list.getByText("Roses and beans.")).toBeVisible();
      await expect(pinned).toHaveCount(0);
      await reading.close();
    });

    test("one student gets more time, which is undone, and news for them alone", async ({
      page,
      server,
    }) => {
      const { admin, courseId } = await createCourse(server);
      await createStudent(server, courseId, "Grace Hopper");
      await startSession(page, admin);
      await page.goto(`/authoring/courses/${courseId}/results/students`);
      await page.getByRole("link", { name: "Grace Hopper" }).click();
      await page.getByRole("button", { name: texts.moreTime }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(texts.until).fill("2090-05-01T08:00");
      await checkScreen(page, LOOKS[language]);
      await dialog.getByRole("button", { name: texts.give, exact: true }).click();
      await expect(page.getByText(texts.own)).toBeVisible();
      await checkScreen(page, LOOKS[language]);
      await page.getByRole("button", { name: texts.undo }).click();
      await expect(page.getByText(texts.own)).toHaveCount(0);
      await page.getByRole("button", { name: texts.write }).click();
      await expect(page.getByText(texts.alone)).toBeVisible();
      await expect(page.getByText("Grace Hopper", { exact: true })).toBeVisible();
    });
  });
}

async function createCourse(server: PasoServer) {
  const admin = await createUser(server, "admin");
  const { courseId, pageId, call } = await createPage(server, admin, [
    opinion(1, "What grows there?"),
  ]);
  await call("POST", `/api/courses/${courseId}/update`, {
    title: "Soil and plants",
    language: "en",
    status: "published",
    end_date: "2090-01-01T08:00",
  });
  return { admin, courseId, pageId };
}

async function answerAs(
  server: PasoServer,
  person: Person,
  pageId: number,
  text: string,
): Promise<void> {
  const call = await signInByApi(server, person);
  const path = `/api/courses/page/${pageId}`;
  const { sections } = await call<{ sections: Record<string, { id: number }> }>("GET", path);
  const [section] = Object.values(sections);
  await call("POST", `${path}/question/${section?.id}`, { answer: text });
}
