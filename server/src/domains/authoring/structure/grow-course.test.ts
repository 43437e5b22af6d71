import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { assignStaff, createCourse, createPerson } from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestAnswer, TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let author: TestClient;
let person: { id: number };
beforeAll(async () => {
  world = await startTestApp();
  person = await createPerson(world.ctx, { role: "instructor" });
  author = await world.as(person);
});
afterAll(() => world.stop());

/** A course whose first page has this many sections, and a second page. */
async function createFilled(sections: number) {
  const made = await createCourse(world.ctx, { modules: [{ pages: [[sample.video()], []] }] });
  await assignStaff(world.ctx, person, made);
  const [full, other] = made.pages;
  await fill(full!.id, 2, sections);
  return { ...made, full: full!, other: other! };
}

const fill = (pageId: number, from: number, to: number) =>
  world.ctx.database.execute(sql`
    insert into sections (page_id, position, content)
    select ${pageId}, n, '{"type": "paragraph", "html": "<p>x</p>"}'
    from generate_series(${from}::int, ${to}::int) n`);

const send = (act: string, id: number | undefined, more: object = {}) =>
  author.post(`/api/authoring/parts/${act}`, { kind: "section", id, ...more });

const add = (pageId: number, order: number) =>
  author.post(`/api/courses/${pageId}/sections/create`, {
    sections: [{ order, type: "paragraph", paragraph: "<p>x</p>" }],
  });

function expectFull({ status, error }: TestAnswer, message: string) {
  expect([status, error.code, error.message]).toEqual([409, "course_too_large", message]);
}
const FULL_PAGE = "A page has at most 200 sections.";

test("a full page takes no section more, however it comes", async () => {
  const { full, other } = await createFilled(199);
  const [video] = full.sectionIds;
  expect((await add(full.id, 200)).status).toBe(200);
  expectFull(await add(full.id, 201), FULL_PAGE);
  expectFull(await send("duplicate", video), FULL_PAGE);
  expect((await send("move", video, { parent_id: other.id, position: 0 })).status).toBe(200);
  expect((await add(full.id, 201)).status).toBe(200);
  expectFull(await send("move", video, { parent_id: full.id, position: 0 }), FULL_PAGE);
  expect((await send("delete", video)).status).toBe(200);
});

test("what is restored counts as well", async () => {
  const { full } = await createFilled(200);
  const [video] = full.sectionIds;
  await send("delete", video);
  await fill(full.id, 201, 201);
  expectFull(await send("restore", video), FULL_PAGE);
});

test("what is beyond the limit already stays, and is made smaller", async () => {
  const { full, other } = await createFilled(300);
  const [video] = full.sectionIds;
  expectFull(await add(full.id, 301), FULL_PAGE);
  expect((await send("move", video, { parent_id: other.id, position: 0 })).status).toBe(200);
  expect((await add(other.id, 2)).status).toBe(200);
});

test("a full course takes no module or page more", async () => {
  const { id, moduleIds } = await createFilled(1);
  await world.ctx.database.execute(sql`
    insert into modules (course_id, position, title)
    select ${id}, n, 'Module' from generate_series(2, 200) n`);
  await world.ctx.database.execute(sql`
    insert into pages (course_id, module_id, position, title)
    select ${id}, ${moduleIds[0]}, n, 'Page' from generate_series(3, 1000) n`);
  const place = { title: "One more", order: 5_000 };
  expectFull(
    await author.post(`/api/courses/${id}/module/create`, place),
    "A course has at most 200 modules.",
  );
  expectFull(
    await author.post(`/api/courses/${moduleIds[0]}/page/create`, place),
    "A course has at most 1000 pages.",
  );
});

test("a site may want smaller courses", async () => {
  const { full } = await createFilled(2);
  const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
  const limit = (most: number) =>
    admin.send("PUT", "/api/admin/site", { most_page_sections: most });
  expect((await limit(2)).status).toBe(200);
  expectFull(await add(full.id, 3), "A page has at most 2 sections.");
  expect((await limit(200)).status).toBe(200);
  expect((await add(full.id, 3)).status).toBe(200);
});
