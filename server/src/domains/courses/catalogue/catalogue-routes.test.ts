import type { Catalogue, CataloguePage, OwnSignUps } from "@paso/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { courses } from "../../../database/tables/index.ts";
import {
  assignStaff,
  changeCourse,
  createCourse,
  createPerson,
  enrol,
  giveThumbnail,
  openSignUp,
} from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let person: { id: number };
let client: TestClient;
let visitor: TestClient;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.ctx.database.delete(courses);
  world.ctx.site.catalogue = "members";
  person = await createPerson(world.ctx);
  client = await world.as(person);
  visitor = world.visitor();
});

type Terms = Parameters<typeof openSignUp>[2];
async function offer(title: string, terms: Terms = {}, fields: object = {}) {
  const course = await createCourse(world.ctx, { title, modules: [], ...fields });
  await openSignUp(world.ctx, course, terms);
  return course;
}
const list = (query = "", who = client) => who.get<Catalogue>(`/api/catalogue${query}`);
const titles = async (query = "", who = client) =>
  (await list(query, who)).body.courses.map(({ title }) => title);
const page = (id: number, who = client) => who.get<CataloguePage>(`/api/catalogue/courses/${id}`);

describe("the catalogue", () => {
  test("lists published courses that one can sign up for, now or later, by title", async () => {
    await offer("Óptica");
    await offer("álgebra", { opensAt: new Date("2030-01-01") });
    await offer("Not open any more", { closesAt: new Date("2020-01-01") });
    await offer("Off", { way: "off", isPublic: true });
    await offer("Draft", {}, { status: "draft" });
    await offer("Over", {}, { endsAt: new Date("2020-01-01") });
    await offer("Deleted", {}, { deletedAt: new Date() });
    await createCourse(world.ctx, { title: "Never offered", modules: [] });
    await offer("Zoology");
    expect(await titles()).toEqual(["álgebra", "Óptica", "Zoology"]);
    const [later] = (await list()).body.courses;
    expect(later?.sign_up).toEqual({
      way: "open",
      state: "not_open",
      opens_at: "2030-01-01T00:00",
      closes_at: null,
      seats_left: null,
    });
  });

  test("is searched without accents and case, in titles and summaries, and by language", async () => {
    await offer("Óptica geométrica", { summary: "Lentes y espejos" }, { language: "es" });
    await offer("Optics");
    await offer("Soil");
    expect(await titles("?q=OPT")).toEqual(["Óptica geométrica", "Optics"]);
    expect(await titles("?q=ESPEJOS%20geometrica")).toEqual(["Óptica geométrica"]);
    expect(await titles("?q=opt&language=en")).toEqual(["Optics"]);
    expect(await titles("?q=nothing")).toEqual([]);
    expect((await list("?language=fr")).status).toBe(422);
  });

  test("goes on where a part ended, each course once", async () => {
    for (const title of ["b", "Á", "a", "c", "b"]) await offer(title);
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const part: { body: Catalogue } = await list(`?limit=2&cursor=${cursor}`);
      seen.push(...part.body.courses.map(({ title }) => title));
      cursor = part.body.next_cursor;
    }
    expect(seen.map((title) => title.toLowerCase().replace("á", "a"))).toEqual([
      "a",
      "a",
      "b",
      "b",
      "c",
    ]);
  });

  test("says how many seats are left, and where one is with each course", async () => {
    const full = await offer("Full", { seats: 1 });
    await enrol(world.ctx, await createPerson(world.ctx), full);
    await offer("Roomy", { seats: 3 });
    const mine = await offer("Mine", { seats: 5 });
    await enrol(world.ctx, person, mine);
    await client.post(`/api/catalogue/courses/${full.id}/sign-up`, {});
    const { courses: rows } = (await list()).body;
    expect(
      rows.map(({ title, sign_up: { state, seats_left: left }, own }) => ({
        title,
        state,
        left,
        own: own?.state ?? null,
      })),
    ).toEqual([
      { title: "Full", state: "full", left: 0, own: "waiting" },
      { title: "Mine", state: "open", left: 4, own: "enrolled" },
      { title: "Roomy", state: "open", left: 3, own: null },
    ]);
  });

  test("is shown without a session where the site says so, with public pages alone", async () => {
    await offer("Public", { isPublic: true });
    await offer("For members");
    expect((await list("", visitor)).status).toBe(401);
    world.ctx.site.catalogue = "everybody";
    expect(await titles("", visitor)).toEqual(["Public"]);
    expect((await list("", visitor)).body.courses[0]?.own).toBeNull();
    expect(await titles()).toEqual(["For members", "Public"]);
  });
});

describe("a course's page", () => {
  test("says what it is about by titles alone, and who teaches it by chosen names", async () => {
    const teacher = await createPerson(world.ctx, { role: "instructor" });
    const course = await offer(
      "Soil",
      { isPublic: true, summary: "All about soil", description: "<p>Dig in</p>" },
      {
        hasDiploma: true,
        startsAt: new Date("2026-05-01T00:00:00Z"),
        modules: [{ title: "Ground", pages: [[sample.radio()], [sample.video()]] }],
      },
    );
    await assignStaff(world.ctx, teacher, course, "owner");
    const other = await createPerson(world.ctx, { role: "instructor" });
    await assignStaff(world.ctx, other, course);
    await world.ctx.database.execute(
      sql`update course_staff set public_name = 'Dr Hopper' where user_id = ${teacher.id}`,
    );
    const { body, text } = await page(course.id, visitor);
    expect(body.course).toMatchObject({
      title: "Soil",
      summary: "All about soil",
      description: "<p>Dig in</p>",
      language: "en",
      picture: null,
      start_date: "2026-05-01T00:00",
      teachers: ["Dr Hopper"],
      modules: [{ title: "Ground", pages: ["Page 1", "Page 2"] }],
      has_diploma: true,
      own: null,
    });
    expect(body.course.minutes).toBeGreaterThan(0);
    // No page content, and no people who did not choose to be named there.
    expect(text).not.toMatch(/question|vimeo|youtube|example\.org/);
  });

  test("is public only where the author says so, published, and for those who take the course", async () => {
    const [open, hidden, off] = [
      await offer("Open", { isPublic: true }),
      await offer("Hidden"),
      await offer("Off", { way: "off" }),
    ];
    const draft = await offer("Draft", { isPublic: true }, { status: "draft" });
    const status = async (id: number, who: TestClient) => (await page(id, who)).status;
    const statuses = (who: TestClient) =>
      Promise.all([open, hidden, off, draft, { id: 999_999 }].map(({ id }) => status(id, who)));
    expect(await statuses(visitor)).toEqual([200, 401, 401, 401, 401]);
    expect(await statuses(client)).toEqual([200, 200, 404, 404, 404]);
    await enrol(world.ctx, person, off);
    expect(await status(off.id, client)).toBe(200);
  });

  test("shows its picture to those who may read it", async () => {
    const course = await offer("Soil", { isPublic: true });
    await giveThumbnail(world.ctx, course, { name: "soil.png", bytes: Buffer.from("png") });
    const { picture } = (await page(course.id, visitor)).body.course;
    expect(picture).toMatch(
      new RegExp(`^/api/catalogue/courses/${course.id}/picture\\?width=960&v=\\d+$`),
    );
    expect((await visitor.get(picture!)).text).toBe("png");
    await world.ctx.database.execute(sql`update course_sign_ups set is_public = false`);
    expect((await visitor.get(picture!)).status).toBe(401);
    expect((await client.get(picture!)).status).toBe(200);
    await changeCourse(world.ctx, course, {
      thumbnail: "https://example.org/a.png",
      thumbnailFileId: null,
    });
    expect((await page(course.id)).body.course.picture).toBe("https://example.org/a.png");
    expect((await client.get(picture!)).status).toBe(404);
  });
});

describe("one's own requests", () => {
  test("are listed until one is in, with what became of them", async () => {
    const mine = async () => (await client.get<OwnSignUps>("/api/catalogue/mine")).body;
    expect(await mine()).toEqual({ requests: [], has_courses: false });
    const [one, two] = [await offer("One", { way: "approval" }), await offer("Two", { seats: 1 })];
    await enrol(world.ctx, await createPerson(world.ctx), two);
    for (const { id } of [two, one]) await client.post(`/api/catalogue/courses/${id}/sign-up`, {});
    expect(await mine()).toMatchObject({
      requests: [
        { course: { title: "Two" }, own: { state: "waiting", position: 1 } },
        { course: { title: "One" }, own: { state: "pending" } },
      ],
      has_courses: true,
    });
    await enrol(world.ctx, person, one);
    await changeCourse(world.ctx, two, { status: "draft" });
    expect(await mine()).toEqual({ requests: [], has_courses: true });
  });

  test("are bounded in ten minutes", async () => {
    const course = await offer("One");
    const statuses: number[] = [];
    for (let time = 0; time < 31; time += 1) {
      statuses.push((await client.post(`/api/catalogue/courses/${course.id}/sign-up`, {})).status);
    }
    expect([statuses[29], statuses[30]]).toEqual([200, 429]);
  });

  test("need a session", async () => {
    const course = await offer("One", { isPublic: true });
    const path = `/api/catalogue/courses/${course.id}/sign-up`;
    expect((await visitor.get("/api/catalogue/mine")).status).toBe(401);
    expect((await visitor.post(path, {})).status).toBe(401);
    expect((await visitor.send("DELETE", path)).status).toBe(401);
    expect((await client.post(path, { text: "x".repeat(1_001) })).status).toBe(422);
  });
});
