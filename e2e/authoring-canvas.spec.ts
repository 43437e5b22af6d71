import type { Authored } from "./support/authored.ts";
import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createUser, startSession } from "./support/people.ts";
import { check, opinion, paragraph } from "./support/sample-sections.ts";
import { SectionEditor } from "./support/section-editor.ts";

test("a page is written where it is read, reshaped, undone and saved", async ({ page, server }) => {
  const author = await createUser(server, "instructor");
  const { pageId, query, call } = await createPage(server, author, [
    paragraph(1, "Soil is alive."),
    check(2, "Which holds water?", ["Clay", "Sand"], "Look closer."),
    opinion(3, "What surprised you?"),
  ]);
  await startSession(page, author);
  await page.goto(`/authoring/sections/edit?${query}`);
  const editor = new SectionEditor(page);

  await test.step("a click opens a section in place, and a mark is set at once", async () => {
    await editor.row(2).getByText("Which holds water?").click();
    await expect(editor.row(2).getByRole("textbox", { name: "Question" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(editor.row(2).getByRole("textbox")).toHaveCount(0);
    await editor.row(2).locator("[data-writes^=mark]").nth(1).click();
    await expect(editor.row(2).getByRole("radio", { name: "Option 2 is right" })).toBeChecked();
    await checkScreen(page, LOOKS.en, "main");
  });

  await test.step("a slash in an empty line puts a section there, and undo takes it away", async () => {
    await editor.row(1).getByText("Soil is alive.").click();
    await expect(editor.row(1).getByRole("textbox", { name: "Text" })).toBeFocused();
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Enter");
    await page.keyboard.press("/");
    const kinds = page.getByRole("searchbox", { name: "Find a kind of section" });
    await expect(kinds).toBeFocused();
    await kinds.fill("opin");
    await page.keyboard.press("Enter");
    await expect(editor.row(2).getByRole("textbox", { name: "Question" })).toBeFocused();
    await page.keyboard.type("And you?");
    // What was typed, the section, and the empty line.
    for (let step = 0; step < 3; step++) {
      await page.getByRole("button", { name: "Undo (Ctrl+Z)" }).click();
    }
    await expect(editor.rows).toHaveCount(3);
  });

  await test.step("a section is turned into another kind and split by its menu", async () => {
    await editor.row(3).getByRole("button", { name: "More for section 3" }).click();
    await page.getByRole("menuitem", { name: "Turn into…" }).click();
    await page.getByRole("button", { name: /^Paragraph/ }).click();
    await expect(editor.row(4).getByRole("textbox", { name: "Text" })).toContainText(
      "What surprised you?",
    );
    await expect(editor.row(3)).toContainText("Deleted");
    await page.keyboard.press("Control+Home");
    for (let letter = 0; letter < "What".length; letter++) await page.keyboard.press("ArrowRight");
    await editor
      .row(4)
      .getByRole("button", { name: /^More for section/ })
      .click();
    await page.getByRole("menuitem", { name: "Split at the cursor" }).click();
    await expect(editor.rows).toHaveCount(5);
  });

  await editor.submit("Modify Sections");
  await editor.expectSaved();
  const { sections } = await call<Authored>("GET", `/api/courses/sections-update/${pageId}`);
  expect(sections.map(({ paragraph: html, radioValidated }) => html ?? radioValidated)).toEqual([
    "<p>Soil is alive.</p>",
    expect.objectContaining({ valid_items: [false, true] }),
    "<p>What</p>",
    "<p> surprised you?</p>",
  ]);
});
