import type { ChartChange } from "@paso/contract";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { enrolments } from "../../../database/tables/index.ts";
import {
  changeCourse,
  createCourse,
  createPerson,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { followStream, type FollowedStream } from "../../../testing/follow-stream.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { answer, answerAgain, finish, joinCourse } from "../../../testing/take-course.ts";
import { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let course: MadeCourse;
let student: TestClient;
const left: (() => unknown)[] = [];

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

beforeEach(async () => {
  course = await createCourse(world.ctx, {
    modules: [
      { pages: [[sample.radio({ twoRounds: true }), sample.selectMultiple(), sample.paragraph()]] },
    ],
  });
  student = await joinCourse(world, course);
});
afterEach(async () => {
  for (const leave of left.splice(0)) await leave();
});

const page = () => course.pages[0]!;
const addressOf = (...questions: (number | undefined)[]) =>
  `/api/courses/page/${page().id}/live?questions=${questions.join()}`;

async function follow(path: string, client = student, app: FastifyInstance = world.app) {
  const stream: FollowedStream<ChartChange> = await followStream(app, client, path);
  left.push(() => stream.leave());
  return stream;
}

const peers = (wanted: number[]) => (event: ChartChange) =>
  event.graphic.mates_answers.join() === wanted.join();

describe("GET /api/courses/page/:pageId/live", () => {
  test("sends a chart, and again whenever a peer answers", async () => {
    await answer(student, page(), 0, "0");
    const [questionId] = page().sectionIds;
    const stream = await follow(addressOf(questionId));
    expect(await stream.until(() => true)).toEqual({
      question_id: questionId,
      graphic: (await student.get(`/api/courses/graphic/${questionId}/bar`)).body,
    });
    await answer(await joinCourse(world, course), page(), 0, "2");
    expect(await stream.until(peers([0, 0, 1]))).toMatchObject({
      question_id: questionId,
      graphic: { current_user_answers: [1, 0, 0], answers_count: 2 },
    });
    await answer(await joinCourse(world, course), page(), 0, "2");
    await stream.until(peers([0, 0, 2]));
  });

  test("follows several questions over one stream, each as its viewer sees it", async () => {
    const peer = await joinCourse(world, course);
    for (const one of [student, peer]) {
      await answer(one, page(), 0, "1");
      await finish(one, page(), 0);
      await answer(one, page(), 1, one === peer ? "0[answer]" : "3[answer]");
    }
    const [poll, choices] = page().sectionIds;
    const stream = await follow(addressOf(poll, choices));
    const others = await follow(addressOf(choices), peer);
    const event = await stream.until(({ question_id }) => question_id === choices);
    expect(event.graphic.mates_answers).toEqual([1, 0, 0, 0]);
    expect((await others.until(() => true)).graphic.mates_answers).toEqual([0, 0, 0, 1]);
  });

  test("sends the class's moves to those who have answered again, and to no others", async () => {
    await answer(student, page(), 0, "0");
    const peer = await joinCourse(world, course);
    await answer(peer, page(), 0, "0");
    await answerAgain(peer, page(), 0, "0");
    const [questionId] = page().sectionIds;
    const before = await follow(addressOf(questionId));
    const after = await follow(addressOf(questionId), peer);
    const mover = await joinCourse(world, course);
    await answer(mover, page(), 0, "2");
    await before.until(peers([1, 0, 1]));
    await answerAgain(mover, page(), 0, "1");
    const moved = await after.until(peers([1, 1, 0]));
    expect(moved.graphic.second_round).toMatchObject({ people_count: 2 });
    const unmoved = await before.until(() => true);
    expect(unmoved.graphic).toMatchObject({ mates_answers: [1, 0, 1], second_round: null });
  });

  test("notices answers recorded by another process", async () => {
    const other = await world.startAnother();
    left.push(() => other.close());
    await answer(student, page(), 0, "0");
    const stream = await follow(addressOf(page().sectionIds[0]), student, other);
    await stream.until(peers([0, 0, 0]));
    await answer(await joinCourse(world, course), page(), 0, "1");
    expect((await stream.until(peers([0, 1, 0]))).graphic.answers_count).toBe(2);
  });

  test("is neither cached, changed, compressed nor buffered on its way", async () => {
    await answer(student, page(), 0, "0");
    const { response } = await follow(addressOf(page().sectionIds[0]));
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    });
    expect(response.headers["content-encoding"]).toBeUndefined();
  });

  test("403 for a question that is not answered yet, also beside one that is", async () => {
    await answer(student, page(), 0, "0");
    const [poll, choices] = page().sectionIds;
    const { status, error } = await student.get(addressOf(poll, choices));
    expect([status, error.code]).toEqual([403, "not_answered"]);
  });

  test("404 for what has no chart, is of another page, or is not visible", async () => {
    await answer(student, page(), 0, "0");
    const [poll, , paragraph] = page().sectionIds;
    const stranger = await world.as(await createPerson(world.ctx));
    expect((await student.get(addressOf(paragraph))).status).toBe(404);
    expect((await student.get(addressOf(2_000_000_000))).status).toBe(404);
    expect((await stranger.get(addressOf(poll))).status).toBe(404);
    expect((await world.visitor().get(addressOf(poll))).status).toBe(401);
  });

  test.each(["", "0", "a", "1,", "1 2", "1,,2", "9999999999", "1".repeat(5_000)])(
    "422 for questions %j",
    async (questions) => {
      const path = `/api/courses/page/${page().id}/live?questions=${encodeURIComponent(questions)}`;
      expect((await student.get(path)).status).toBe(422);
    },
  );
});

describe("a stream ends", () => {
  test("after a while; a person who has lost access cannot reconnect", async () => {
    const brief = await world.startAnother({ eventStreams: { life: 50 } });
    left.push(() => brief.close());
    await answer(student, page(), 0, "0");
    const path = addressOf(page().sectionIds[0]);
    await (
      await follow(path, student, brief)
    ).ended;
    await changeCourse(world.ctx, course, { status: "draft" });
    const again = await follow(path, student, brief);
    expect(again.response.statusCode).toBe(404);
  });

  test("so that a person who is no longer enrolled is refused", async () => {
    await answer(student, page(), 0, "0");
    const path = addressOf(page().sectionIds[0]);
    const [row] = await world.ctx.database
      .delete(enrolments)
      .where(and(eq(enrolments.courseId, course.id)))
      .returning();
    expect(row).toBeDefined();
    expect((await follow(path)).response.statusCode).toBe(404);
  });

  describe("soon after its session does", () => {
    let quick: FastifyInstance;
    let stream: FollowedStream<ChartChange>;
    beforeEach(async () => {
      quick = await world.startAnother({ eventStreams: { sessionCheck: 10 } });
      left.push(() => quick.close());
      await answer(student, page(), 0, "0");
      stream = await follow(addressOf(page().sectionIds[0]), student, quick);
      await stream.until(() => true);
    });
    afterEach(() => world.clock.moveTo("2026-03-10T12:00:00Z"));

    /** The status of the stream when it is requested again. */
    const statusOnceEnded = async (secret: string | null) => {
      await stream.ended;
      const path = addressOf(page().sectionIds[0]);
      return (await follow(path, new TestClient(quick, secret), quick)).response.statusCode;
    };

    test("is signed out at another process", async () => {
      const { secret } = student;
      await student.send("DELETE", "/api/session");
      expect(await statusOnceEnded(secret)).toBe(401);
    });

    test("expires, which the stream itself does not put off", async () => {
      world.clock.moveTo("2026-03-24T11:59:00Z");
      const reconnected = await follow(addressOf(page().sectionIds[0]), student, quick);
      expect(reconnected.response.statusCode).toBe(200);
      world.clock.moveTo("2026-03-24T12:00:00Z");
      await reconnected.ended;
      expect(await statusOnceEnded(student.secret)).toBe(401);
    });

    test("and the streams of others go on", async () => {
      const peer = await joinCourse(world, course);
      await answer(peer, page(), 0, "1");
      const others = await follow(addressOf(page().sectionIds[0]), peer, quick);
      await student.send("DELETE", "/api/session");
      await stream.ended;
      await answer(await joinCourse(world, course), page(), 0, "2");
      expect((await others.until(peers([1, 0, 1]))).graphic.answers_count).toBe(3);
    });
  });

  test("when the process shuts down, which waits for no stream and opens no more", async () => {
    const closing = await world.startAnother();
    await answer(student, page(), 0, "0");
    const path = addressOf(page().sectionIds[0]);
    const streams = [await follow(path, student, closing), await follow(path, student, closing)];
    await streams[0]!.until(() => true);
    const closed = closing.close();
    await Promise.all(streams.map(({ ended }) => ended));
    await closed;
    expect(streams.map(({ response }) => response.complete)).toEqual([true, true]);
  });

  test("when its browser goes away, which makes room for another", async () => {
    const narrow = await world.startAnother({ eventStreams: { perPerson: 1 } });
    left.push(() => narrow.close());
    await answer(student, page(), 0, "0");
    const path = addressOf(page().sectionIds[0]);
    const first = await follow(path, student, narrow);
    const refused = await follow(path, student, narrow);
    expect(refused.response.statusCode).toBe(503);
    expect(refused.response.headers["retry-after"]).toBe("60");
    first.leave();
    await vi.waitFor(async () => {
      const again = await follow(path, student, narrow);
      expect(again.response.statusCode).toBe(200);
    });
  });

  test("each process has a limit for all viewers together", async () => {
    const narrow = await world.startAnother({ eventStreams: { perProcess: 1 } });
    left.push(() => narrow.close());
    const peer = await joinCourse(world, course);
    for (const one of [student, peer]) await answer(one, page(), 0, "0");
    const path = addressOf(page().sectionIds[0]);
    await follow(path, student, narrow);
    expect((await follow(path, peer, narrow)).response.statusCode).toBe(503);
  });
});
