import { MAX_WATCHED_RANGES, type PlaybackState } from "@paso/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { modules, sections } from "../../../database/tables/index.ts";
import {
  changeCourse,
  createCourse,
  createPerson,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { finish, joinCourse } from "../../../testing/take-course.ts";
import { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let course: MadeCourse;
let student: TestClient;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

beforeEach(async () => {
  course = await createCourse(world.ctx, {
    modules: [{ pages: [[sample.video(), sample.paragraph(), sample.video()], [sample.video()]] }],
  });
  student = await joinCourse(world, course);
});

function address(place = 0, page = 0): string {
  const { id, sectionIds } = course.pages[page]!;
  return `/api/courses/page/${id}/section/${sectionIds[place]}/playback`;
}

const NOTHING: PlaybackState = { position: 0, duration: 0, watched: [] };
const upTo = (second: number): PlaybackState => {
  return { position: second, duration: 600, watched: [[0, second]] };
};
const read = async (client: TestClient, at = address()) =>
  (await client.get<PlaybackState>(at)).body;
const save = (client: TestClient, playback: unknown, at = address()) =>
  client.send<PlaybackState>("PUT", at, playback);

describe("where one is in a video", () => {
  test("401 when signed out, 403 for staff who see the course, 404 for a stranger", async () => {
    const visitor = world.visitor();
    await visitor.get("/api/session");
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    const stranger = await world.as(await createPerson(world.ctx));
    for (const [client, status] of [
      [visitor, 401],
      [admin, 403],
      [stranger, 404],
    ] as const) {
      expect((await client.get(address())).status).toBe(status);
      expect((await save(client, upTo(5))).status).toBe(status);
    }
  });

  test("404 for other sections and those not reached yet, 409 while the page's turn has not come", async () => {
    expect((await student.get(address(2))).status).toBe(404);
    expect((await save(student, upTo(5), address(2))).status).toBe(404);
    expect((await student.get(address(0, 1))).error.code).toBe("page_out_of_order");
    expect((await save(student, upTo(5), address(0, 1))).status).toBe(409);
    await finish(student, course.pages[0]!, 0);
    expect((await student.get(address(1))).status).toBe(404);
    expect((await save(student, upTo(5), address(1))).status).toBe(404);
  });

  test("is the beginning at first, and then the saved second on any device", async () => {
    expect(await read(student)).toEqual(NOTHING);
    const saved = await save(student, upTo(83.5));
    expect([saved.status, saved.body]).toEqual([200, upTo(83.5)]);
    expect(await read(student)).toEqual(upTo(83.5));
  });

  test("belongs to one person and one video", async () => {
    const peer = await joinCourse(world, course);
    await save(student, upTo(83));
    expect(await read(peer)).toEqual(NOTHING);
    await finish(student, course.pages[0]!, 0);
    await finish(student, course.pages[0]!, 1);
    expect(await read(student, address(2))).toEqual(NOTHING);
  });

  test("ranges add up, the position is the last one sent", async () => {
    await save(student, upTo(100));
    const after = await save(student, {
      position: 20,
      duration: 600,
      watched: [
        [90, 120],
        [300, 310],
      ],
    });
    const kept = {
      position: 20,
      duration: 600,
      watched: [
        [0, 120],
        [300, 310],
      ],
    };
    expect(after.body).toEqual(kept);
    expect(await read(student)).toEqual(kept);
  });

  test("two devices at the same time lose nothing", async () => {
    const other = new TestClient(world.app, student.secret);
    const parts = Array.from({ length: 20 }, (_, part) => part);
    const answers = await Promise.all(
      parts.map((part) =>
        save(part % 2 ? other : student, {
          position: part,
          duration: 600,
          watched: [[part * 10, part * 10 + 5]],
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await read(student)).watched).toEqual(parts.map((part) => [part * 10, part * 10 + 5]));
  });

  test("keeps no more ranges than a video may have", async () => {
    for (const shift of [0, 3, 6]) {
      const watched = Array.from({ length: MAX_WATCHED_RANGES }, (_, index) => {
        return [index * 9 + shift, index * 9 + shift + 1];
      });
      expect((await save(student, { position: 0, duration: 9_000, watched })).status).toBe(200);
    }
    expect((await read(student)).watched).toHaveLength(MAX_WATCHED_RANGES);
  });

  test("nothing is known of another video in the same section", async () => {
    await save(student, upTo(83));
    await world.ctx.database
      .update(sections)
      .set({ content: sample.video({ address: "https://vimeo.com/76979871" }) })
      .where(eq(sections.id, course.pages[0]!.sectionIds[0]!));
    await changeCourse(world.ctx, course, {});
    expect(await read(student)).toEqual(NOTHING);
    const again = { position: 4, duration: 60, watched: [[2, 4]] };
    expect((await save(student, again)).body).toEqual(again);
    expect(await read(student)).toEqual(again);
  });
});

describe("nothing is stored", () => {
  test("for a finished video, whose answer suffices", async () => {
    await save(student, upTo(83));
    await finish(student, course.pages[0]!, 0);
    const late = await save(student, upTo(200));
    expect([late.status, late.body]).toEqual([200, upTo(83)]);
    expect(await read(student)).toEqual(upTo(83));
  });

  test("in a closed module, which stays readable", async () => {
    await save(student, upTo(83));
    await world.ctx.database
      .update(modules)
      .set({ endsAt: sql`${world.ctx.clock.now()}::timestamptz - interval '1 day'` })
      .where(eq(modules.courseId, course.id));
    await changeCourse(world.ctx, course, {});
    expect((await save(student, upTo(200))).error.code).toBe("module_closed");
    expect(await read(student)).toEqual(upTo(83));
  });

  test.each([
    ["a position beyond the end", { position: 601, duration: 600, watched: [] }, "position"],
    ["a negative position", { ...upTo(5), position: -1 }, "position"],
    ["a video of a year", { ...upTo(5), duration: 31_536_000 }, "duration"],
    ["a range beyond the end", { ...upTo(5), watched: [[0, 601]] }, "watched"],
    ["a range that runs backwards", { ...upTo(5), watched: [[7, 3]] }, "watched"],
    ["half a range", { ...upTo(5), watched: [[7]] }, "watched"],
    ["words", { ...upTo(5), watched: "all" }, "watched"],
    [
      "too many ranges",
      { ...upTo(5), watched: Array.from({ length: MAX_WATCHED_RANGES + 1 }, () => [0, 1]) },
      "watched",
    ],
    ["no position", { duration: 600, watched: [] }, "position"],
    ["more than it takes", { ...upTo(5), finished: true }, "finished"],
  ])("%s is refused", async (_, playback, field) => {
    await save(student, upTo(83));
    const { status, error } = await save(student, playback);
    const invalid = Object.keys(error.errors ?? {}).map((path) => path.split(".")[0]);
    expect([status, invalid]).toEqual([422, [field]]);
    expect(await read(student)).toEqual(upTo(83));
  });
});
