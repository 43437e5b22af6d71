import type {
  AnnouncementList,
  CourseResults,
  ManagedAnnouncement,
  PeopleIssue,
  ResultIssue,
  StudentResults,
  StudentWay,
} from "@paso/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import {
  AUTHORS,
  type CourseStaff,
  createCourseStaff,
  statusesOf,
} from "../../testing/course-staff.ts";
import {
  createCourse,
  createGroup,
  createPerson,
  enrol,
  findDefaultGroup,
  type MadeCourse,
} from "../../testing/factories.ts";
import { handleEvents } from "../../testing/handle-events.ts";
import { sample } from "../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import { answer, finish } from "../../testing/take-course.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { notifyReadersJob } from "../announcements/fan-out/notify-readers.ts";
import { notificationsHandlers } from "../notifications/notifications-handlers.ts";

let world: TestApp;
let course: MadeCourse;
let staff: CourseStaff;
let handle: ReturnType<typeof handleEvents>;

/** Three minutes of reading. */
const LONG = "word ".repeat(600);

beforeAll(async () => {
  world = await startTestApp();
  handle = handleEvents(world.ctx, notificationsHandlers);
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  course = await createCourse(world.ctx, {
    title: "Gardens",
    modules: [
      {
        pages: [
          [
            sample.radioValidated(),
            sample.paragraph({ html: `<p>${LONG}</p>` }),
            sample.textarea({ min: 0, max: 0 }),
            sample.video(),
          ],
        ],
      },
    ],
  });
  staff = await createCourseStaff(world, course);
});

const page = () => course.pages[0]!;
const sectionAt = (place: number) => page().sectionIds[place]!;
const base = () => `/api/authoring/courses/${course.id}`;
const seconds = (count: number) => world.clock.sleep(count * 1_000);

async function join(group?: { id: number }): Promise<{ id: number; client: TestClient }> {
  const person = await createPerson(world.ctx);
  await enrol(world.ctx, person, course, group);
  return { id: person.id, client: await world.as(person) };
}

/** Answers the question, reads for some seconds, shares a text and stops the video at a second. */
async function take(
  { id, client }: { id: number; client: TestClient },
  { value = "0", reading, stop }: { value?: string; reading: number; stop: number },
): Promise<void> {
  await answer(client, page(), 0, value);
  await finish(client, page(), 0);
  await seconds(reading);
  await finish(client, page(), 1);
  await answer(client, page(), 2, "Roses");
  await finish(client, page(), 2);
  await world.ctx.database.execute(sql`
    insert into playbacks (user_id, section_id, video, position, duration, updated_at)
    values (${id}, ${sectionAt(3)}, 'https://example.org/1', ${stop}, 300, ${world.clock.now().toISOString()})`);
}

/** An administrator with a new session, however far the clock has moved. */
const admin = async () => world.as(await createPerson(world.ctx, { role: "admin" }));

async function listed(issue: PeopleIssue, place: number, query = ""): Promise<number[]> {
  const path = `${base()}/results/students?issue=${issue}&section=${sectionAt(place)}${query}`;
  const { body } = await (await admin()).get<StudentResults>(path);
  expect(body.total).toBe(body.students.length);
  return body.students.map(({ id }) => id).toSorted((one, other) => one - other);
}

describe("the people of an issue", () => {
  test("are as many as its number says, and those whom it is about", async () => {
    const people = [];
    for (let index = 0; index < 12; index += 1) people.push(await join());
    for (const [index, person] of people.entries()) {
      // Six hurry, eight get it wrong, nine stop within ten seconds of 1:00.
      await take(person, {
        value: index < 8 ? "1" : "0",
        reading: index % 2 === 0 ? 15 : 90,
        stop: index < 9 ? 60 + index : 200 + 20 * index,
      });
    }
    await seconds(8 * 24 * 3_600);
    const { body } = await (await admin()).get<CourseResults>(`${base()}/results`);
    const found = new Map<string, ResultIssue>(body.issues.map((issue) => [issue.kind, issue]));
    expect(found.get("video")).toMatchObject({ second: 60, people: 9 });
    expect(found.has("left")).toBe(false);
    expect(found.get("hurried")).toMatchObject({ timed: 12, hurried: 6, reading_seconds: 180 });
    expect(found.get("hard")).toMatchObject({ answers: 12, right: 4 });
    expect(found.get("without_reply")).toMatchObject({
      without_reply: 12,
      redirect_to: `/authoring/courses/${course.id}/opinions?question=${sectionAt(2)}&show=unanswered`,
    });
    const ids = people.map(({ id }) => id);
    expect(await listed("video", 3)).toEqual(ids.slice(0, 9));
    expect(await listed("left", 3)).toEqual(ids);
    expect(await listed("hurried", 1)).toEqual(ids.filter((_, index) => index % 2 === 0));
    expect(await listed("hard", 0)).toEqual(ids.slice(0, 8));
    expect(await listed("without_reply", 2)).toEqual(ids);
    expect(await listed("hard", 2)).toEqual([]);
  });

  test("are those of a group where it is the group's issue", async () => {
    const group = await createGroup(world.ctx, course, "Evening");
    const [inGroup, outside] = [await join(group), await join()];
    for (const person of [inGroup, outside])
      await take(person, { value: "1", reading: 90, stop: 60 });
    expect(await listed("hard", 0, `&group=${group.id}`)).toEqual([inGroup.id]);
    expect(await listed("hard", 0)).toEqual([inGroup.id, outside.id]);
  });

  test("need the issue and a section of the course", async () => {
    const other = await createCourse(world.ctx, { modules: [{ pages: [[sample.paragraph()]] }] });
    const path = `${base()}/results/students`;
    const elsewhere = other.pages[0]!.sectionIds[0]!;
    expect((await staff.teacher.get(`${path}?issue=left&section=${elsewhere}`)).status).toBe(404);
    const { status, error } = await staff.teacher.get(`${path}?issue=left`);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ["issue"]]);
    expect((await staff.teacher.get(`${path}?issue=easy&section=1`)).status).toBe(422);
  });
});

describe("news to the people of an issue", () => {
  const write = (body: object, client = staff.teacher) =>
    client.post<{ announcement_id: number; people: number }>(`${base()}/results-messages`, body);
  const newsOf = async (client: TestClient) =>
    (await client.get<AnnouncementList>("/api/announcements")).body.announcements;

  test("is for those who write to the course's students", async () => {
    await take(await join(), { value: "1", reading: 90, stop: 60 });
    const body = { issue: "hard", section_id: sectionAt(0) };
    expect(await statusesOf(staff, (client) => write(body, client))).toEqual(AUTHORS);
    expect((await write({ issue: "hard" })).status).toBe(422);
    expect((await write({ issue: "hard", section_id: 999_999 })).status).toBe(404);
    const nobody = await write({ issue: "hard", section_id: sectionAt(2) });
    expect([nobody.status, nobody.error.code]).toEqual([409, "nobody"]);
  });

  test("goes to one student who is named, and to nobody who does not take the course", async () => {
    const [person, outsider] = [await join(), await createPerson(world.ctx)];
    await join();
    const { body } = await write({ student_ids: [person.id] });
    expect(body.people).toBe(1);
    const path = `/api/authoring/announcements/${body.announcement_id}`;
    expect((await staff.teacher.get(path)).body).toMatchObject({ is_direct: true, audience: 1 });
    const nobody = await write({ student_ids: [outsider.id] });
    expect([nobody.status, nobody.error.code]).toEqual([409, "nobody"]);
    const mayWrite = (client: TestClient) =>
      client
        .get<StudentWay>(`${base()}/results/students/${person.id}`)
        .then(({ body: way }) => way.may_write);
    expect(await mayWrite(staff.teacher)).toBe(true);
    expect(await mayWrite(staff.viewer)).toBe(false);
  });

  test("are continued while they are empty, unless others are meant", async () => {
    await take(await join(), { value: "1", reading: 90, stop: 60 });
    const body = { issue: "hard", section_id: sectionAt(0) };
    const begin = async (client = staff.teacher) =>
      (await write(body, client)).body.announcement_id;
    const begun = await begin();
    expect(await begin()).toBe(begun);
    expect(await begin(staff.admin)).not.toBe(begun);
    await take(await join(), { value: "1", reading: 90, stop: 60 });
    expect(await begin()).not.toBe(begun);
  });

  test("reaches exactly them, each alone", async () => {
    const [first, second, other] = [await join(), await join(), await join()];
    await take(first, { value: "1", reading: 90, stop: 60 });
    await take(second, { value: "1", reading: 90, stop: 60 });
    await take(other, { value: "0", reading: 90, stop: 60 });
    const { body } = await write({ issue: "hard", section_id: sectionAt(0) });
    expect(body.people).toBe(2);
    const path = `/api/authoring/announcements/${body.announcement_id}`;
    const { body: draft } = await staff.teacher.get<ManagedAnnouncement>(path);
    expect(draft).toMatchObject({ state: "draft", is_direct: true, audience: 2, group: null });
    const fields = {
      title: "About the first question",
      html: "<p>Have another look at it.</p>",
      course_id: course.id,
      group_id: null,
      send_date: null,
      expiry_date: null,
      is_pinned: false,
      is_urgent: true,
      allows_comments: false,
      version: draft.version,
    };
    const group = await findDefaultGroup(world.ctx, course);
    const toAll = await staff.teacher.send("PUT", path, { ...fields, group_id: group.id });
    expect(Object.keys(toAll.error.errors ?? {})).toEqual(["course_id"]);
    const talked = await staff.teacher.send("PUT", path, { ...fields, allows_comments: true });
    expect(Object.keys(talked.error.errors ?? {})).toEqual(["allows_comments"]);
    expect((await staff.teacher.send("PUT", path, fields)).status).toBe(200);
    expect(await newsOf(first.client)).toEqual([]);
    expect((await staff.teacher.post(`${path}/send`)).status).toBe(200);
    await notifyReadersJob.run(world.ctx, { announcementId: body.announcement_id });
    await handle();
    expect(await newsOf(first.client)).toMatchObject([
      { title: "About the first question", is_direct: true, is_urgent: true },
    ]);
    expect(await newsOf(other.client)).toEqual([]);
    const own = `/api/announcements/${body.announcement_id}`;
    expect((await second.client.get(own)).status).toBe(200);
    expect((await other.client.get(own)).status).toBe(404);
    expect((await second.client.get(own)).text).not.toContain(`"id":${first.id}`);
    const { rows } = await world.ctx.database.execute<{ userId: number }>(sql`
      select user_id as "userId" from notifications
      where announcement_id = ${body.announcement_id} order by user_id`);
    expect(rows.map(({ userId }) => userId)).toEqual([first.id, second.id]);
    await world.ctx.database.execute(
      sql`delete from enrolments where user_id = ${second.id} and course_id = ${course.id}`,
    );
    expect((await second.client.get(own)).status).toBe(404);
  });
});
