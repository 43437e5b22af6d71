import type { PlaybackState, StudentVideos } from "@paso/contract";
import { eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { libraryVideos } from "../../../database/tables/index.ts";
import {
  changeCourse,
  createCourse,
  createPerson,
  insertLibraryVideo,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { joinCourse } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let course: MadeCourse;
let student: TestClient;
let videoId: number;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

beforeEach(async () => {
  course = await createCourse(world.ctx, { modules: [] });
  student = await joinCourse(world, course);
  ({ id: videoId } = await insertLibraryVideo(world.ctx, course.id, {
    title: "How soil drains",
    tags: ["soil"],
    folded: "how soil drains soil",
    length: 600,
  }));
});

const NOTHING: PlaybackState = { position: 0, duration: 0, watched: [] };
const upTo = (second: number): PlaybackState => {
  return { position: second, duration: 600, watched: [[0, second]] };
};
const listOf = (query = "") => `/api/student/courses/${course.id}/videos?${query}`;
const playback = () => `/api/videos/${videoId}/playback`;
const list = async (client: TestClient, query = "") =>
  (await client.get<StudentVideos>(listOf(query))).body;
const save = (client: TestClient, state: unknown) =>
  client.send<PlaybackState>("PUT", playback(), state);
const read = async (client: TestClient) => (await client.get<PlaybackState>(playback())).body;
const change = (fields: Partial<typeof libraryVideos.$inferInsert>) =>
  world.ctx.database.update(libraryVideos).set(fields).where(eq(libraryVideos.id, videoId));

describe("a course's videos for its students", () => {
  test("401 when signed out, 403 for staff who do not take the course, 404 for a stranger", async () => {
    const visitor = world.visitor();
    await visitor.get("/api/session");
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    const stranger = await world.as(await createPerson(world.ctx));
    for (const [client, status] of [
      [visitor, 401],
      [admin, 403],
      [stranger, 404],
      [student, 200],
    ] as const) {
      expect((await client.get(listOf())).status).toBe(status);
      expect((await client.get(playback())).status).toBe(status);
      expect((await save(client, upTo(5))).status).toBe(status);
    }
  });

  test("are those that its staff show, and no other course's", async () => {
    await insertLibraryVideo(world.ctx, course.id, {
      title: "Hidden",
      tags: ["x"],
      released: false,
    });
    await insertLibraryVideo(world.ctx, null, { title: "Of the site" });
    const other = await createCourse(world.ctx, { modules: [] });
    await insertLibraryVideo(world.ctx, other.id, { title: "Elsewhere" });
    expect(await list(student)).toEqual({
      course: { id: course.id, title: "A course" },
      videos: [
        {
          id: videoId,
          title: "How soil drains",
          address: expect.stringContaining("https://vimeo.com/"),
          tags: ["soil"],
          length: 600,
          watched_percent: 0,
        },
      ],
      tags: ["soil"],
      next_cursor: null,
    });
  });

  test("are searched, narrowed and paged", async () => {
    await insertLibraryVideo(world.ctx, course.id, { title: "Rain", folded: "rain" });
    const titles = async (query: string) =>
      (await list(student, query)).videos.map(({ title }) => title);
    expect(await titles("q=SOIL")).toEqual(["How soil drains"]);
    expect(await titles("tag=soil")).toEqual(["How soil drains"]);
    const first = await list(student, "limit=1");
    expect(first.videos.map(({ title }) => title)).toEqual(["Rain"]);
    expect(await titles(`limit=1&cursor=${first.next_cursor}`)).toEqual(["How soil drains"]);
    expect((await student.get(listOf("limit=0"))).status).toBe(422);
  });

  test("are gone when the course has ended, and when a video is no longer shown", async () => {
    await change({ released: false });
    expect((await list(student)).videos).toEqual([]);
    expect((await student.get(playback())).status).toBe(404);
    await change({ released: true });
    await changeCourse(world.ctx, course, { endsAt: new Date("2020-01-01T00:00:00Z") });
    expect((await student.get(listOf())).status).toBe(404);
    expect((await student.get(playback())).status).toBe(404);
  });
});

describe("the ways to videos", () => {
  const mapOf = async (client: TestClient) =>
    (await client.get<{ parts: object }>(`/api/student/courses/${course.id}`)).body.parts;
  const areasOf = async (role: "admin" | "viewer" | "student") => {
    const client = await world.as(await createPerson(world.ctx, { role }));
    return (await client.get<{ areas: object }>("/api/navigation")).body.areas;
  };

  test("lead students to a course's videos where it shows any", async () => {
    expect(await mapOf(student)).toEqual({ videos: { waiting: 0 } });
    await change({ released: false });
    expect(await mapOf(student)).toEqual({});
  });

  test("lead staff to the site's library where it holds any, and administrators always", async () => {
    await world.ctx.database.delete(libraryVideos).where(isNull(libraryVideos.courseId));
    expect(await areasOf("viewer")).not.toHaveProperty("staff_videos");
    expect(await areasOf("admin")).toHaveProperty("staff_videos", { waiting: 0 });
    await insertLibraryVideo(world.ctx, null);
    expect(await areasOf("viewer")).toHaveProperty("staff_videos", { waiting: 0 });
    expect(await areasOf("student")).not.toHaveProperty("staff_videos");
  });
});

describe("how far one is in a video", () => {
  test("begins at zero, and is one's own", async () => {
    const peer = await joinCourse(world, course);
    expect(await read(student)).toEqual(NOTHING);
    expect((await save(student, upTo(60))).body).toEqual(upTo(60));
    expect(await read(student)).toEqual(upTo(60));
    expect(await read(peer)).toEqual(NOTHING);
    expect((await list(student)).videos).toMatchObject([{ watched_percent: 10 }]);
    expect((await list(peer)).videos).toMatchObject([{ watched_percent: 0 }]);
  });

  test("unites what several devices watched at once", async () => {
    const parts: PlaybackState[] = [
      { position: 100, duration: 600, watched: [[0, 100]] },
      { position: 300, duration: 600, watched: [[90, 300]] },
      { position: 600, duration: 600, watched: [[299, 596]] },
    ];
    await Promise.all(parts.map((part) => save(student, part)));
    expect((await read(student)).watched).toEqual([[0, 596]]);
    expect((await list(student)).videos).toMatchObject([{ watched_percent: 100 }]);
  });

  test("is refused beside the field beyond the end of the video", async () => {
    for (const [field, value] of [
      ["position", 601],
      ["watched", [[0, 601]]],
      ["watched", [[5, 4]]],
      ["duration", -1],
    ] as const) {
      const { status, error } = await save(student, { ...upTo(60), [field]: value });
      expect(status).toBe(422);
      expect(Object.keys(error.errors ?? {}).map((path) => path.split(".")[0])).toContain(field);
    }
    expect(await read(student)).toEqual(NOTHING);
  });

  test("stays when the same video gets another title, and begins again with another video", async () => {
    await save(student, upTo(60));
    await change({ title: "Drainage" });
    expect(await read(student)).toEqual(upTo(60));
    await change({ video: "vimeo:1" });
    expect(await read(student)).toEqual(NOTHING);
    expect((await list(student)).videos).toMatchObject([{ watched_percent: 0 }]);
    expect((await save(student, upTo(10))).body).toEqual(upTo(10));
  });
});
