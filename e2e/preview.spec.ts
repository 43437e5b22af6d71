import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createUser, startSession } from "./support/people.ts";
import { paragraph, poll } from "./support/sample-sections.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a preview on a phone scrolls each step to below its bar", async ({ page, server }) => {
  const admin = await createUser(server, "admin");
  const { pageId } = await createPage(server, admin, [
    paragraph(1, "<p>Soil holds water.</p>".repeat(30)),
    poll(2, "Clay or loam?", ["Clay", "Loam"]),
    paragraph(3, "<p>Sand does not.</p>".repeat(60)),
  ]);
  await startSession(page, admin);
  await page.goto(`/authoring/preview/pages/${pageId}`);
  const bar = page.getByRole("region", { name: "Preview" });
  await page.getByRole("button", { name: "Continue" }).click();
  const question = page.getByRole("heading", { name: "Clay or loam?" });
  await page.getByRole("radio", { name: "Clay" }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("figure", { name: "What your course mates answered" })).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(question).not.toBeInViewport();
  await expect
    .poll(async () => {
      const [text, edge] = await Promise.all([
        page.getByText("Sand does not.").first().boundingBox(),
        bar.boundingBox(),
      ]);
      return text!.y - (edge!.y + edge!.height);
    })
    .toBeGreaterThan(0);
});
