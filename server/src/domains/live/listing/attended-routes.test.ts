import type {
  CourseMap,
  LiveClass,
  LiveClassList,
  Navigation,
  PlannedClass,
  PlannedClassList,
  StudentHome,
  Today,
} from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { liveClasses, sections } from "../../../database/tables/index.ts";
import {
  assignStaff,
  createCourse,
  createGroup,
  createPerson,
  enrol,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { insertLiveClass } from "../../../testing/live-classes.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let course: MadeCourse;
let student: TestClient;
let teacher: TestClient;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  await world.ctx.database.delete(liveClasses);
  course = await createCourse(world.ctx, { title: "Soil", modules: [] });
  const person = await createPerson(world.ctx);
  await enrol(world.ctx, person, course);
  student = await world.as(person);
  const staff = await createPerson(world.ctx, { role: "instructor" });
  await assignStaff(world.ctx, staff, course, "teacher");
  teacher = await world.as(staff);
});

const insert = (title: string, start: string, plan: Parameters<typeof insertLiveClass>[1] = {}) =>
  insertLiveClass(world.ctx, {
    title,
    courseId: course.id,
    startsAt: new Date(`2026-03-${start}:00Z`),
    ...plan,
  });

const list = async (query = "", client = student) =>
  (await client.get<LiveClassList>(`/api/live-classes${query}`)).body;
const titlesOf = ({ live_classes }: { live_classes: { title: string }[] }) =>
  live_classes.map(({ title }) => title);

describe("one's classes", () => {
  test("are those of one's courses, group and the site, the next first", async () => {
    const group = await createGroup(world.ctx, course, "Evening");
    const elsewhere = await createCourse(world.ctx, { modules: [] });
    await insert("Later", "20T10:00");
    await insert("Runs", "10T11:30");
    await insert("Of the site", "12T10:00", { courseId: null });
    await insert("Of another group", "11T10:00", { groupId: group.id });
    await insert("Of another course", "11T10:00", { courseId: elsewhere.id });
    await insert("Over", "10T10:00");
    expect(titlesOf(await list())).toEqual(["Runs", "Of the site", "Later"]);
    expect(titlesOf(await list("?when=past"))).toEqual(["Over"]);
    expect(titlesOf(await list(`?course=${course.id}`))).toEqual(["Runs", "Later"]);
    expect(titlesOf(await list("?q=SITE"))).toEqual(["Of the site"]);
  });

  test("of somebody who hosts one and teaches its course are listed once", async () => {
    const { body: session } = await teacher.get<{ user: { id: number } }>("/api/session");
    await insert("Hosted", "12T10:00", { hostIds: [session.user.id] });
    expect(titlesOf(await list("", teacher))).toEqual(["Hosted"]);
  });

  test.each(["upcoming", "past"])(
    "come in parts, none missing and none twice: %s",
    async (when) => {
      const days =
        when === "past" ? ["01", "01", "02", "03", "04"] : ["11", "11", "12", "13", "14"];
      for (const [index, day] of days.entries()) {
        await insert(`Class ${index}`, `${day}T10:00`, index % 2 === 0 ? {} : { courseId: null });
      }
      const seen: string[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const part: LiveClassList = await list(`?when=${when}&limit=2&cursor=${cursor}`);
        seen.push(...titlesOf(part));
        cursor = part.next_cursor;
      }
      const expected = ["Class 0", "Class 1", "Class 2", "Class 3", "Class 4"];
      expect(seen).toEqual(when === "past" ? expected.toReversed() : expected);
    },
  );

  test.each(["1-1", "zzzzzzzzzzz-1", "3f", "----"])(
    "with a forged cursor are listed: %s",
    async (cursor) => {
      await insert("Later", "20T10:00");
      expect((await student.get(`/api/live-classes?cursor=${cursor}`)).status).toBe(200);
    },
  );
});

test("a class says to its course's staff alone that there are questions to present", async () => {
  const asking = await createCourse(world.ctx, {
    modules: [{ pages: [[sample.textarea({ min: 0, max: 0 })]] }, { pages: [[sample.radio()]] }],
    survey: [sample.radio()],
  });
  const person = await createPerson(world.ctx);
  await enrol(world.ctx, person, asking);
  const staff = await createPerson(world.ctx, { role: "instructor" });
  await assignStaff(world.ctx, staff, asking, "viewer");
  const host = await createPerson(world.ctx, { role: "instructor" });
  const plan = { courseId: asking.id, hostIds: [host.id] };
  const { classId } = await insert("Ours", "12T10:00", plan);
  const readAs = async (who: { id: number }, path = `/api/live-classes/${classId}`) =>
    (await (await world.as(who)).get<LiveClass | PlannedClass>(path)).body.may_present;
  expect(await readAs(staff)).toBe(true);
  expect(await readAs(staff, `/api/authoring/live-classes/${classId}`)).toBe(true);
  expect(await readAs(host)).toBe(false);
  expect(await readAs(person)).toBe(false);
  const [, page] = asking.pages;
  await world.ctx.database
    .update(sections)
    .set({ deletedAt: world.ctx.clock.now() })
    .where(eq(sections.id, page!.sectionIds[0]!));
  expect(await readAs(staff)).toBe(false);
});

describe("staff's classes", () => {
  const planned = async (client: TestClient) =>
    (await client.get<PlannedClassList>("/api/authoring/live-classes")).body;

  test("are those of their courses; administrators see all, and viewers plan none", async () => {
    const elsewhere = await createCourse(world.ctx, { modules: [] });
    await insert("Ours", "12T10:00");
    await insert("Theirs", "13T10:00", { courseId: elsewhere.id });
    await insert("Of the site", "14T10:00", { courseId: null });
    expect(await planned(teacher)).toMatchObject({
      live_classes: [{ title: "Ours", meeting: { state: "ready" }, joined: 0 }],
      may_create: true,
    });
    for (const role of ["admin", "viewer"] as const) {
      const client = await world.as(await createPerson(world.ctx, { role }));
      const body = await planned(client);
      expect(titlesOf(body)).toEqual(["Ours", "Theirs", "Of the site"]);
      expect(body.may_create).toBe(role === "admin");
    }
  });
});

describe("the navigation", () => {
  const areasOf = async (client: TestClient) =>
    (await client.get<Navigation>("/api/navigation")).body.areas;

  test("names live classes for those who have any", async () => {
    expect(await areasOf(student)).not.toHaveProperty("live");
    expect(await areasOf(teacher)).toHaveProperty("staff_live", { waiting: 0 });
    await insert("Ours", "12T10:00");
    expect(await areasOf(student)).toHaveProperty("live", { waiting: 0 });
    expect(await areasOf(student)).not.toHaveProperty("staff_live");
  });

  test("of a course names them for those whose group has any", async () => {
    const partsOf = async (client: TestClient) =>
      (await client.get<CourseMap>(`/api/student/courses/${course.id}`)).body.parts;
    const group = await createGroup(world.ctx, course, "Evening");
    const evening = await createPerson(world.ctx);
    await enrol(world.ctx, evening, course, group);
    const other = await world.as(evening);
    await insert("Of the site", "12T10:00", { courseId: null });
    await insert("Of a group", "01T10:00", { groupId: group.id });
    expect(await partsOf(student)).toEqual({});
    expect(await partsOf(other)).toEqual({ live: { waiting: 0 } });
  });

  test("shows the next one on the first screens, with no address of its meeting", async () => {
    await insert("Later", "20T10:00");
    const { classId } = await insert("Next", "11T10:00");
    const home = await student.get<StudentHome>("/api/student/courses");
    expect(home.body.next_class).toMatchObject({
      id: classId,
      title: "Next",
      course: { id: course.id, title: "Soil" },
      starts_at: "2026-03-11T10:00:00.000Z",
      joins_at: "2026-03-11T09:50:00.000Z",
      path: `/student/live/${classId}`,
      people: null,
    });
    expect(home.text).not.toContain("key-of-occurrence");
    const { body } = await teacher.get<Today>("/api/authoring/today");
    expect(body.next_class).toMatchObject({ path: `/authoring/live/${classId}`, people: 1 });
  });
});
