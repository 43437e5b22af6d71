import type { CourseOpinions, EndpointOutput, readCourseOpinion } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { courseStaff, opinionDecisions, opinions } from "../../../database/tables/index.ts";
import { assignStaff, createPerson } from "../../../testing/factories.ts";
import { comment, type Peer, open, OpinionClass } from "../../../testing/opinion-class.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let taken: OpinionClass;
let teacher: TestClient;
let author: Peer;
let peer: Peer;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  taken = await OpinionClass.begin(world, { question: "What do you think?" });
  const person = await createPerson(world.ctx, {
    role: "instructor",
    firstName: "Grace",
    lastName: "Hopper",
  });
  await assignStaff(world.ctx, person, taken.course);
  teacher = await world.as(person);
  author = await taken.joinWith("the author's words", { firstName: "Ada", lastName: "Lovelace" });
  peer = await taken.joinWith("the peer's words", { firstName: "Alan", lastName: "Turing" });
});

const list = (query = "", client = teacher) =>
  client.get<CourseOpinions>(`/api/authoring/courses/${taken.course.id}/opinions${query}`);
const textsOf = ({ body }: { body: CourseOpinions }) => body.opinions.map(({ text }) => text);
const read = (id: number) =>
  teacher.get<EndpointOutput<typeof readCourseOpinion>>(`/api/authoring/opinions/${id}`);
const decide = (decision: object, about = `${author.opinionId}`, client = teacher) =>
  client.post(`/api/authoring/opinions/${about}/decision`, decision);
const report = (who: Peer, about = `${author.opinionId}`, reason = "unkind") =>
  who.client.post(`/api/courses/opinion/${about}/report`, { reason });

const HIDE = { hidden: true, handled: true };
const KEEP = { hidden: false, handled: true };
const UNDO = { hidden: false, handled: false };

describe("the list of a course's opinions", () => {
  test("401, 403 for students, 404 for staff of other courses", async () => {
    const colleague = await world.as(await createPerson(world.ctx, { role: "instructor" }));
    expect((await list("", world.visitor())).status).toBe(401);
    expect((await list("", peer.client)).status).toBe(403);
    expect((await list("", colleague)).status).toBe(404);
    expect((await list("?show=everything")).status).toBe(422);
  });

  test.each([
    ["owner", 200],
    ["assistant", 200],
    ["viewer", 403],
  ] as const)("as %s of the course, deciding gets %i", async (role, status) => {
    await world.ctx.database
      .update(courseStaff)
      .set({ role })
      .where(eq(courseStaff.courseId, taken.course.id));
    expect((await list()).body.may_moderate).toBe(status === 200);
    expect((await decide(HIDE)).status).toBe(status);
  });

  test("shows each with its author, question and path", async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body).toMatchObject({ may_moderate: true, next_cursor: null, time_zone: "UTC" });
    expect(body.opinions[1]).toEqual({
      id: author.opinionId,
      author: "Ada Lovelace",
      text: "the author's words",
      created_at: "2026-03-10T12:00",
      hidden: false,
      decision: null,
      question: "What do you think?",
      path: ["Module 1", "Page 1"],
      likes: 0,
      comments: 0,
      views: 0,
      open_reports: 0,
      pin: null,
    });
  });

  test("reported first, then the newest; by cursor each once", async () => {
    for (let count = 0; count < 5; count += 1) await taken.joinWith(`opinion ${count}`);
    await report(peer);
    const reply = await comment(author.client, peer.opinionId, "a bad reply");
    await report(peer, `${peer.opinionId}/comments/${reply.body.comment.id}`);
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const part: Awaited<ReturnType<typeof list>> = await list(`?limit=2&cursor=${cursor}`);
      seen.push(...textsOf(part));
      cursor = part.body.next_cursor;
    }
    const newest = [4, 3, 2, 1, 0].map((count) => `opinion ${count}`);
    expect(seen).toEqual(["the peer's words", "the author's words", ...newest]);
    expect(textsOf(await list("?show=reported"))).toEqual(seen.slice(0, 2));
  });

  test("those without a reply alone, not hidden ones", async () => {
    expect(textsOf(await list("?show=unanswered"))).toEqual([
      "the peer's words",
      "the author's words",
    ]);
    await comment(author.client, peer.opinionId, "a reply");
    expect(textsOf(await list("?show=unanswered"))).toEqual(["the author's words"]);
    await decide(HIDE);
    expect(textsOf(await list("?show=unanswered"))).toEqual([]);
  });

  test("hidden ones alone, a hidden comment's opinion among them", async () => {
    await decide(HIDE);
    const reply = await comment(peer.client, peer.opinionId, "to be hidden");
    expect(textsOf(await list("?show=hidden"))).toEqual(["the author's words"]);
    await decide(HIDE, `${peer.opinionId}/comments/${reply.body.comment.id}`);
    expect(textsOf(await list("?show=hidden"))).toEqual(["the peer's words", "the author's words"]);
  });

  test.each([
    ["AUTHOR'S", ["the author's words"]],
    ["ada love", ["the author's words"]],
    ["words", ["the peer's words", "the author's words"]],
    ["%", []],
    ["_", []],
    ["\\", []],
    ["'; drop table answers; --", []],
  ])("searches texts and names for %j", async (search, expected) => {
    expect(textsOf(await list(`?search=${encodeURIComponent(search)}`))).toEqual(expected);
  });

  test("holds nothing of workbooks and of other courses", async () => {
    await world.ctx.database
      .update(opinions)
      .set({ published: false })
      .where(eq(opinions.id, author.opinionId));
    const other = await OpinionClass.begin(world);
    await other.joinWith("words elsewhere");
    expect(textsOf(await list())).toEqual(["the peer's words"]);
    expect((await read(author.opinionId)).status).toBe(404);
    expect((await decide(HIDE)).status).toBe(404);
  });
});

describe("a reply of staff", () => {
  const reply = (client: TestClient, text = "Well put.") => comment(client, author.opinionId, text);

  test("is a comment like any other, marked as theirs while they are staff of the course", async () => {
    const { status, body } = await reply(teacher);
    expect([status, body.comment_count]).toEqual([200, 1]);
    expect(body.comment).toMatchObject({ own: true, by_staff: true });
    await comment(peer.client, author.opinionId, "Indeed.");
    const comments = async () =>
      (await open(author.client, author.opinionId)).body.comment_list.map(
        ({ text, first_name: name, by_staff: byStaff }) => [text, name, byStaff],
      );
    expect(await comments()).toEqual([
      ["Well put.", "Grace", true],
      ["Indeed.", "Alan", false],
    ]);
    await world.ctx.database.delete(courseStaff).where(eq(courseStaff.courseId, taken.course.id));
    expect((await comments())[0]).toEqual(["Well put.", "Grace", false]);
  });

  test("answers an opinion", async () => {
    await reply(teacher);
    expect(textsOf(await list("?show=unanswered"))).toEqual(["the peer's words"]);
  });

  test("comes from those who moderate the course alone, and never on what is private", async () => {
    const colleague = await world.as(await createPerson(world.ctx, { role: "instructor" }));
    const viewer = await world.as(await createPerson(world.ctx, { role: "viewer" }));
    expect((await reply(colleague)).status).toBe(404);
    expect((await reply(viewer)).status).toBe(403);
    expect((await reply(teacher, " ")).status).toBe(422);
    await world.ctx.database
      .update(courseStaff)
      .set({ role: "viewer" })
      .where(eq(courseStaff.courseId, taken.course.id));
    expect((await reply(teacher)).status).toBe(403);
    await world.ctx.database.update(courseStaff).set({ role: "owner" });
    await world.ctx.database
      .update(opinions)
      .set({ published: false })
      .where(eq(opinions.id, author.opinionId));
    expect((await reply(teacher)).status).toBe(404);
  });
});

describe("deciding", () => {
  test("viewers see and decide nothing; staff of other courses do not find it", async () => {
    const viewer = await world.as(await createPerson(world.ctx, { role: "viewer" }));
    const colleague = await world.as(await createPerson(world.ctx, { role: "instructor" }));
    expect((await list("", viewer)).body).toMatchObject({ may_moderate: false });
    expect((await decide(HIDE, undefined, viewer)).status).toBe(403);
    expect((await decide(HIDE, undefined, colleague)).status).toBe(404);
    expect((await decide({ hidden: "yes", handled: true })).status).toBe(422);
    expect((await open(peer.client, author.opinionId)).status).toBe(200);
  });

  test("hides an opinion, and restores it with what was counted", async () => {
    await peer.client.post(`/api/courses/opinion/${author.opinionId}/like`);
    expect((await decide(HIDE)).body).toMatchObject({
      decision: { hidden: true, by: "Grace Hopper" },
      open_reports: 0,
    });
    expect((await open(peer.client, author.opinionId)).status).toBe(404);
    expect(await taken.listFor(peer)).toEqual([]);
    expect((await peer.client.post(`/api/courses/opinion/${author.opinionId}/like`)).status).toBe(
      404,
    );
    expect((await open(author.client, author.opinionId)).body.hidden).toBe(true);
    await decide(KEEP);
    expect((await open(peer.client, author.opinionId)).body).toMatchObject({ like_count: 1 });
  });

  test("keeps who decided what, and shows the latest", async () => {
    await decide(HIDE);
    const admin = await createPerson(world.ctx, {
      role: "admin",
      firstName: "Edsger",
      lastName: "D",
    });
    world.clock.moveTo("2026-03-10T14:00:00Z");
    await decide(KEEP, undefined, await world.as(admin));
    const { body } = await list("?search=author");
    expect(body.opinions[0]!.decision).toEqual({
      hidden: false,
      by: "Edsger D",
      at: "2026-03-10T14:00",
    });
    const kept = await world.ctx.database
      .select({ hidden: opinionDecisions.hidden })
      .from(opinionDecisions)
      .where(eq(opinionDecisions.opinionId, author.opinionId))
      .orderBy(opinionDecisions.id);
    expect(kept).toEqual([{ hidden: true }, { hidden: false }]);
  });

  test("settles the open reports; reverting reopens them", async () => {
    await report(peer);
    expect((await read(author.opinionId)).body.reports).toMatchObject([
      { by: "Alan Turing", reason: "unkind" },
    ]);
    await decide(HIDE);
    expect(textsOf(await list("?show=reported"))).toEqual([]);
    expect((await decide(UNDO)).body).toMatchObject({ open_reports: 1 });
    expect(textsOf(await list("?show=reported"))).toEqual(["the author's words"]);
    await decide(KEEP);
    expect(textsOf(await list("?show=reported"))).toEqual([]);
    expect((await open(peer.client, author.opinionId)).status).toBe(200);
  });

  test("a hidden comment is gone for peers, marked for its author, and not counted", async () => {
    const { body } = await comment(peer.client, author.opinionId, "a bad reply");
    const { id } = body.comment;
    await report(author, `${author.opinionId}/comments/${id}`);
    await decide(HIDE, `${author.opinionId}/comments/${id}`);
    const seenByAuthor = await open(author.client, author.opinionId);
    expect(seenByAuthor.body).toMatchObject({ comment_count: 0, comment_list: [] });
    const seenByWriter = await open(peer.client, author.opinionId);
    expect(seenByWriter.body.comment_list).toMatchObject([{ text: "a bad reply", hidden: true }]);
    expect((await report(author, `${author.opinionId}/comments/${id}`)).status).toBe(404);
    expect((await read(author.opinionId)).body.comments).toMatchObject([
      { id, author: "Alan Turing", hidden: true, decision: { by: "Grace Hopper" }, reports: [] },
    ]);
    // Hidden twice, it is left out once.
    await decide(HIDE, `${author.opinionId}/comments/${id}`);
    await decide(KEEP, `${author.opinionId}/comments/${id}`);
    expect((await open(author.client, author.opinionId)).body.comment_count).toBe(1);
    await decide(HIDE, `${author.opinionId}/comments/${id}`);
    await peer.client.send("DELETE", `/api/courses/opinion/${author.opinionId}/comments/${id}`);
    expect((await open(author.client, author.opinionId)).body.comment_count).toBe(0);
  });

  test("comments come oldest first, by cursor", async () => {
    for (let count = 0; count < 5; count += 1)
      await comment(peer.client, author.opinionId, `${count}`);
    const path = `/api/authoring/opinions/${author.opinionId}?limit=3`;
    type Part = EndpointOutput<typeof readCourseOpinion>;
    const first = await teacher.get<Part>(path);
    const rest = await teacher.get<Part>(`${path}&cursor=${first.body.next_cursor}`);
    const all = [...first.body.comments, ...rest.body.comments];
    expect(all.map(({ text }) => text)).toEqual(["0", "1", "2", "3", "4"]);
    expect(rest.body.next_cursor).toBeNull();
  });
});
