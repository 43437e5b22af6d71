import type {
  AnnouncementComments,
  Comment,
  ManagedAnnouncement,
  ModeratedAnnouncement,
  OpenedAnnouncement,
  Today,
} from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { announcements, enrolments } from "../../../database/tables/index.ts";
import {
  AUTHORS,
  type CourseStaff,
  createCourseStaff,
  READERS,
  statusesOf,
} from "../../../testing/course-staff.ts";
import {
  createCourse,
  createGroup,
  createPerson,
  enrol,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { insertAnnouncement } from "../../../testing/insert-announcement.ts";
import { recordEvents } from "../../../testing/record-events.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { joinCourse } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { announcementCommented } from "../events/announcements-events.ts";

let world: TestApp;
let course: MadeCourse;
let staff: CourseStaff;
let reader: TestClient;
let peer: TestClient;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  course = await createCourse(world.ctx, { title: "Soil", modules: [] });
  staff = await createCourseStaff(world, course);
  reader = await joinCourse(world, course, { firstName: "Ada" });
  peer = await joinCourse(world, course, { firstName: "Alan" });
});

const announce = async (overrides: Parameters<typeof insertAnnouncement>[1] = {}) => {
  const open = { courseId: course.id, allowsComments: true };
  return (await insertAnnouncement(world.ctx, { ...open, ...overrides })).id;
};
const address = (id: number) => `/api/announcements/${id}`;
const list = (id: number, client = reader, query = "") =>
  client.get<AnnouncementComments>(`${address(id)}/comments${query}`);
const say = (id: number, text: string, client = reader, token?: string) =>
  client.post<{ comment: Comment; comment_count: number }>(`${address(id)}/comments`, {
    text,
    ...(token && { token }),
  });
const moderation = (id: number, client = staff.teacher) =>
  client.get<ModeratedAnnouncement>(`/api/authoring${address(id).slice(4)}/comments`);
const decide = (id: number, commentId: number, hidden: boolean, client = staff.teacher) =>
  client.post(`/api/authoring${address(id).slice(4)}/comments/${commentId}/decision`, {
    hidden,
    handled: true,
  });

describe("comments on an announcement", () => {
  test("are told of, counted, and listed part by part; each is its author's", async () => {
    const id = await announce();
    const findEvents = recordEvents(world.ctx, announcementCommented);
    const sent = await say(id, " Thank you ");
    expect(sent.body).toMatchObject({
      comment: { text: "Thank you", own: true, first_name: "Ada" },
      comment_count: 1,
    });
    const commentId = sent.body.comment.id;
    expect(await findEvents()).toMatchObject([{ announcementId: id, commentId }]);
    for (const text of ["Two", "Three"]) await say(id, text, peer);
    const latest = await list(id, peer, "?limit=2");
    const textsOf = ({ body }: typeof latest) => body.comment_list.map(({ text }) => text);
    expect([latest.body.comments, textsOf(latest)]).toEqual([3, ["Two", "Three"]]);
    const rest = await list(id, peer, `?limit=2&cursor=${latest.body.next_cursor}`);
    expect([textsOf(rest), rest.body.next_cursor]).toEqual([["Thank you"], null]);
    const path = `${address(id)}/comments/${commentId}`;
    expect((await peer.send("DELETE", path)).status).toBe(404);
    expect((await reader.send("DELETE", path)).body).toEqual({ comment_count: 2 });
  });

  test("are written once, however often one is sent", async () => {
    const id = await announce();
    const token = "0123456789abcdef";
    const [first, again] = [
      await say(id, "Once", reader, token),
      await say(id, "Once", reader, token),
    ];
    expect(again.body).toEqual(first.body);
    expect((await list(id)).body.comment_list).toHaveLength(1);
  });

  test("are for its readers and the staff of its course; viewers look on", async () => {
    const id = await announce();
    expect(await statusesOf(staff, (client) => list(id, client))).toEqual({
      ...READERS,
      student: 404,
    });
    const writers = { ...AUTHORS, student: 404 };
    expect(await statusesOf(staff, (client) => say(id, "Hello", client))).toEqual(writers);
    expect((await say(id, "   ")).error.errors).toEqual({ text: ["Write a comment."] });
    expect((await list(2_000_000_000)).status).toBe(404);
  });

  test("of a group are the group's", async () => {
    const evening = await createGroup(world.ctx, course, "Evening");
    const id = await announce({ groupId: evening.id });
    expect([(await list(id)).status, (await say(id, "Hello")).status]).toEqual([404, 404]);
    await world.ctx.database
      .update(enrolments)
      .set({ groupId: evening.id })
      .where(eq(enrolments.courseId, course.id));
    expect((await say(id, "Hello")).status).toBe(200);
  });

  test("of the whole site are everybody's, and administrators decide", async () => {
    const id = await announce({ courseId: null });
    const { body } = await say(id, "Hello", await world.as(await createPerson(world.ctx)));
    expect((await decide(id, body.comment.id, true)).status).toBe(403);
    expect((await decide(id, body.comment.id, true, staff.admin)).status).toBe(200);
  });

  test("stay readable once its author closes them, and nothing more is written or liked", async () => {
    const id = await announce();
    const { body } = await say(id, "Early");
    await world.ctx.database
      .update(announcements)
      .set({ allowsComments: false })
      .where(eq(announcements.id, id));
    for (const refused of [await say(id, "Late"), await reader.post(`${address(id)}/like`)]) {
      expect([refused.status, refused.error.code]).toEqual([409, "comments_closed"]);
    }
    expect((await list(id)).body).toMatchObject({
      is_open: false,
      comments: 1,
      comment_list: [{ text: "Early" }],
    });
    const opened = await reader.get<OpenedAnnouncement>(address(id));
    expect(opened.body.has_comments).toBe(true);
    const path = `${address(id)}/comments/${body.comment.id}`;
    expect((await reader.send("DELETE", path)).status).toBe(200);
  });

  test("go with what was withdrawn or has expired", async () => {
    const id = await announce();
    await say(id, "Early");
    const path = `/api/authoring/announcements/${id}/withdraw`;
    expect((await staff.teacher.post(path, { reason: "Wrong date" })).status).toBe(200);
    expect([(await list(id)).status, (await say(id, "Late")).status]).toEqual([404, 404]);
    const opened = await reader.get<OpenedAnnouncement>(address(id));
    expect(opened.body.has_comments).toBe(false);
    // Staff can still see the comments.
    expect((await moderation(id)).body).toMatchObject({
      may_comment: false,
      comments: [{ text: "Early" }],
    });
    const ended = await announce({ expiresAt: new Date("2026-03-10T12:00:01Z") });
    world.clock.moveTo("2026-03-10T12:00:01Z");
    expect((await say(ended, "Late")).status).toBe(404);
  });
});

describe("a like", () => {
  test("toggles, and one's own announcement takes none", async () => {
    const author = await createPerson(world.ctx, { role: "student" });
    await enrol(world.ctx, author, course);
    const id = await announce({ authorId: author.id });
    const like = (client: TestClient) => client.post(`${address(id)}/like`);
    expect((await like(reader)).body).toEqual({ liked: true, like_count: 1 });
    expect((await list(id)).body).toMatchObject({ likes: 1, liked: true });
    expect((await list(id, peer)).body).toMatchObject({ likes: 1, liked: false });
    expect((await like(reader)).body).toEqual({ liked: false, like_count: 0 });
    const refused = await like(await world.as(author));
    expect([refused.status, refused.error.code]).toEqual([409, "own_announcement"]);
  });
});

describe("staff", () => {
  const today = async () =>
    (await staff.teacher.get<Today>("/api/authoring/today")).body.needs.filter(
      ({ kind }) => kind === "reports",
    );
  const managed = async (id: number) =>
    (await staff.teacher.get<ManagedAnnouncement>(`/api/authoring${address(id).slice(4)}`)).body;

  test("are told of what was reported, hide it, and restore it", async () => {
    const id = await announce();
    const { body } = await say(id, "Rude words");
    const path = `${address(id)}/comments/${body.comment.id}`;
    expect(await today()).toEqual([]);
    expect((await peer.post(`${path}/report`, { reason: "rude" })).status).toBe(200);
    expect((await peer.post(`${path}/report`, {})).status).toBe(200);
    expect((await reader.post(`${path}/report`, {})).status).toBe(409);
    expect((await list(id, peer)).body.comment_list).toMatchObject([{ reported: true }]);
    expect(await today()).toMatchObject([
      { count: 1, course: { id: course.id }, redirect_to: `/authoring/news/${id}#comments` },
    ]);
    expect(await managed(id)).toMatchObject({ comments: 1, open_reports: 1 });
    expect((await moderation(id)).body).toMatchObject({
      may_moderate: true,
      may_comment: true,
      comments: [{ text: "Rude words", reports: [{ reason: "rude" }] }],
    });
    const decided = await decide(id, body.comment.id, true);
    expect(decided.body).toMatchObject({ decision: { hidden: true }, open_reports: 0 });
    expect((await list(id, peer)).body).toMatchObject({ comments: 0, comment_list: [] });
    expect((await list(id)).body.comment_list).toMatchObject([{ hidden: true }]);
    expect([await today(), await managed(id)]).toMatchObject([[], { open_reports: 0 }]);
    await decide(id, body.comment.id, false);
    expect((await list(id, peer)).body.comments).toBe(1);
  });

  test("read and decide by their role in the course", async () => {
    const id = await announce();
    const { body } = await say(id, "Hello");
    expect(await statusesOf(staff, (client) => moderation(id, client))).toEqual(READERS);
    const decided = (client: TestClient) => decide(id, body.comment.id, false, client);
    expect(await statusesOf(staff, decided)).toEqual(AUTHORS);
    expect((await decide(id, 2_000_000_000, true)).status).toBe(404);
  });

  test("open and close comments after it was sent, which is no edit", async () => {
    const id = await announce({ allowsComments: false });
    const { version, html, title } = await managed(id);
    const save = (change: object) =>
      staff.teacher.send<ManagedAnnouncement>("PUT", `/api/authoring/announcements/${id}`, {
        title,
        html,
        course_id: course.id,
        group_id: null,
        send_date: null,
        expiry_date: null,
        is_pinned: false,
        is_urgent: false,
        allows_comments: true,
        version,
        ...change,
      });
    const opened = await save({});
    expect(opened.body).toMatchObject({ allows_comments: true, edited_at: null });
    expect((await say(id, "Hello")).status).toBe(200);
    const reworded = await save({ title: "Newer dates", version: opened.body.version });
    expect(reworded.body.edited_at).toBe("2026-03-10T12:00");
  });
});
