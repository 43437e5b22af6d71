import type {
  AnnouncementFields,
  AnnouncementReaders,
  AnnouncementScopes,
  ManagedAnnouncement,
  ManagedAnnouncements,
} from "@paso/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import {
  announcementFiles,
  announcements,
  auditLog,
  authoringDrafts,
} from "../../../database/tables/index.ts";
import {
  AUTHORS,
  type CourseStaff,
  createCourseStaff,
  READERS,
  statusesOf,
} from "../../../testing/course-staff.ts";
import {
  assignStaff,
  createCourse,
  createGroup,
  createPerson,
  enrol,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { insertAnnouncement } from "../../../testing/insert-announcement.ts";
import { HTML, PDF, picture } from "../../../testing/sample-files.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { formOf } from "../../../testing/test-form.ts";
import { deleteGroup } from "../../courses/groups/delete-group.ts";
import { deleteUnusedPictures } from "../files/delete-unused-pictures.ts";
import { deleteUntouched } from "./delete-untouched.ts";

let world: TestApp;
let course: MadeCourse;
let staff: CourseStaff;
let teacher: TestClient;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  await world.ctx.database.delete(announcements);
  course = await createCourse(world.ctx, { title: "Soil", modules: [] });
  staff = await createCourseStaff(world, course);
  ({ teacher } = staff);
});

const PATH = "/api/authoring/announcements";
const fields = (overrides: Partial<AnnouncementFields> = {}): AnnouncementFields => ({
  title: "New dates",
  html: "<p>A week later.</p>",
  course_id: course.id,
  group_id: null,
  send_date: null,
  expiry_date: null,
  is_pinned: false,
  is_urgent: false,
  allows_comments: false,
  ...overrides,
});
const create = async (client = teacher, courseId: number | null = course.id) =>
  client.post<ManagedAnnouncement>(PATH, { course_id: courseId, group_id: null });
const read = (id: number, client = teacher) => client.get<ManagedAnnouncement>(`${PATH}/${id}`);
const act = (id: number, action: string, body?: unknown, client = teacher) =>
  client.post<ManagedAnnouncement>(`${PATH}/${id}/${action}`, body);
const save = async (
  { id, version }: Pick<ManagedAnnouncement, "id" | "version">,
  change: Partial<AnnouncementFields> = {},
  client = teacher,
) => client.send<ManagedAnnouncement>("PUT", `${PATH}/${id}`, { ...fields(change), version });

/** A draft with a title and a text. */
async function draft(change: Partial<AnnouncementFields> = {}, client = teacher) {
  const { body } = await create(
    client,
    change.course_id === undefined ? course.id : change.course_id,
  );
  const { status, body: saved, text } = await save(body, change, client);
  expect([status, text]).toEqual([200, text]);
  return saved;
}

describe("an announcement that was begun and left empty", () => {
  test("is continued by its author, for the same people alone", async () => {
    const { body: begun } = await create();
    expect((await create()).body).toMatchObject({ id: begun.id, version: 1 });
    expect((await create(staff.admin)).body.id).not.toBe(begun.id);
    const other = await createCourse(world.ctx, { modules: [] });
    const ofOther = await create(staff.admin, other.id);
    expect(ofOther.body.id).not.toBe((await create(staff.admin)).body.id);
  });

  test("is not, once something is written in it or uploaded to it", async () => {
    const written = await draft();
    const { body: second } = await create();
    expect(second.id).not.toBe(written.id);
    await teacher.post(`${PATH}/${second.id}/files`, undefined, file());
    expect((await create()).body.id).not.toBe(second.id);
  });
});

describe("who writes", () => {
  test("those of a course are its staff's who manage its students", async () => {
    const { id } = await draft();
    expect(await statusesOf(staff, (client) => read(id, client))).toEqual(READERS);
    const body = { course_id: course.id, group_id: null };
    expect(await statusesOf(staff, (client) => client.post(PATH, body))).toEqual(AUTHORS);
    for (const [role, expected] of [
      ["assistant", 200],
      ["viewer", 403],
    ] as const) {
      const person = await createPerson(world.ctx, { role: "instructor" });
      await assignStaff(world.ctx, person, course, role);
      const client = await world.as(person);
      expect((await client.post(PATH, body)).status).toBe(expected);
      const found = await read(id, client);
      expect([found.status, found.body.may_change]).toEqual([200, expected === 200]);
    }
  });

  test("those of the site are administrators', and other staff read what was sent", async () => {
    const site = { course_id: null, group_id: null };
    expect(await statusesOf(staff, (client) => client.post(PATH, site))).toEqual({
      ...AUTHORS,
      teacher: 403,
      colleague: 403,
    });
    const { id } = await insertAnnouncement(world.ctx);
    const hidden = await insertAnnouncement(world.ctx, { visibleFrom: null });
    expect((await read(id)).body.may_change).toBe(false);
    expect((await read(hidden.id)).status).toBe(404);
    expect((await read(hidden.id, staff.admin)).status).toBe(200);
    expect((await act(id, "withdraw", { reason: "Wrong" })).status).toBe(403);
    expect((await teacher.get(`${PATH}/${id}/readers`)).status).toBe(403);
    expect((await staff.admin.get(`${PATH}/${id}/readers`)).status).toBe(200);
  });

  test("nobody addresses people of a course that they do not manage", async () => {
    const other = await createCourse(world.ctx, { title: "Water", modules: [] });
    const announcement = await draft();
    const moved = await save(announcement, { course_id: other.id });
    expect(moved.status).toBe(403);
    expect((await save(announcement, { course_id: null })).status).toBe(403);
    const group = await createGroup(world.ctx, other, "Evening");
    const foreign = await save(announcement, { group_id: group.id });
    expect([foreign.status, foreign.error.errors]).toEqual([
      422,
      { group_id: ["This value is not valid."] },
    ]);
  });

  test("may choose among", async () => {
    const scopes = async (client: TestClient) =>
      (await client.get<AnnouncementScopes>("/api/authoring/announcement-scopes")).body;
    expect(await scopes(teacher)).toEqual({
      site: false,
      courses: [{ id: course.id, title: "Soil" }],
    });
    expect(await scopes(staff.colleague)).toEqual({ site: false, courses: [] });
    expect(await scopes(staff.viewer)).toEqual({ site: false, courses: [] });
    expect((await scopes(staff.admin)).site).toBe(true);
  });
});

describe("a draft", () => {
  test("is saved, with its HTML sanitised, and sent to be read", async () => {
    const html = '<p onclick="x()">A week <b>later</b>.</p><script>alert(1)</script>';
    const { id, ...saved } = await draft({ html, is_pinned: true, is_urgent: true });
    expect(saved).toMatchObject({
      state: "draft",
      html: "<p>A week <b>later</b>.</p>",
      is_pinned: true,
      is_urgent: true,
      course: { id: course.id, title: "Soil" },
      send_date: null,
    });
    const student = await createPerson(world.ctx);
    await enrol(world.ctx, student, course);
    const sent = await act(id, "send");
    expect(sent.body).toMatchObject({ state: "sent", send_date: "2026-03-10T12:00", audience: 1 });
    const seen = await (await world.as(student)).get(`/api/announcements/${id}`);
    expect(seen.body).toMatchObject({ html: "<p>A week <b>later</b>.</p>", is_urgent: true });
    expect((await act(id, "send")).error.code).toBe("announcement_sent");
    const logged = await world.ctx.database.select().from(auditLog);
    expect(logged.map(({ action }) => action)).toContain("announcement.sent");
  });

  test("has to say something before it is sent", async () => {
    const { body: empty } = await create();
    const refused = await act(empty.id, "send");
    expect([refused.status, refused.error.errors]).toEqual([
      422,
      { title: ["This field is required."], html: ["This field is required."] },
    ]);
    const past = await draft({ send_date: "2026-03-10T11:59" });
    expect((await act(past.id, "send")).error.errors).toEqual({
      send_date: ["This date has passed."],
    });
    const backwards = { send_date: "2026-03-12T12:00", expiry_date: "2026-03-12T12:00" };
    expect((await save(past, backwards)).error.errors).toEqual({
      expiry_date: ["The end must be after the start."],
    });
  });

  test("is planned for its date, and can be taken back until then", async () => {
    const { id } = await draft({ send_date: "2026-03-10T13:00" });
    const planned = await act(id, "send");
    expect(planned.body).toMatchObject({ state: "planned", send_date: "2026-03-10T13:00" });
    const later = await save(planned.body, { send_date: "2026-03-10T14:00" });
    expect(later.body).toMatchObject({ state: "planned", send_date: "2026-03-10T14:00" });
    expect((await act(id, "withdraw", { reason: "No" })).error.code).toBe("announcement_not_sent");
    expect((await act(id, "unplan")).body).toMatchObject({ state: "draft" });
    expect((await act(id, "unplan")).error.code).toBe("announcement_not_planned");
    await act(id, "send");
    world.clock.moveTo("2026-03-10T14:00:00Z");
    expect((await read(id)).body.state).toBe("sent");
  });

  test("is deleted; what was sent is not", async () => {
    const { id } = await draft();
    expect((await teacher.send("DELETE", `${PATH}/${id}`)).status).toBe(200);
    expect((await read(id)).status).toBe(404);
    const sent = await insertAnnouncement(world.ctx, { courseId: course.id });
    const refused = await teacher.send("DELETE", `${PATH}/${sent.id}`);
    expect([refused.status, refused.error.code]).toEqual([409, "announcement_sent"]);
  });

  test("that somebody else has changed is not overwritten", async () => {
    const announcement = await draft();
    await save(announcement, { title: "Theirs" }, staff.admin);
    const refused = await save(announcement, { title: "Mine" });
    expect([refused.status, refused.error.code]).toEqual([409, "stale_version"]);
    expect(refused.error).toMatchObject({ current: { title: "Theirs" } });
  });
});

describe("what was sent", () => {
  test("is marked when it is changed, and keeps its readers", async () => {
    const { id } = await draft();
    const { body: sent } = await act(id, "send");
    world.clock.moveTo("2026-03-10T14:00:00Z");
    const group = await createGroup(world.ctx, course, "Evening");
    const refused = await save(sent, { group_id: group.id });
    expect(refused.error.errors).toEqual({
      course_id: ["It has been sent already. To whom it goes stays."],
    });
    const { body } = await save(sent, { title: "Newer dates", send_date: "2026-04-01T08:00" });
    expect(body).toMatchObject({
      title: "Newer dates",
      state: "sent",
      send_date: "2026-03-10T12:00",
      edited_at: "2026-03-10T14:00",
    });
  });

  test("is shown again where its end is moved behind today", async () => {
    const expiresAt = new Date("2026-03-10T13:00:00Z");
    const { id } = await insertAnnouncement(world.ctx, { courseId: course.id, expiresAt });
    world.clock.moveTo("2026-03-10T13:00:00Z");
    await world.ctx.database.update(announcements).set({ endedAt: world.clock.now() });
    const { body: expired } = await read(id);
    expect(expired.state).toBe("expired");
    expect((await save(expired, { expiry_date: "2026-03-20T12:00" })).body.state).toBe("sent");
    const [row] = await world.ctx.database.select().from(announcements);
    expect(row).toMatchObject({ endedAt: null });
  });

  test("is withdrawn for a reason, once, and changes no more", async () => {
    const { id } = await insertAnnouncement(world.ctx, { courseId: course.id });
    expect((await act(id, "withdraw", { reason: " " })).error.errors).toEqual({
      reason: ["Say why you withdraw it."],
    });
    const { body } = await act(id, "withdraw", { reason: "The dates were wrong." });
    expect(body).toMatchObject({
      state: "withdrawn",
      withdrawn_reason: "The dates were wrong.",
      withdrawn_at: "2026-03-10T12:00",
    });
    for (const refused of [
      await act(id, "withdraw", { reason: "Again" }),
      await save(body),
      await teacher.post(`${PATH}/${id}/files`, undefined, file()),
    ]) {
      expect([refused.status, refused.error.code]).toEqual([409, "announcement_withdrawn"]);
    }
  });

  test("goes to the group that takes in the people of its own", async () => {
    const evening = await createGroup(world.ctx, course, "Evening");
    const morning = await createGroup(world.ctx, course, "Morning");
    const { id } = await insertAnnouncement(world.ctx, {
      courseId: course.id,
      groupId: evening.id,
    });
    const merge = { courseId: course.id, groupId: evening.id, moveTo: morning.id };
    await deleteGroup(world.ctx, merge);
    expect((await read(id)).body.group).toEqual({ id: morning.id, name: "Morning" });
  });
});

const file = (name = "plan.pdf", bytes: Buffer = PDF) => formOf({ key: "file", name, bytes });

describe("files", () => {
  test("are attached once, listed and taken away, which marks what was sent", async () => {
    const { id } = await draft();
    const attach = (form = file()) =>
      teacher.post<ManagedAnnouncement>(`${PATH}/${id}/files`, undefined, form);
    const plan = { name: "plan.pdf", size: PDF.length, href: expect.any(String) };
    expect((await attach()).body.files).toEqual([plan]);
    expect((await attach(file("copy.pdf"))).body.files).toEqual([plan]);
    const { status, error } = await attach(file("page.pdf", HTML));
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ["file"]]);
    const { href } = (await read(id)).body.files[0]!;
    expect((await teacher.get(href)).bytes.equals(PDF)).toBe(true);
    expect((await staff.colleague.get(href)).status).toBe(404);
    expect((await staff.student.get(href)).status).toBe(404);
    await act(id, "send");
    const gone = await teacher.send<ManagedAnnouncement>("DELETE", `${PATH}/${id}/files/plan.pdf`);
    expect(gone.body).toMatchObject({ files: [], edited_at: "2026-03-10T12:00" });
    const again = await teacher.send("DELETE", `${PATH}/${id}/files/plan.pdf`);
    expect(again.status).toBe(404);
  });

  test("pictures are uploaded for the text, which names no others", async () => {
    const announcement = await draft();
    const { id } = announcement;
    const image = formOf({ key: "image", name: "garden plan.png", bytes: await picture("png") });
    const uploaded = await teacher.post(`${PATH}/${id}/pictures`, undefined, image);
    expect(uploaded.body).toMatchObject({ reference: "files/garden%20plan.png" });
    const html = '<p><img src="files/garden%20plan.png" alt="A plan"></p>';
    const refused = await save(announcement, { html: '<p><img src="files/none.png" alt=""></p>' });
    expect(refused.error.errors).toEqual({
      html: ["There is no file none.png. Upload it first."],
    });
    const { status } = await save(announcement, { html });
    expect(status).toBe(200);
    await act(id, "send");
    const student = await createPerson(world.ctx);
    await enrol(world.ctx, student, course);
    const client = await world.as(student);
    const seen = await client.get<{ html: string }>(`/api/announcements/${id}`);
    const address = `/api/announcements/${id}/files/garden%20plan.png`;
    expect(seen.body.html).toContain(`src="${address}"`);
    expect((await client.get(address)).headers["content-type"]).toBe("image/png");
  });

  test("pictures that no text shows are deleted after 30 days, unless unsaved work may show them", async () => {
    const announcement = await draft();
    const { id } = announcement;
    for (const [index, name] of ["shown.png", "unused.png"].entries()) {
      const bytes = await picture("png", { width: 10 + index, height: 20 });
      const form = formOf({ key: "image", name, bytes });
      await teacher.post(`${PATH}/${id}/pictures`, undefined, form);
    }
    await save(announcement, { html: '<p><img src="files/shown.png" alt=""></p>' });
    const names = async () =>
      (await world.ctx.database.select().from(announcementFiles)).map(({ name }) => name);
    world.clock.moveTo("2026-04-09T11:59:59Z");
    expect(await deleteUnusedPictures(world.ctx)).toBe(0);
    world.clock.moveTo("2026-04-09T12:00:00Z");
    const author = await createPerson(world.ctx, { role: "instructor" });
    const unsaved = { userId: author.id, key: `announcement:${id}`, body: {} };
    const savedAt = world.clock.now();
    await world.ctx.database.insert(authoringDrafts).values({ ...unsaved, savedAt });
    expect(await deleteUnusedPictures(world.ctx)).toBe(0);
    await world.ctx.database.delete(authoringDrafts);
    expect(await deleteUnusedPictures(world.ctx)).toBe(1);
    expect(await names()).toEqual(["shown.png"]);
  });
});

test("a form that was looked at and left is not listed, and deleted after 30 days; one typed into stays", async () => {
  const { ctx, clock } = world;
  const begun = { courseId: course.id, title: "", html: "", visibleFrom: null };
  const untouched = await insertAnnouncement(ctx, begun);
  const typedInto = await insertAnnouncement(ctx, begun);
  const author = await createPerson(ctx, { role: "instructor" });
  const unsaved = { userId: author.id, key: `announcement:${typedInto.id}`, body: {} };
  await ctx.database.insert(authoringDrafts).values({ ...unsaved, savedAt: clock.now() });
  const { body } = await teacher.get<ManagedAnnouncements>(PATH);
  expect(body.announcements.map(({ id }) => id)).toEqual([typedInto.id]);

  const kept = async () =>
    (await ctx.database.select().from(announcements).orderBy(announcements.id)).map(({ id }) => id);
  clock.moveTo("2026-04-09T11:59:59Z");
  expect(await deleteUntouched(ctx)).toBe(0);
  expect(await kept()).toEqual([untouched.id, typedInto.id]);
  clock.moveTo("2026-04-09T12:00:00Z");
  expect(await deleteUntouched(ctx)).toBe(1);
  expect(await kept()).toEqual([typedInto.id]);
});

describe("the list", () => {
  const list = async (query = "", client = teacher) =>
    (await client.get<ManagedAnnouncements>(`${PATH}${query}`)).body;
  const titles = async (query = "", client = teacher) =>
    (await list(query, client)).announcements.map(({ title }) => title);

  beforeEach(async () => {
    const now = world.clock.now();
    const other = await createCourse(world.ctx, { modules: [] });
    const made = [
      { title: "draft", visibleFrom: null },
      { title: "planned", visibleFrom: new Date("2026-03-12T12:00:00Z") },
      { title: "sent" },
      { title: "expired", expiresAt: now },
      { title: "withdrawn", withdrawnAt: now, withdrawnReason: "Wrong", endedAt: now },
      { title: "elsewhere", courseId: other.id },
      { title: "site", courseId: null },
      { title: "site draft", courseId: null, visibleFrom: null },
    ];
    for (const one of made) await insertAnnouncement(world.ctx, { courseId: course.id, ...one });
  });

  test("has those of one's courses and of the site, newest first", async () => {
    const own = ["withdrawn", "expired", "sent", "planned", "draft"];
    expect(await titles()).toEqual(["site", ...own]);
    expect(await titles("", staff.colleague)).toEqual(["site"]);
    expect(await titles("", staff.admin)).toEqual(["site draft", "site", "elsewhere", ...own]);
    expect(await titles("", staff.viewer)).toEqual(["site", "elsewhere", ...own]);
    expect(await titles(`?course=${course.id}`, staff.admin)).toEqual(own);
  });

  test.each(["draft", "planned", "sent", "expired", "withdrawn"])("of those %s", async (state) => {
    expect(await titles(`?state=${state}&course=${course.id}`)).toEqual([state]);
    const [one] = (await list(`?state=${state}&course=${course.id}`)).announcements;
    expect(one?.state).toBe(state);
  });

  test("is searched, and comes in parts", async () => {
    expect(await titles("?q=PLAN")).toEqual(["planned"]);
    const first = await list("?limit=4");
    expect(first.announcements).toHaveLength(4);
    expect(await titles(`?limit=4&cursor=${first.next_cursor}`)).toEqual(["planned", "draft"]);
  });
});

describe("who has read it", () => {
  test("is listed by name, searched, and comes in parts", async () => {
    const { id } = await insertAnnouncement(world.ctx, { courseId: course.id });
    for (const [firstName, lastName] of [
      ["Zoe", "Ábalos"],
      ["Ana", "Ruiz"],
      ["Ben", "Abbott"],
    ] as const) {
      const person = await createPerson(world.ctx, { firstName, lastName });
      await enrol(world.ctx, person, course);
      if (firstName === "Ana") {
        await (await world.as(person)).post(`/api/announcements/${id}/read`);
      }
    }
    const gone = await createPerson(world.ctx, { disabledAt: world.clock.now() });
    await enrol(world.ctx, gone, course);
    const readers = async (query = "") =>
      (await teacher.get<AnnouncementReaders>(`${PATH}/${id}/readers${query}`)).body;
    const names = async (query = "") => (await readers(query)).readers.map(({ name }) => name);
    expect(await names()).toEqual(["Zoe Ábalos", "Ben Abbott", "Ana Ruiz"]);
    expect(await names("?read=yes")).toEqual(["Ana Ruiz"]);
    expect(await names("?read=no")).toEqual(["Zoe Ábalos", "Ben Abbott"]);
    expect(await names("?q=abalos+z")).toEqual(["Zoe Ábalos"]);
    const first = await readers("?limit=2");
    expect(await names(`?limit=2&cursor=${first.next_cursor}`)).toEqual(["Ana Ruiz"]);
    expect((await readers("?read=yes")).readers[0]).toMatchObject({ read_at: "2026-03-10T12:00" });
    expect((await read(id)).body).toMatchObject({ audience: 3, read: 1, readers: 1 });
  });

  test("is everybody of the site, or of one group", async () => {
    const group = await createGroup(world.ctx, course, "Evening");
    const person = await createPerson(world.ctx);
    await enrol(world.ctx, person, course, group);
    await enrol(world.ctx, await createPerson(world.ctx), course);
    const scope = { courseId: course.id, groupId: group.id };
    const { id } = await insertAnnouncement(world.ctx, scope);
    expect((await read(id)).body.audience).toBe(1);
    const site = await insertAnnouncement(world.ctx);
    const { rows } = await world.ctx.database.execute<{ people: number }>(
      sql`select count(*)::int as people from users where disabled_at is null`,
    );
    expect((await read(site.id, staff.admin)).body.audience).toBe(rows[0]!.people);
  });
});
