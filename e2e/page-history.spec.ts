import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage, type NewPage } from "./support/new-page.ts";
import { createUser, startSession } from "./support/people.ts";
import { tabTo } from "./support/press-keys.ts";
import { check, opinion, paragraph } from "./support/sample-sections.ts";

interface Written {
  version: number;
  sections: { id: number; order: number; type: string; paragraph: string | null }[];
}

const read = ({ call, pageId }: NewPage) =>
  call<Written>("GET", `/api/courses/sections-update/${pageId}`);

/** Changes the page's text; the last version also removes its last section. */
async function rewrite(made: NewPage, text: string, isShorter = false): Promise<void> {
  const { version, sections } = await read(made);
  await made.call("POST", `/api/courses/${made.pageId}/sections/update`, {
    version,
    sections: sections.map((section) => ({
      ...section,
      ...(section.type === "paragraph" && { paragraph: `<p>${text}</p>` }),
      ...(isShorter && section.type === "textarea" && { isDeleted: true }),
    })),
  });
}

test("the history of a page is compared, restored and undone by keys alone", async ({
  page,
  server,
}) => {
  const author = await createUser(server, "instructor");
  const made = await createPage(server, author, [
    paragraph(1, "Soil is dirt."),
    check(2, "Which holds water?", ["Clay", "Sand"], "Look closer."),
    opinion(3, "What surprised you?"),
  ]);
  await rewrite(made, "Soil is alive.");
  await rewrite(made, "Soil is alive and breathes.", true);
  await startSession(page, author);
  await page.goto(`/authoring/sections/edit?${made.query}`);

  const versions = page.getByRole("region", { name: "Versions" });
  const changed = page.getByRole("region", { name: "What changed" });
  const rows = versions.getByRole("button");
  /** The newest is the first. */
  const row = (place: number) => rows.nth(place);
  const heading = changed.getByRole("heading", { level: 2 });

  await test.step("from the editor to what the last save changed", async () => {
    await expect(page.getByRole("heading", { name: "What soil is" })).toBeVisible();
    const way = page.getByRole("link", { name: "History" });
    await tabTo(page, way);
    await page.keyboard.press("Enter");
    await expect(row(0)).toContainText("Now");
    await expect(row(0)).toContainText("1 section changed · 1 section removed");
    await expect(changed.locator("ins")).toHaveText("[added: and breathes]");
    await expect(changed.getByText("Removed", { exact: true })).toBeVisible();
    await checkScreen(page, LOOKS.en, "main");
  });

  await test.step("an earlier one, compared with another than the one before it", async () => {
    await tabTo(page, row(1));
    await page.keyboard.press("Enter");
    await expect(row(1)).toHaveAttribute("aria-current", "true");
    await expect(changed.locator("ins")).toHaveText("[added: alive]");
    await tabTo(page, changed.getByRole("button", { name: /Compared with$/ }));
    await page.keyboard.press("Enter");
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await expect(changed.locator("ins")).toHaveText("[added: and breathes]");
  });

  await test.step("restored, with the focus on what is there now", async () => {
    const restore = changed.getByRole("button", { name: "Restore this version" });
    await tabTo(page, restore, "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(heading).toBeFocused();
    await expect(row(0)).toContainText(/Restored: \d+ \w+ \d{4}/);
    expect((await read(made)).sections.map(({ paragraph }) => paragraph)).toEqual([
      "<p>Soil is alive.</p>",
      null,
      null,
    ]);
  });

  await test.step("undone by what the message offers", async () => {
    const before = await rows.count();
    await page.keyboard.press("F6");
    await tabTo(page, page.getByRole("button", { name: "Undo" }));
    await page.keyboard.press("Enter");
    await expect(rows).toHaveCount(before + 1);
    await expect(row(0)).toContainText("Restored: ");
    expect((await read(made)).sections).toHaveLength(2);
  });
});
