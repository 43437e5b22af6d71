import type { AuthoredSection, LibraryHits, PageSections } from "@paso/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import {
  assignStaff,
  attachFile,
  createCourse,
  createPerson,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { PDF, picture } from "../../../testing/sample-files.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let author: TestClient;
let own: MadeCourse;
let other: MadeCourse;
let foreign: MadeCourse;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

beforeEach(async () => {
  own = await createCourse(world.ctx, { title: "Gardens", modules: [{ pages: [[]] }] });
  other = await createCourse(world.ctx, {
    title: "Soil",
    language: "es",
    modules: [
      {
        pages: [
          [
            sample.paragraph({ html: "<p>El <strong>Año</strong> del suelo</p>" }),
            sample.radio({ question: "¿Qué suelo prefieres?" }),
            sample.radioValidated({ question: "Which holds water?" }),
            sample.textarea(),
            sample.summary(),
          ],
          [],
        ],
      },
    ],
    survey: [sample.radio({ question: "How was the suelo?", graphicType: "survey" })],
  });
  foreign = await createCourse(world.ctx, {
    title: "Secret",
    modules: [{ pages: [[sample.paragraph({ html: "<p>El suelo secreto</p>" })]] }],
  });
  const person = await createPerson(world.ctx, { role: "instructor" });
  await assignStaff(world.ctx, person, own, "owner");
  await assignStaff(world.ctx, person, other, "viewer");
  author = await world.as(person);
});

const search = async (query: string, client = author) =>
  (await client.get<LibraryHits>(`/api/authoring/library?${query}`)).body;
const ids = ({ hits }: LibraryHits) => hits.map(({ kind, id }) => `${kind} ${id}`);
const take = (sectionIds: number[], pageId = own.pages[0]!.id, client = author) =>
  client.post<{ sections: AuthoredSection[] }>(`/api/authoring/pages/${pageId}/library`, {
    section_ids: sectionIds,
  });
const copyPage = (pageId: number, moduleId = own.moduleIds[0]!, client = author) =>
  client.post<{ id: number }>(`/api/authoring/modules/${moduleId}/library`, { page_id: pageId });

describe("searching", () => {
  test("finds words without case and accents in what one works on, and nothing else", async () => {
    const [paragraph, poll] = other.pages[0]!.sectionIds;
    const found = await search("q=SUELO");
    expect(ids(found)).toEqual([`section ${poll}`, `section ${paragraph}`]);
    expect(found.hits[1]).toMatchObject({
      type: "paragraph",
      title_line: "El Año del suelo",
      course: { id: other.id, title: "Soil", language: "es" },
      page: { id: other.pages[0]!.id },
    });
    expect(ids(await search("q=ano%20del"))).toEqual([`section ${paragraph}`]);
    expect(ids(await search("q=strong"))).toEqual([]);
    expect(ids(await search("q=secreto"))).toEqual([]);
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    expect(ids(await search("q=secreto", admin))).toContain(
      `section ${foreign.pages[0]!.sectionIds[0]}`,
    );
  });

  test("shows where the words are, beside what one knows the section by", async () => {
    const { hits } = await search("q=option%202&kind=poll");
    expect(hits[0]).toMatchObject({ title_line: "¿Qué suelo prefieres?" });
    expect(hits[0]?.excerpt?.match.toLowerCase()).toBe("option 2");
  });

  test("filters by kind and course, pages first, and comes in parts", async () => {
    const [, poll, quiz, opinion] = other.pages[0]!.sectionIds;
    expect(ids(await search("kind=quiz"))).toEqual([`section ${quiz}`]);
    expect(ids(await search("kind=opinion"))).toEqual([`section ${opinion}`]);
    const sections = ids(await search(`course=${other.id}`)).filter((id) =>
      id.startsWith("section"),
    );
    expect(ids(await search(`kind=section&course=${other.id}`))).toEqual(sections);
    expect(ids(await search(`kind=poll&course=${own.id}`))).toEqual([]);
    expect(ids(await search(`kind=poll&course=${foreign.id}`))).toEqual([]);
    const pages = await search(`kind=page&course=${other.id}`);
    expect(ids(pages)).toEqual(other.pages.map(({ id }) => `page ${id}`).toReversed());
    expect(pages.hits.map(({ sections }) => sections)).toEqual([0, 5]);
    const all: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const part: LibraryHits = await search(`course=${other.id}&limit=2&cursor=${cursor}`);
      all.push(...ids(part));
      cursor = part.next_cursor;
    }
    expect(all).toEqual(ids(await search(`course=${other.id}`)));
    expect(all).toHaveLength(6);
    expect(all).toContain(`section ${poll}`);
  });

  test("what is in the trash is not found, and neither is anything by people without a course", async () => {
    const part = { kind: "course", id: other.id };
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    await admin.post("/api/authoring/parts/delete", part);
    expect(ids(await search("q=suelo"))).toEqual([]);
    const stranger = await world.as(await createPerson(world.ctx, { role: "instructor" }));
    expect((await search("", stranger)).hits).toEqual([]);
  });

  test("is staff's alone, and reads its query", async () => {
    expect((await world.visitor().get("/api/authoring/library")).status).toBe(401);
    const student = await world.as(await createPerson(world.ctx));
    expect((await student.get("/api/authoring/library")).status).toBe(403);
    expect((await author.get("/api/authoring/library?kind=poem")).status).toBe(422);
  });
});

describe("taking sections", () => {
  test("brings their files along, under names that are free on the page", async () => {
    const [paragraph] = other.pages[0]!.sectionIds;
    const png = await picture("png");
    const html = '<p><img src="files/map.png" alt="A map"></p>';
    const source = await createCourse(world.ctx, {
      modules: [{ pages: [[sample.paragraph({ html })]] }],
    });
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    const sourceId = source.pages[0]!.sectionIds[0]!;
    const map = { name: "map.png", bytes: png, mediaType: "image/png", use: "inline" as const };
    await attachFile(world.ctx, sourceId, map);
    await attachFile(world.ctx, sourceId, { name: "plan.pdf", bytes: PDF });
    const pageId = other.pages[0]!.id;
    await attachFile(world.ctx, paragraph!, { name: "map.png", bytes: PDF });

    const { status, body } = await take([sourceId], pageId, admin);
    expect(status).toBe(200);
    const [section] = body.sections;
    expect(section).toMatchObject({ type: "paragraph", paragraph_files: ["plan.pdf"] });
    expect(section?.paragraph).toContain("map-2.png");

    // On a second request the files are already there.
    expect((await take([sourceId], pageId, admin)).body).toEqual(body);
    const added = await admin.post(`/api/courses/${pageId}/sections/create`, {
      sections: [
        {
          order: 9,
          type: "paragraph",
          paragraph: section?.paragraph,
          paragraph_files: section?.paragraph_files,
        },
      ],
    });
    expect(added.status).toBe(200);
    const page = await admin.get<PageSections>(`/api/courses/sections-update/${pageId}`);
    const copy = page.body.sections.at(-1);
    expect(copy?.files).toEqual([{ name: "plan.pdf", size: PDF.length }]);
    const shown = await admin.get(`/api/authoring/pages/${pageId}/files/map-2.png`);
    expect(shown.status).toBe(200);
    expect(shown.bytes.equals(png)).toBe(true);
  });

  test("adds nothing by itself", async () => {
    const [, poll] = other.pages[0]!.sectionIds;
    const { body } = await take([poll!]);
    expect(body.sections[0]?.radio).toMatchObject({ question: "¿Qué suelo prefieres?" });
    const page = await author.get<PageSections>(`/api/courses/sections-update/${own.pages[0]!.id}`);
    expect(page.body).toMatchObject({ version: 1, sections: [] });
  });

  test("needs the right to change the page and to see the section", async () => {
    const [poll] = other.pages[0]!.sectionIds;
    const secret = foreign.pages[0]!.sectionIds[0]!;
    expect((await take([secret])).status).toBe(404);
    expect((await take([poll!, 2_000_000_000])).status).toBe(404);
    expect((await take([poll!], other.pages[0]!.id)).status).toBe(403);
    expect((await take([poll!], foreign.pages[0]!.id)).status).toBe(404);
    expect((await take([])).status).toBe(422);
    expect((await take([poll!], own.pages[0]!.id, world.visitor())).status).toBe(401);
  });
});

describe("copying a page", () => {
  test("puts it at the end of the module, without what a module holds once", async () => {
    const { status, body } = await copyPage(other.pages[0]!.id);
    expect(status).toBe(200);
    const page = await author.get<PageSections>(`/api/courses/sections-update/${body.id}`);
    expect(page.body).toMatchObject({
      page: { order: 2, title: "Page 1" },
      course: { id: own.id },
    });
    expect(page.body.sections.map(({ type }) => type)).toEqual([
      "paragraph",
      "radio",
      "radio-validated",
      "textarea",
    ]);
  });

  test("happens once, however often the call comes", async () => {
    const call = () =>
      author.post<{ id: number }>(
        `/api/authoring/modules/${own.moduleIds[0]}/library`,
        { page_id: other.pages[0]!.id },
        { headers: { "idempotency-key": `copy-${own.id}` } },
      );
    expect((await call()).body).toEqual((await call()).body);
    expect((await search(`kind=page&course=${own.id}`)).hits).toHaveLength(2);
  });

  test("needs the right to change the module and to see the page", async () => {
    expect((await copyPage(foreign.pages[0]!.id)).status).toBe(404);
    expect((await copyPage(other.pages[0]!.id, other.moduleIds[0])).status).toBe(403);
    expect((await copyPage(other.pages[0]!.id, foreign.moduleIds[0])).status).toBe(404);
    expect((await copyPage(0)).status).toBe(422);
  });
});
