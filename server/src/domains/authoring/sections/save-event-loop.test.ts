import { afterAll, beforeAll, expect, test } from "vitest";

import { sanitiseHtml } from "../../../platform/html/sanitise-html.ts";
import { assignStaff, createCourse, createPerson } from "../../../testing/factories.ts";
import { longestHold, timeOf } from "../../../testing/longest-hold.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let author: TestClient;
let pageId: number;
let sectionId: number;

beforeAll(async () => {
  world = await startTestApp();
  const made = await createCourse(world.ctx, { modules: [{ pages: [[sample.paragraph()]] }] });
  pageId = made.pages[0]!.id;
  sectionId = made.pages[0]!.sectionIds[0]!;
  const person = await createPerson(world.ctx, { role: "instructor" });
  await assignStaff(world.ctx, person, made);
  author = await world.as(person);
});
afterAll(() => world.stop());

const NORMAL = '<p>A <em>line</em> of "text" &amp; more</p>';
/** Texts at the size limits, each stressing the sanitiser in a different way. */
const LARGE = [NORMAL.repeat(850), "<td>".repeat(9_990), `"'&<`.repeat(24_900)];

test("long texts are saved beside other requests", { timeout: 120_000 }, async () => {
  const drafts = LARGE.flatMap((html) => [html, `${html} `, `${html}  `]).map(
    (paragraph, index) => ({ order: index + 2, type: "paragraph", paragraph }),
  );
  const alone = timeOf(() => drafts.map(({ paragraph }) => sanitiseHtml(paragraph)));
  const created = await longestHold(() =>
    author.post(`/api/courses/${pageId}/sections/create`, { sections: drafts }),
  );
  expect(created.result.status).toBe(200);
  expect(created.held).toBeLessThan(alone);

  const { section_ids: ids } = created.result.body as { section_ids: number[] };
  const sections = drafts.map((draft, index) => {
    return { ...draft, id: ids[index], paragraph: `<p>x</p>${draft.paragraph}` };
  });
  const updated = await longestHold(() =>
    author.post(`/api/courses/${pageId}/sections/update`, { sections }),
  );
  expect(updated.result.status).toBe(200);
  expect(updated.held).toBeLessThan(alone);
  const { body } = await author.get<{ sections: { paragraph: string }[] }>(
    `/api/courses/sections-update/${pageId}`,
  );
  expect(body.sections.slice(1).map(({ paragraph }) => paragraph)).toEqual(
    sections.map(({ paragraph }) => sanitiseHtml(paragraph)),
  );
});

test("a long text that is not allowed is sanitised like a short one", async () => {
  const paragraph = `<p onclick="x()">a</p><script>x</script>${NORMAL.repeat(800)}`;
  const update = (text: string) =>
    author.post(`/api/courses/${pageId}/sections/update`, {
      sections: [{ id: sectionId, order: 1, type: "paragraph", paragraph: text }],
    });
  expect((await update(paragraph)).status).toBe(200);
  const read = async () =>
    (
      await author.get<{ sections: { paragraph: string }[] }>(
        `/api/courses/sections-update/${pageId}`,
      )
    ).body.sections[0]!.paragraph;
  const saved = await read();
  expect(saved).toBe(sanitiseHtml(paragraph));
  expect(saved).not.toContain("onclick");
  expect((await update(saved)).status).toBe(200);
  expect(await read()).toBe(saved);
});
