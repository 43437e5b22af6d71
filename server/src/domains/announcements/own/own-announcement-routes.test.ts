import type {
  AnnouncementList,
  Navigation,
  NotificationList,
  OpenedAnnouncement,
  StudentHome,
  WaitingNotifications,
} from "@paso/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import {
  announcementFiles,
  announcementReadings,
  announcements,
  enrolments,
  notifications,
} from "../../../database/tables/index.ts";
import {
  assignStaff,
  changeCourse,
  createCourse,
  createGroup,
  createPerson,
  enrol,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { insertAnnouncement } from "../../../testing/insert-announcement.ts";
import { PDF } from "../../../testing/sample-files.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { storeFile } from "../../files/index.ts";
import { createNotifications } from "../../notifications/create/create-notifications.ts";

let world: TestApp;
let course: MadeCourse;
let student: { id: number };
let client: TestClient;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  await world.ctx.database.delete(announcements);
  course = await createCourse(world.ctx, { title: "Soil", modules: [] });
  student = await createPerson(world.ctx);
  await enrol(world.ctx, student, course);
  client = await world.as(student);
});

const list = (query = "", reader = client) =>
  reader.get<AnnouncementList>(`/api/announcements${query}`);
const open = (id: number, reader = client) =>
  reader.get<OpenedAnnouncement>(`/api/announcements/${id}`);
const titles = async (reader = client) =>
  (await list("", reader)).body.announcements.map(({ title }) => title);
const at = (instant: string) => ({ visibleFrom: new Date(instant) });

describe("a person's news", () => {
  test("are those of the site, their courses and their groups", async () => {
    const other = await createCourse(world.ctx, { modules: [] });
    const evening = await createGroup(world.ctx, course, "Evening");
    const morning = await createGroup(world.ctx, course, "Morning");
    await world.ctx.database
      .update(enrolments)
      .set({ groupId: evening.id })
      .where(sql`user_id = ${student.id}`);
    const courseId = course.id;
    await insertAnnouncement(world.ctx, { title: "site", ...at("2026-03-10T09:00:00Z") });
    await insertAnnouncement(world.ctx, {
      title: "course",
      courseId,
      ...at("2026-03-10T10:00:00Z"),
    });
    const evenings = { title: "group", courseId, groupId: evening.id };
    await insertAnnouncement(world.ctx, { ...evenings, ...at("2026-03-10T11:00:00Z") });
    await insertAnnouncement(world.ctx, { title: "others", courseId, groupId: morning.id });
    await insertAnnouncement(world.ctx, { title: "elsewhere", courseId: other.id });
    expect(await titles()).toEqual(["group", "course", "site"]);
    const [first] = (await list()).body.announcements;
    expect(first).toMatchObject({
      course: { id: courseId, title: "Soil" },
      group: { id: evening.id, name: "Evening" },
      sent_at: "2026-03-10T11:00",
      excerpt: "The second module begins a week later.",
      author: null,
      is_read: false,
    });
    const stranger = await world.as(await createPerson(world.ctx));
    expect(await titles(stranger)).toEqual(["site"]);
  });

  test("begin with what is pinned, and go on part by part with nothing twice", async () => {
    for (let minute = 10; minute < 22; minute += 1) {
      await insertAnnouncement(world.ctx, {
        title: `at ${minute}`,
        isPinned: minute % 5 === 0,
        // Two share each minute, with the id as tie-break.
        ...at(`2026-03-10T11:${minute - (minute % 2)}:00Z`),
        ...(minute % 3 === 0 && { courseId: course.id }),
      });
    }
    const expected = [20, 15, 10, 21, 19, 18, 17, 16, 14, 13, 12, 11].map((one) => `at ${one}`);
    expect(await titles()).toEqual(expected);
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const { body }: { body: AnnouncementList } = await list(`?limit=5&cursor=${cursor}`);
      seen.push(...body.announcements.map(({ title }) => title));
      cursor = body.next_cursor;
    }
    expect(seen).toEqual(expected);
  });

  test("lack drafts, what is planned, what expired and what was withdrawn", async () => {
    const now = world.clock.now();
    await insertAnnouncement(world.ctx, { title: "draft", visibleFrom: null });
    await insertAnnouncement(world.ctx, { title: "planned", ...at("2026-03-10T12:01:00Z") });
    await insertAnnouncement(world.ctx, { title: "expired", expiresAt: now });
    const withdrawn = { withdrawnAt: now, withdrawnReason: "Wrong date", endedAt: now };
    await insertAnnouncement(world.ctx, { title: "withdrawn", ...withdrawn });
    await insertAnnouncement(world.ctx, {
      title: "ending",
      expiresAt: new Date("2026-03-10T12:00:01Z"),
    });
    expect(await titles()).toEqual(["ending"]);
  });

  test("lack those of a course that is not published, or was removed", async () => {
    await insertAnnouncement(world.ctx, { courseId: course.id });
    expect(await titles()).toHaveLength(1);
    await changeCourse(world.ctx, course, { status: "draft" });
    expect(await titles()).toEqual([]);
    await changeCourse(world.ctx, course, { status: "published", deletedAt: world.clock.now() });
    expect(await titles()).toEqual([]);
  });
});

describe("the navigation and the home", () => {
  const areas = async (reader = client) =>
    (await reader.get<Navigation>("/api/navigation")).body.areas;
  const home = async () => (await client.get<StudentHome>("/api/student/courses")).body;

  test("have news once there is some, and count what of the last 60 days is not read", async () => {
    expect([await areas(), (await home()).news]).toEqual([
      expect.not.objectContaining({ news: expect.anything() }),
      null,
    ]);
    await insertAnnouncement(world.ctx, { ...at("2025-12-01T12:00:00Z"), isPinned: true });
    expect(await areas()).toMatchObject({ news: { waiting: 0 } });
    const [one, two] = [
      await insertAnnouncement(world.ctx, { title: "one", courseId: course.id }),
      await insertAnnouncement(world.ctx, { title: "two", ...at("2026-03-01T12:00:00Z") }),
    ];
    expect(await areas()).toMatchObject({ news: { waiting: 2 } });
    await client.post(`/api/announcements/${two.id}/read`);
    expect(await areas()).toMatchObject({ news: { waiting: 1 } });
    expect((await home()).news).toEqual({
      id: one.id,
      title: "one",
      text: "The second module begins a week later.",
      published: "2026-03-10T12:00",
      is_urgent: false,
      is_read: false,
      author: null,
      course: { id: course.id, title: "Soil" },
      path: `/student/news/${one.id}`,
      others: 0,
    });
  });

  test("put what is urgent first until it is read", async () => {
    const author = await createPerson(world.ctx, { firstName: "Marta", lastName: "Ruiz" });
    const urgent = { title: "urgent", isUrgent: true, authorId: author.id };
    const { id } = await insertAnnouncement(world.ctx, {
      ...urgent,
      ...at("2026-03-01T12:00:00Z"),
    });
    await insertAnnouncement(world.ctx, { title: "later" });
    expect((await home()).news).toMatchObject({
      title: "urgent",
      author: { name: "Marta Ruiz" },
      others: 1,
    });
    await client.post(`/api/announcements/${id}/read`);
    expect((await home()).news).toMatchObject({ title: "later", others: 0 });
  });

  test("lead staff to what they announce", async () => {
    const teacher = await createPerson(world.ctx, { role: "instructor" });
    const reader = await world.as(teacher);
    expect(await areas(reader)).not.toHaveProperty("staff_news");
    await assignStaff(world.ctx, teacher, course);
    expect(await areas(reader)).toHaveProperty("staff_news");
    expect(await areas()).not.toHaveProperty("staff_news");
  });
});

describe("what is urgent", () => {
  const urgent = async (reader = client) =>
    (await reader.get<WaitingNotifications>("/api/notifications/unread")).body.urgent;
  const insert = (title: string, overrides: Parameters<typeof insertAnnouncement>[1] = {}) =>
    insertAnnouncement(world.ctx, { title, isUrgent: true, ...overrides });

  test("is the latest that is addressed to one, until it is read", async () => {
    expect(await urgent()).toBeNull();
    const other = await createCourse(world.ctx, { modules: [] });
    await insert("elsewhere", { courseId: other.id });
    await insert("calm", { isUrgent: false });
    const early = await insert("early", { ...at("2026-03-09T12:00:00Z") });
    const late = await insert("late", { courseId: course.id });
    expect(await urgent()).toEqual({ id: late.id, title: "late" });
    await client.post(`/api/announcements/${late.id}/read`);
    expect(await urgent()).toEqual({ id: early.id, title: "early" });
    await client.post(`/api/announcements/${early.id}/read`);
    expect(await urgent()).toBeNull();
    const stranger = await world.as(await createPerson(world.ctx));
    expect(await urgent(stranger)).toMatchObject({ title: "early" });
  });

  test("is nothing that is planned, over, withdrawn, or older than 60 days", async () => {
    const now = world.clock.now();
    await insert("planned", at("2026-03-10T12:01:00Z"));
    await insert("expired", { expiresAt: now });
    await insert("withdrawn", { withdrawnAt: now, withdrawnReason: "Wrong", endedAt: now });
    await insert("old", at("2026-01-01T12:00:00Z"));
    expect(await urgent()).toBeNull();
  });
});

describe("an announcement", () => {
  test("is read by those to whom it is addressed", async () => {
    const { id } = await insertAnnouncement(world.ctx, { courseId: course.id });
    expect((await open(id, world.visitor())).status).toBe(401);
    const stranger = await world.as(await createPerson(world.ctx));
    expect((await open(id, stranger)).status).toBe(404);
    expect((await stranger.post(`/api/announcements/${id}/read`)).status).toBe(404);
    expect((await open(2_000_000_000)).status).toBe(404);
    const draft = await insertAnnouncement(world.ctx, { visibleFrom: null });
    expect((await open(draft.id)).status).toBe(404);
    const { status, body } = await open(id);
    expect([status, body.state, body.html]).toEqual([
      200,
      "sent",
      "<p>The second module begins a week later.</p>",
    ]);
  });

  test("that expired or was withdrawn says so, without its text and files", async () => {
    const expiresAt = new Date("2026-03-10T12:30:00Z");
    const { id } = await insertAnnouncement(world.ctx, { expiresAt });
    const file = await storeFile(world.ctx, PDF);
    await world.ctx.database.insert(announcementFiles).values({
      announcementId: id,
      name: "plan.pdf",
      fileId: file.id,
      use: "attachment",
      createdAt: world.clock.now(),
    });
    const address = `/api/announcements/${id}/files/plan.pdf`;
    expect((await open(id)).body.files).toEqual([
      { name: "plan.pdf", href: address, size: PDF.length },
    ]);
    expect((await client.get(address)).bytes.equals(PDF)).toBe(true);
    world.clock.moveTo("2026-03-10T12:30:00Z");
    expect((await open(id)).body).toMatchObject({ state: "expired", html: "", files: [] });
    expect((await client.get(address)).status).toBe(404);
    const now = world.clock.now();
    const withdrawn = { withdrawnAt: now, withdrawnReason: "Wrong date", endedAt: now };
    const taken = await insertAnnouncement(world.ctx, withdrawn);
    expect((await open(taken.id)).body).toMatchObject({
      state: "withdrawn",
      html: "",
      withdrawn_reason: "Wrong date",
    });
  });

  test("is read once, which the list and the bell then know", async () => {
    const { id } = await insertAnnouncement(world.ctx, { title: "New dates" });
    const cause = { kind: "announcement" as const, bundleKey: `announcement:${id}` };
    await createNotifications(world.ctx, { ...cause, announcementId: id }, [student.id]);
    const unread = async () =>
      (await client.get<NotificationList>("/api/notifications")).body.unread;
    expect([(await list()).body.announcements[0]!.is_read, await unread()]).toEqual([false, 1]);
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await client.post(`/api/announcements/${id}/read`);
      expect([status, body]).toEqual([200, { is_read: true }]);
      world.clock.moveTo("2026-03-10T13:00:00Z");
    }
    const [reading] = await world.ctx.database.select().from(announcementReadings);
    expect(reading).toMatchObject({ readAt: new Date("2026-03-10T12:00:00Z") });
    expect([(await list()).body.announcements[0]!.is_read, await unread()]).toEqual([true, 0]);
    expect((await open(id)).body.is_read).toBe(true);
  });

  test("leaves the bell with what it is about", async () => {
    const { id } = await insertAnnouncement(world.ctx, { courseId: course.id });
    const cause = { kind: "announcement" as const, bundleKey: `announcement:${id}` };
    const about = { announcementId: id, courseId: course.id };
    await createNotifications(world.ctx, { ...cause, ...about }, [student.id]);
    const bell = async () =>
      (await client.get<NotificationList>("/api/notifications")).body.notifications;
    expect(await bell()).toMatchObject([
      {
        kind: "announcement",
        announcement: { title: "New dates" },
        text: "The second module begins a week later.",
        path: `/student/news/${id}`,
      },
    ]);
    await world.ctx.database.update(announcements).set({ endedAt: world.clock.now() });
    expect(await bell()).toEqual([]);
    expect(await world.ctx.database.$count(notifications)).toBeGreaterThan(0);
  });
});
