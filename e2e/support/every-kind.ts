import { expect, type Page } from "@playwright/test";

import { checkAccessibility } from "./check-accessibility.ts";
import type { SectionEditor } from "./section-editor.ts";

/** Writes one section of each kind into an empty page, as an author does. */
export async function writeEveryKind(editor: SectionEditor): Promise<void> {
  const { page } = editor;
  const text = editor.row(1);
  await text.getByRole("textbox", { name: "Text", exact: true }).click();
  await page.keyboard.type("Soil is **alive**.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("- clay");
  await checkAccessibility(page);

  const video = await editor.add("Video");
  await video.getByLabel("Video address").fill("https://example.org/film");
  await expect(video.getByText("No player knows this address.")).toBeVisible();
  await video.getByLabel("Video address").fill("https://youtu.be/bVFfcYh6UBw");
  await expect(video.getByTitle("Preview of the video")).toBeVisible();

  const radio = await editor.add("Select Unique with Graphic");
  await expect(radio.getByRole("textbox", { name: "Option 1" })).toHaveValue("Option 1");
  await radio.getByLabel("Question").fill("Which soil do you have?");
  await radio.getByRole("textbox", { name: "Option 1" }).fill("Clay");
  await radio.getByRole("textbox", { name: "Option 1" }).press("Enter");
  await page.keyboard.type("Sand");
  await editor.choose(radio, "Chart", "Bar chart");
  await radio.getByText(/^Two rounds/).click();
  await radio.getByRole("button", { name: "Add example answers" }).click();
  await expect(radio.getByRole("textbox", { name: "Example 1" })).toBeFocused();
  await page.keyboard.type("Clay: it sticks to the spade.");
  await radio.getByRole("button", { name: "Add example", exact: true }).click();

  const single = await editor.add("Select Unique Validated");
  await expect(single.getByRole("radio")).toHaveCount(4);
  await single.getByLabel("Question").fill("Soil is alive.");
  await single.getByRole("button", { name: "True / False" }).click();
  await single.getByRole("radio", { name: "Option 2 is right" }).check();
  await single.getByRole("radio", { name: "Option 1 is right" }).check();
  await expect(single.getByRole("radio", { name: "Option 2 is right" })).not.toBeChecked();
  await single
    .getByRole("textbox", { name: "Explanation of option 1" })
    .fill("Worms, for a start.");
  await single.getByText("Counts for the final quiz").click();

  const many = await editor.add("Select Multiple with Graphic");
  await many.getByLabel("Question").fill("What do you grow?");
  await editor.choose(many, "Chart", "Pie chart");

  const checked = await editor.add("Select Multiple Validated");
  await checked.getByLabel("Question").fill("Which are soils?");
  for (const [index, option] of ["Loam", "Granite", "Peat", "Glass"].entries()) {
    await checked.getByRole("textbox", { name: `Option ${index + 1}`, exact: true }).fill(option);
  }
  await checked.getByRole("checkbox", { name: "Option 1 is right" }).check();
  await checked.getByRole("checkbox", { name: "Option 3 is right" }).check();
  await checked.getByLabel("Minimum selections").fill("1");
  await checked.getByLabel("Maximum selections").fill("3");

  const words = await editor.add("Opinion");
  await words.getByLabel("Question").fill("What do you like about soil?");
  await words.getByLabel("Minimum words").fill("2");

  await editor.add("Final Quiz Resume");
}

/**
 * Takes the page written above.
 * @param peers the expected text about others' opinions once one's own is given
 */
export async function takeEveryKind(page: Page, peers: string): Promise<void> {
  const step = (number: number) => page.locator('li[id^="section-"]').nth(number - 1);
  const on = (number: number) => step(number).getByRole("button", { name: /^(Next|Continue)$/ });
  await expect(step(1)).toContainText("Soil is alive.");
  await on(1).click();
  await on(2).click();
  await step(3).getByRole("radio").first().check();
  await on(3).click();
  await expect(step(3).getByRole("figure")).toContainText("mates");
  await expect(step(3)).toContainText("Clay: it sticks to the spade.");
  await on(3).click();
  await step(4).getByRole("radio").first().check();
  await on(4).click();
  await expect(step(4)).toContainText("Worms, for a start.");
  await page.reload();
  await on(4).click();
  await step(5).getByRole("checkbox").first().check();
  await on(5).click();
  await on(5).click();
  await step(6).getByRole("checkbox").first().check();
  await on(6).click();
  await on(6).click();
  await step(7).getByRole("textbox").fill("It smells good");
  await on(7).click();
  await expect(step(7)).toContainText(peers);
  await on(7).click();
  await expect(step(8)).toContainText("1 of 1");
}
