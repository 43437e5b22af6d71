import type { EndpointOutput, PageHistory, PageSections, readPageVersion } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { answers, pageVersionFiles, pageVersions, pages } from "../../../database/tables/index.ts";
import {
  assignStaff,
  attachFile,
  createCourse,
  createPerson,
  enrol,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { PDF } from "../../../testing/sample-files.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { answer } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { deleteOrphanedFiles } from "../../files/delete-orphaned-files.ts";
import { VERSIONS_OF_PAGE } from "../versions/keep-versions.ts";
import { deleteOldVersions } from "./delete-old-versions.ts";

let world: TestApp;
let author: TestClient;
let authorId: number;
let course: MadeCourse;
let pageId: number;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

beforeEach(async () => {
  course = await createCourse(world.ctx, {
    title: "Gardens",
    modules: [
      { pages: [[sample.paragraph(), sample.radio(), sample.summary()], [sample.textarea()]] },
      { pages: [[]] },
    ],
  });
  pageId = course.pages[0]!.id;
  const person = await createPerson(world.ctx, { role: "instructor", firstName: "Vera" });
  authorId = person.id;
  await assignStaff(world.ctx, person, course, "owner");
  author = await world.as(person);
});

const path = (id = pageId) => `/api/authoring/pages/${id}/history`;
const history = async (id = pageId) => (await author.get<PageHistory>(path(id))).body;
const read = async (id = pageId) =>
  (await author.get<PageSections>(`/api/courses/sections-update/${id}`)).body;
const then = async (version: number) => {
  const address = `${path()}/${version}`;
  return (await author.get<EndpointOutput<typeof readPageVersion>>(address)).body.sections;
};
const restore = (version: number, current: number, client = author) =>
  client.post<{ version: number; elsewhere: number }>(`${path()}/restore`, { version, current });

/** Advances the clock, then signs in again. */
async function wait(duration: number): Promise<void> {
  await world.clock.sleep(duration);
  author = await world.as({ id: authorId });
}

/** Saves the page with its sections changed. */
async function save(
  change: (sections: PageSections["sections"]) => object[],
  client = author,
): Promise<number> {
  const { sections, version } = await read();
  const body = { sections: change(sections).map(asDraft), version };
  const { status, body: saved } = await client.post<{ version: number }>(
    `/api/courses/${pageId}/sections/update`,
    body,
  );
  expect(status).toBe(200);
  return saved.version;
}

function asDraft(section: object): object {
  const {
    type_label: _label,
    answers: _answers,
    item_answers: _items,
    files: _files,
    ...draft
  } = section as Record<string, unknown>;
  return draft;
}

interface Options {
  items: string[];
  item_ids: number[];
}

/** Saves the page with the poll's options changed. */
const savePoll = (change: (options: Options) => { items: string[]; item_ids: unknown[] }) =>
  save((sections) =>
    sections.map((one) =>
      one.type === "radio"
        ? { ...one, radio: { ...(one.radio as Options), ...change(one.radio as Options) } }
        : one,
    ),
  );

const write = (html: string) =>
  save((sections) =>
    sections.map((section) =>
      section.type === "paragraph" ? { ...section, paragraph: html } : section,
    ),
  );

describe("who may see and take back", () => {
  test("staff of the course see the history, its authors alone take a version back", async () => {
    await write("<p>Second</p>");
    expect((await world.visitor().get(path())).status).toBe(401);
    const student = await world.as(await createPerson(world.ctx));
    expect((await student.get(path())).status).toBe(403);
    const stranger = await world.as(await createPerson(world.ctx, { role: "instructor" }));
    expect((await stranger.get(path())).status).toBe(404);
    const viewer = await world.as(await createPerson(world.ctx, { role: "viewer" }));
    expect((await viewer.get<PageHistory>(path())).body.may_edit).toBe(false);
    expect((await restore(1, 2, viewer)).status).toBe(403);
    expect((await restore(1, 2, stranger)).status).toBe(404);
    expect((await author.post(`${path()}/restore`, { version: 0 })).status).toBe(422);
    expect((await restore(77, 2)).status).toBe(404);
    expect((await author.get(`${path()}/77`)).status).toBe(404);
  });
});

describe("what is kept", () => {
  test("a page that nobody changed has its present state alone", async () => {
    const { versions, current } = await history();
    expect(current).toBe(1);
    expect(versions).toEqual([
      expect.objectContaining({ version: 1, kind: "found", author: null, saved_at: null }),
    ]);
    expect(await then(1)).toHaveLength(3);
  });

  test("every save says who, when and how much, and the state before the first one stays", async () => {
    await write("<p>Second</p>");
    await wait(3_600_000);
    await save(([first, ...rest]) => [first!, ...rest.map((one) => ({ ...one, isDeleted: true }))]);
    const { versions, course: shown, page } = await history();
    expect(shown.title).toBe("Gardens");
    expect(page.id).toBe(pageId);
    expect(
      versions.map(({ version, kind, author, added, changed, removed }) => [
        version,
        kind,
        author?.first_name ?? null,
        [added, changed, removed],
      ]),
    ).toEqual([
      [3, "changed", "Vera", [0, 0, 2]],
      [2, "changed", "Vera", [0, 1, 0]],
      [1, "found", null, [0, 0, 0]],
    ]);
    expect(versions[0]!.saved_at).not.toBe(versions[1]!.saved_at);
    expect((await then(1))[0]?.paragraph).toBe("<p>A paragraph.</p>");
    expect((await then(2))[0]?.paragraph).toBe("<p>Second</p>");
  });

  test("a save that changes nothing is no version", async () => {
    await save((sections) => sections);
    expect((await history()).versions).toHaveLength(1);
  });

  test("the calls that one save takes are one version", async () => {
    await write("<p>Second</p>");
    const added = { order: 9, type: "paragraph", paragraph: "<p>New</p>", paragraph_files: [] };
    await author.post(`/api/courses/${pageId}/sections/create`, { sections: [added] });
    const { versions, current } = await history();
    expect(current).toBe(3);
    expect(versions.map(({ version, added, changed }) => [version, added, changed])).toEqual([
      [3, 1, 1],
      [1, 0, 0],
    ]);
  });

  test("what another person adds right after is a version of its own", async () => {
    await write("<p>Second</p>");
    const other = await createPerson(world.ctx, { role: "admin" });
    const client = await world.as(other);
    const added = { order: 9, type: "paragraph", paragraph: "<p>New</p>", paragraph_files: [] };
    await client.post(`/api/courses/${pageId}/sections/create`, { sections: [added] });
    expect((await history()).versions.map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  test("changes in the outline count as well, on both pages that a section moves between", async () => {
    const [, poll] = course.pages[0]!.sectionIds;
    const other = course.pages[1]!.id;
    const move = { kind: "section", id: poll, parent_id: other, position: 0 };
    expect((await author.post("/api/authoring/parts/move", move)).status).toBe(200);
    expect((await history()).versions[0]).toMatchObject({ removed: 1, added: 0 });
    expect((await history(other)).versions[0]).toMatchObject({ removed: 0, added: 1 });
    const section = { kind: "section", id: poll };
    await author.post("/api/authoring/parts/duplicate", section);
    expect((await history(other)).versions[0]).toMatchObject({ added: 1 });
    await author.post("/api/authoring/parts/delete", section);
    expect((await history(other)).versions[0]).toMatchObject({ removed: 1 });
    await author.post("/api/authoring/parts/restore", section);
    expect((await history(other)).versions[0]).toMatchObject({ added: 1 });
  });

  test("a page keeps its history in the trash; a copy begins a new one", async () => {
    await write("<p>Second</p>");
    const page = { kind: "page", id: pageId };
    const { body: copy } = await author.post<{ id: number }>(
      "/api/authoring/parts/duplicate",
      page,
    );
    expect((await history(copy.id)).versions).toHaveLength(1);
    await author.post("/api/authoring/parts/delete", page);
    expect((await author.get(path())).status).toBe(404);
    expect((await restore(1, 2)).status).toBe(404);
    await author.post("/api/authoring/parts/restore", page);
    expect((await history()).versions).toHaveLength(2);
  });

  test("the list comes in parts", async () => {
    for (const word of ["Second", "Third", "Fourth"]) await write(`<p>${word}</p>`);
    const first = await author.get<PageHistory>(`${path()}?limit=3`);
    expect(first.body.versions.map(({ version }) => version)).toEqual([4, 3, 2]);
    const rest = await author.get<PageHistory>(
      `${path()}?limit=3&cursor=${first.body.next_cursor}`,
    );
    expect(rest.body.versions.map(({ version }) => version)).toEqual([1]);
    expect(rest.body.next_cursor).toBeNull();
  });

  test("versions are bounded in number and age, and the newest stays", async () => {
    const [page] = await world.ctx.database.select().from(pages).where(eq(pages.id, pageId));
    await write("<p>Second</p>");
    await world.ctx.database
      .update(pages)
      .set({ version: page!.version + VERSIONS_OF_PAGE })
      .where(eq(pages.id, pageId));
    await write("<p>Third</p>");
    const kept = () =>
      world.ctx.database
        .select({ version: pageVersions.version })
        .from(pageVersions)
        .where(eq(pageVersions.pageId, pageId))
        .orderBy(pageVersions.version);
    expect((await kept()).map(({ version }) => version)).toEqual([101, 102]);
    await wait(366 * 86_400_000);
    expect(await deleteOldVersions(world.ctx)).toBeGreaterThanOrEqual(1);
    expect((await kept()).map(({ version }) => version)).toEqual([102]);
    expect((await author.get(`${path()}/101`)).status).toBe(404);
  });

  test("a file stays as long as a version offers it", async () => {
    const [paragraph] = course.pages[0]!.sectionIds;
    await attachFile(world.ctx, paragraph!, { name: "plan.pdf", bytes: PDF });
    await save((sections) =>
      sections.map((one) => (one.type === "paragraph" ? { ...one, paragraph_files: [] } : one)),
    );
    expect((await then(1))[0]).toMatchObject({
      paragraph_files: ["plan.pdf"],
      files: [{ name: "plan.pdf", size: PDF.length }],
    });
    await wait(40 * 86_400_000);
    await deleteOrphanedFiles(world.ctx);
    expect((await restore(1, 2)).status).toBe(200);
    expect((await read()).sections[0]?.paragraph_files).toEqual(["plan.pdf"]);
    const rows = await world.ctx.database
      .select()
      .from(pageVersionFiles)
      .where(eq(pageVersionFiles.pageId, pageId));
    expect(rows.map(({ version }) => version).toSorted()).toEqual([1, 3]);
  });
});

describe("taking a version back", () => {
  test("is a change of its own, which can be taken back", async () => {
    await write("<p>Second</p>");
    const { status, body } = await restore(1, 2);
    expect([status, body.version, body.elsewhere]).toEqual([200, 3, 0]);
    expect((await read()).sections[0]?.paragraph).toBe("<p>A paragraph.</p>");
    expect((await history()).versions[0]).toMatchObject({
      kind: "restored",
      restored_version: 1,
      author: { first_name: "Vera" },
      changed: 1,
    });
    await restore(2, 3);
    expect((await read()).sections[0]?.paragraph).toBe("<p>Second</p>");
  });

  test("brings removed sections back and puts later ones into the trash, in the old order", async () => {
    const before = (await read()).sections.map(({ id, order }) => [id, order]);
    await save((sections) => sections.map((one, index) => ({ ...one, order: 3 - index })));
    await save(([first, second, third]) => [
      { ...first!, isDeleted: true },
      { ...second!, order: 7 },
      third!,
    ]);
    const added = { order: 1, type: "paragraph", paragraph: "<p>New</p>", paragraph_files: [] };
    await author.post(`/api/courses/${pageId}/sections/create`, { sections: [added] });
    const { current } = await history();
    expect((await restore(1, current)).status).toBe(200);
    expect((await read()).sections.map(({ id, order }) => [id, order])).toEqual(before);
    const { body: trash } = await author.get<{ parts: { title: string }[] }>(
      "/api/authoring/trash",
    );
    expect(trash.parts.map(({ title }) => title)).toContain("New");
    await restore(current, current + 1);
    expect((await read()).sections.map(({ paragraph }) => paragraph)).toContain("<p>New</p>");
  });

  test("keeps answers with the options they meant, and never gives an option's id away", async () => {
    const student = await createPerson(world.ctx);
    await enrol(world.ctx, student, course);
    const client = await world.as(student);
    const page = course.pages[0]!;
    await client.post(`/api/courses/page/${pageId}/section/${page.sectionIds[0]}`);
    await savePoll(({ items }) => ({ items: ["New", ...items], item_ids: [null, 1, 2, 3] }));
    await answer(client, page, 1, "0");
    const [stored] = await world.ctx.database
      .select({ chosen: answers.optionIds })
      .from(answers)
      .where(eq(answers.userId, student.id));
    await restore(1, 2);
    await savePoll(({ items }) => ({ items: [...items, "Later"], item_ids: [1, 2, 3, null] }));
    const radio = (await read()).sections.find((one) => one.type === "radio")!;
    expect((radio.radio as Options).item_ids).toEqual([1, 2, 3, 5]);
    expect(radio.answers).toBe(1);
    expect(radio.item_answers).toEqual([0, 0, 0, 0]);
    expect(
      await world.ctx.database
        .select({ chosen: answers.optionIds })
        .from(answers)
        .where(eq(answers.userId, student.id)),
    ).toEqual([stored]);
  });

  test("leaves a section where it was moved to since", async () => {
    await write("<p>Second</p>");
    const [, poll] = course.pages[0]!.sectionIds;
    const other = course.pages[1]!.id;
    const move = { kind: "section", id: poll, parent_id: other, position: 0 };
    await author.post("/api/authoring/parts/move", move);
    const { body } = await restore(1, (await history()).current);
    expect(body.elsewhere).toBe(1);
    expect((await read()).sections.map(({ id }) => id)).not.toContain(poll);
    expect((await read(other)).sections.map(({ id }) => id)).toContain(poll);
  });

  test("is refused where the page was changed meanwhile, or its module would have two summaries", async () => {
    await save((sections) =>
      sections.map((one) => (one.type === "final_quiz_resume" ? { ...one, isDeleted: true } : one)),
    );
    const stale = await restore(1, 1);
    expect([stale.status, stale.error.code]).toEqual([409, "stale_version"]);
    const summary = { order: 5, type: "final_quiz_resume", final_quiz_resume: true };
    const other = course.pages[1]!.id;
    await author.post(`/api/courses/${other}/sections/create`, { sections: [summary] });
    const second = await restore(1, 2);
    expect([second.status, second.error.code]).toEqual([409, "second_final_quiz_resume"]);
    expect((await history()).current).toBe(2);
  });

  test("of two at once, one is refused and nothing is lost", async () => {
    await write("<p>Second</p>");
    const both = await Promise.all([restore(1, 2), restore(1, 2)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await history()).versions.map(({ version }) => version)).toEqual([3, 2, 1]);
  });
});

test("an erased author's name goes, the versions stay", async () => {
  await write("<p>Second</p>");
  await world.ctx.database
    .update(pageVersions)
    .set({ userId: null })
    .where(eq(pageVersions.userId, authorId));
  expect((await history()).versions[0]).toMatchObject({ kind: "changed", author: null });
});
