import { type FoundInCourses, MAX_NOTE, type SearchHit } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { modules, notes } from "../../../database/tables/index.ts";
import { changeCourse, createCourse, createPerson, enrol } from "../../../testing/factories.ts";
import { longestHold, timeOf } from "../../../testing/longest-hold.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { answer, finish, joinCourse, takePage } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { foldText } from "./find-excerpt.ts";
import { MOST_HITS } from "./search-course.ts";

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

const html = (text: string) => sample.paragraph({ html: text });
const createSearched = () =>
  createCourse(world.ctx, {
    modules: [
      {
        pages: [
          [
            html("<p>A <b>sen</b>sor &amp; its wire.</p>"),
            sample.radioValidated({ question: "Which sensor?" }),
            html("<p>Sensors, later.</p>"),
          ],
          [html("<p>One more sensor.</p>")],
        ],
      },
    ],
  });
type Made = Awaited<ReturnType<typeof createSearched>>;

const address = ({ id }: { id: number }, query: string) =>
  `/api/student/courses/${id}/search?q=${encodeURIComponent(query)}`;
const search = async (client: TestClient, course: { id: number }, query: string) =>
  (await client.get<{ hits: SearchHit[]; more: boolean }>(address(course, query))).body;
const locationsOf = ({ hits }: { hits: SearchHit[] }) =>
  hits.map(({ kind, section_id }) => [kind, section_id]);
const path = (course: Made, page: number) =>
  `/student/courses/${course.id}/pages/${course.pages[page]!.id}`;

describe("GET /api/student/courses/:courseId/search", () => {
  test("401 when signed out, 404 for a stranger, 422 beside the field, each in this order", async () => {
    const course = await createSearched();
    const stranger = await world.as(await createPerson(world.ctx));
    const student = await joinCourse(world, course);
    expect((await world.visitor().get(address(course, "x"))).status).toBe(401);
    expect((await stranger.get(address(course, "x"))).status).toBe(404);
    const short = await student.get(address(course, " x "));
    expect([short.status, short.error.errors]).toEqual([
      422,
      { q: ["Write at least 2 characters."] },
    ]);
    const long = await student.get(address(course, "x".repeat(101)));
    expect(long.error.errors).toEqual({ q: ["This is too long."] });
    expect((await student.get(address(course, "\0\0"))).status).toBe(422);
    expect((await student.get(`${address(course, "xx")}&other=1`)).status).toBe(422);
  });

  test("finds only what one has reached", async () => {
    const course = await createSearched();
    const [first, second] = course.pages;
    const student = await joinCourse(world, course);
    expect(locationsOf(await search(student, course, "sensor"))).toEqual([
      ["section", first!.sectionIds[0]],
    ]);
    await finish(student, first!, 0);
    expect(await search(student, course, "sensor")).toEqual({
      hits: [
        {
          kind: "section",
          page: { id: first!.id, order: 1, title: "Page 1" },
          section_id: first!.sectionIds[0],
          excerpt: { before: "A ", match: "sensor", after: " & its wire." },
          redirect_to: `${path(course, 0)}#section-${first!.sectionIds[0]}`,
        },
        {
          kind: "section",
          page: { id: first!.id, order: 1, title: "Page 1" },
          section_id: first!.sectionIds[1],
          excerpt: {
            before: "Which ",
            match: "sensor",
            after: "? Option 1 · Option 2 · Option 3",
          },
          redirect_to: `${path(course, 0)}#section-${first!.sectionIds[1]}`,
        },
      ],
      more: false,
    });
    await answer(student, first!, 1, "0");
    await finish(student, first!, 1);
    await finish(student, first!, 2);
    expect(locationsOf(await search(student, course, "SENSÓR"))).toEqual([
      ["section", first!.sectionIds[0]],
      ["section", first!.sectionIds[1]],
      ["section", first!.sectionIds[2]],
      ["section", second!.sectionIds[0]],
    ]);
  });

  test("finds titles of reached pages, and one's own notes wherever they are", async () => {
    const course = await createSearched();
    const student = await joinCourse(world, course);
    const peer = await joinCourse(world, course);
    const note = (client: TestClient, page: number, text: string) =>
      client.post(`/api/courses/page/notes/${course.pages[page]!.id}`, { text });
    await note(student, 1, "Ask about\n page gateways");
    await note(peer, 0, "The peer's page");
    expect(await search(student, course, "page")).toMatchObject({
      hits: [
        { kind: "page", section_id: null, redirect_to: path(course, 0) },
        {
          kind: "note",
          page: { id: course.pages[1]!.id },
          section_id: null,
          excerpt: { before: "Ask about ", match: "page", after: " gateways" },
          redirect_to: `${path(course, 1)}#notes`,
        },
      ],
    });
  });

  test("never finds what an answer would reveal, nor markup", async () => {
    const course = await createSearched();
    const student = await joinCourse(world, course);
    await takePage(student, course.pages[0]!, [null, "0", null]);
    expect((await search(student, course, "Reason")).hits).toEqual([]);
    expect((await search(student, course, "<b>")).hits).toEqual([]);
    expect((await search(student, course, "&amp;")).hits).toEqual([]);
  });

  test("a module that has not begun keeps its texts, free navigation or not", async () => {
    const course = await createSearched();
    await world.ctx.database
      .update(modules)
      .set({ startsAt: new Date("2026-05-01T00:00:00Z") })
      .where(eq(modules.courseId, course.id));
    await changeCourse(world.ctx, course, { freeNavigation: true });
    expect((await search(await joinCourse(world, course), course, "sensor")).hits).toEqual([]);
  });

  test("reads old notes as new ones, and keeps how they are compared", async () => {
    const course = await createSearched();
    const student = await joinCourse(world, course);
    const page = course.pages[0]!.id;
    await student.post(`/api/courses/page/notes/${page}`, {
      text: "Sobre la EDUCACIO\u0301N\n y más",
    });
    const folded = async () =>
      (await world.ctx.database.select().from(notes).where(eq(notes.pageId, page)))[0]!.folded;
    expect(await folded()).toBe("sobre la educacion y mas");
    const found = await search(student, course, "educación más");
    expect(found.hits).toMatchObject([
      { kind: "note", excerpt: { before: "Sobre la ", match: "EDUCACIÓN", after: " y más" } },
    ]);
    expect((await search(student, course, "educación menos")).hits).toEqual([]);

    await world.ctx.database.update(notes).set({ folded: null }).where(eq(notes.pageId, page));
    expect((await search(student, course, "educación menos")).hits).toEqual([]);
    expect(await folded()).toBe("sobre la educacion y mas");
    expect(await search(student, course, "educación más")).toEqual(found);
  });

  test("long notes are searched in a fraction of the time that folding them takes", async () => {
    const text = "á".repeat(MAX_NOTE - 10);
    const pages = Array.from({ length: 20 }, () => [html("<p>x</p>")]);
    const course = await createCourse(world.ctx, { modules: [{ pages }] });
    const student = await joinCourse(world, course);
    for (const { id } of course.pages) {
      const saved = await student.post(`/api/courses/page/notes/${id}`, { text: `${text} word` });
      expect(saved.status).toBe(200);
    }
    const alone = timeOf(() => course.pages.map(() => foldText(text)));
    const { held, result } = await longestHold(() => search(student, course, "word aaaa"));
    expect(result.hits).toHaveLength(20);
    expect(held).toBeLessThan(alone);
  });

  test("says how long to wait after more searches than anybody types", async () => {
    const course = await createSearched();
    const student = await joinCourse(world, course);
    const statuses = [];
    for (let search = 0; search < 60; search++) {
      statuses.push((await student.get(address(course, "sensor"))).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await student.get(address(course, "sensor"));
    expect([refused.status, refused.error.code]).toEqual([429, "too_many_attempts"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    const peer = await joinCourse(world, course);
    expect((await peer.get(address(course, "sensor"))).status).toBe(200);
  });

  test("limits the hits, and says that there are more", async () => {
    const pages = Array.from({ length: MOST_HITS + 1 }, () => [html("<p>sensor</p>")]);
    const course = await createCourse(world.ctx, { modules: [{ pages }] });
    await changeCourse(world.ctx, course, { freeNavigation: true });
    const { hits, more } = await search(await joinCourse(world, course), course, "sensor");
    expect([hits.length, more]).toEqual([MOST_HITS, true]);
  });
});

describe("GET /api/student/search", () => {
  const searchAll = (client: TestClient, query: string) =>
    client.get<FoundInCourses>(`/api/student/search?q=${encodeURIComponent(query)}`);

  test("401 when signed out, 422 beside the field", async () => {
    expect((await searchAll(world.visitor(), "sensor")).status).toBe(401);
    const student = await world.as(await createPerson(world.ctx));
    const short = await searchAll(student, "x");
    expect([short.status, short.error.errors]).toEqual([
      422,
      { q: ["Write at least 2 characters."] },
    ]);
  });

  test("a course that has the letters only inside words comes last", async () => {
    const [inside, whole] = [await createSearched(), await createSearched()];
    const person = await createPerson(world.ctx);
    for (const course of [inside, whole]) await enrol(world.ctx, person, course);
    const student = await world.as(person);
    const note = (course: Made, text: string) =>
      student.post(`/api/courses/page/notes/${course.pages[0]!.id}`, { text });
    await note(inside, "La longitud");
    await note(whole, "Con Git");
    const { body } = await searchAll(student, "git");
    expect(body.courses.map(({ course }) => course.id)).toEqual([whole.id, inside.id]);
  });

  test("finds what one has reached of the open courses one takes, by course", async () => {
    const [one, other, ended, strange] = [
      await createSearched(),
      await createSearched(),
      await createSearched(),
      await createSearched(),
    ];
    const person = await createPerson(world.ctx);
    for (const course of [one, other, ended]) await enrol(world.ctx, person, course);
    await changeCourse(world.ctx, ended, { endsAt: new Date(0) });
    await changeCourse(world.ctx, other, { order: 2 });
    const student = await world.as(person);
    await finish(student, one.pages[0]!, 0);
    await student.post(`/api/courses/page/notes/${other.pages[0]!.id}`, { text: "A sensor here" });
    const { body } = await searchAll(student, "sensor");
    expect(body.more).toBe(false);
    expect(body.courses.map(({ course }) => course.id)).toEqual([one.id, other.id]);
    expect(locationsOf(body.courses[0]!)).toEqual([
      ["section", one.pages[0]!.sectionIds[0]],
      ["section", one.pages[0]!.sectionIds[1]],
    ]);
    expect(locationsOf(body.courses[1]!)).toEqual([
      ["section", other.pages[0]!.sectionIds[0]],
      ["note", null],
    ]);
    expect(JSON.stringify(body)).not.toContain(`/student/courses/${strange.id}/`);
  });

  test("lists so many matches in all, and says that there are more", async () => {
    const person = await createPerson(world.ctx);
    const pages = Array.from({ length: 30 }, () => [html("<p>Soil</p>")]);
    for (const order of [1, 2]) {
      const course = await createCourse(world.ctx, {
        order,
        freeNavigation: true,
        modules: [{ pages }],
      });
      await enrol(world.ctx, person, course);
    }
    const { body } = await searchAll(await world.as(person), "soil");
    expect(body.courses.map(({ hits }) => hits.length)).toEqual([30, MOST_HITS - 30]);
    expect(body.more).toBe(true);
  });
});
