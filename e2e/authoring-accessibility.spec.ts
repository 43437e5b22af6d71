import type { Page } from "@playwright/test";

import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { findDemoCourse } from "./support/demo-student.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createUser, startSession } from "./support/people.ts";
import { opinion, paragraph, poll } from "./support/sample-sections.ts";
import { SectionEditor } from "./support/section-editor.ts";
import { signInByApi } from "./support/sign-in-by-api.ts";
import { WORDS } from "./support/words.ts";

test.use({ demo: true });

const ACTIONS = {
  en: {
    importArchive: "Import course",
    publish: "Publish",
    publishNow: "Publish now",
    newModule: "Add module",
    moreForModule: "More for Soil",
    moveTo: "Move to…",
    deleteIt: "Delete",
    deleteSection: "Delete section",
    foldAll: "Fold all",
    waysToSave: "More ways to save",
    deleteOption: "Delete option 1",
    type: "Type",
    kinds: ["Video", "Select Unique Validated", "Select Multiple Validated", "Opinion"],
    create: "Create sections",
  },
  es: {
    importArchive: "Importar curso",
    publish: "Publicar",
    publishNow: "Publicar ahora",
    newModule: "Añadir módulo",
    moreForModule: "Más opciones de Soil",
    moveTo: "Mover a…",
    deleteIt: "Eliminar",
    deleteSection: "Eliminar sección",
    foldAll: "Plegar todo",
    waysToSave: "Más formas de guardar",
    deleteOption: "Eliminar la opción 1",
    type: "Tipo",
    kinds: ["Vídeo", "Selección única validada", "Selección múltiple validada", "Opinión"],
    create: "Crear secciones",
  },
};

for (const language of ["en", "es"] as const) {
  const actions = ACTIONS[language];
  const check = (page: Page) => checkScreen(page, LOOKS[language]);

  test.describe(`in ${language}`, () => {
    test.use({ locale: WORDS[language].locale });
    test.slow();

    test("every staff screen", async ({ page, server }) => {
      const admin = await createUser(server, "admin");
      const { id: course, modules } = await findDemoCourse(server, language);
      const [module] = modules;
      const call = await signInByApi(server, admin);
      const { modules: all } = await call<{ modules: { id: number }[] }>(
        "GET",
        `/api/courses/modules/${course}`,
      );
      const { pages } = await call<{ pages: { id: number }[] }>(
        "GET",
        `/api/courses/pages/${all[0]?.id}`,
      );
      expect(pages).toHaveLength(module?.pages.length ?? 0);
      const query = `course=${course}&module=${all[0]?.id}&page=${pages[0]?.id}`;
      await startSession(page, admin);
      for (const address of [
        "",
        "/trash",
        "/courses/new",
        `/courses/${course}`,
        `/courses/${course}/edit`,
        "/modules/new",
        `/modules/new?course=${course}`,
        `/modules/edit?${query}`,
        `/pages/new?${query}`,
        `/pages/edit?${query}`,
        "/sections/new",
        `/sections/new?${query}`,
        `/sections/edit?${query}`,
        `/surveys/new?course=${course}`,
        `/surveys/edit?course=${course}`,
        `/preview/pages/${pages[0]?.id}`,
      ]) {
        await test.step(address, async () => {
          await page.goto(`/authoring${address}`);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await page.waitForLoadState("networkidle");
          await check(page);
        });
      }
    });

    test("the states of the outline and its dialogs", async ({ page, server, pageErrors }) => {
      const author = await createUser(server, "instructor");
      const { courseId } = await createPage(server, author, [paragraph(1, "One")]);
      await startSession(page, author);
      await page.goto("/authoring");
      pageErrors.expect(/^422 POST .*\/import$/);
      const chooser = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: actions.importArchive }).click();
      const faulty = { name: "no.zip", mimeType: "application/zip", buffer: Buffer.from("no") };
      await (await chooser).setFiles(faulty);
      await expect(page.getByText("no.zip")).toHaveCount(0);
      await expect(page.getByRole("alert")).toBeVisible();
      await check(page);

      await page.goto(`/authoring/courses/${courseId}`);
      await page.getByRole("button", { name: actions.newModule }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await check(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: actions.publish }).click();
      await expect(page.getByRole("button", { name: actions.publishNow })).toBeEnabled();
      await check(page);
      await page.keyboard.press("Escape");
      const openMenu = () =>
        page.getByRole("button", { name: actions.moreForModule, exact: true }).click();
      await openMenu();
      await check(page);
      await page.getByRole("menuitem", { name: actions.deleteIt }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await check(page);
      await page.goto("/authoring/trash");
      await expect(page.getByText("Soil", { exact: true })).toBeVisible();
      await check(page);
    });

    test("the states of the section editor", async ({ page, server, pageErrors }) => {
      const author = await createUser(server, "instructor");
      const { query } = await createPage(server, author, [
        paragraph(1, "One"),
        poll(2, "Two?", ["A", "B"]),
        opinion(3, "Three?"),
      ]);
      await startSession(page, author);
      await page.goto(`/authoring/sections/new?${query}`);
      const editor = new SectionEditor(page);
      await expect(editor.rows).toHaveCount(1);
      for (const kind of actions.kinds) {
        await editor.choose(editor.row(1), actions.type, kind);
        await check(page);
      }
      pageErrors.expect(/^422 POST .*\/sections\/create$/);
      await page.getByRole("button", { name: actions.create }).click();
      await expect(page.getByRole("alert").first()).toBeVisible();
      await check(page);

      await page.goto(`/authoring/sections/edit?${query}`);
      await expect(editor.rows).toHaveCount(3);
      await page.getByRole("button", { name: actions.foldAll }).click();
      await check(page);
      await page.getByRole("button", { name: actions.waysToSave }).click();
      await expect(page.getByRole("menu")).toBeVisible();
      await check(page);
      await page.keyboard.press("Escape");
      await editor.open(1);
      await expect(editor.row(1).getByRole("toolbar")).toBeVisible();
      await check(page);
      await editor.open(2);
      await editor.row(2).getByRole("button", { name: actions.deleteOption }).click();
      await check(page);
      await editor.open(3);
      await editor.row(3).getByRole("button", { name: actions.deleteSection }).click();
      await check(page);
      await page.getByRole("link", { name: "Paso" }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await check(page);
    });
  });
}
