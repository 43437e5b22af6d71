import { type CourseVideoLibrary, type LibraryVideo, MOST_VIDEOS } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { courseStaff, libraryVideos } from "../../../database/tables/index.ts";
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
  createPerson,
  insertLibraryVideo,
  libraryVideo,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { findStreamSources } from "./find-stream-sources.ts";

let world: TestApp;
let course: MadeCourse;
let staff: CourseStaff;
let courseLibrary: string;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

beforeEach(async () => {
  await world.ctx.database.delete(libraryVideos);
  course = await createCourse(world.ctx, { modules: [] });
  staff = await createCourseStaff(world, course);
  await staff.guest.get("/api/session");
  courseLibrary = `/api/courses/${course.id}/videos`;
});

const SITE_LIBRARY = "/api/videos";
const fields = (changes: object = {}) => ({
  title: "How soil drains",
  address: "https://vimeo.com/76979871",
  tags: ["Soil"],
  length: null,
  ...changes,
});
const add = (client: TestClient, changes: object = {}, library = courseLibrary) =>
  client.post<{ video: LibraryVideo; added: boolean }>(library, fields(changes));
const list = async (client: TestClient, query = "", library = courseLibrary) =>
  (await client.get<CourseVideoLibrary>(`${library}?${query}`)).body;
const titles = async (query: string) =>
  (await list(staff.teacher, query)).videos.map(({ title }) => title);

describe("a course's library", () => {
  test("is read by its staff, and changed by those who edit the course", async () => {
    expect(await statusesOf(staff, (client) => client.get(courseLibrary))).toEqual(READERS);
    expect(await statusesOf(staff, (client) => add(client))).toEqual(AUTHORS);
    const assistant = await createPerson(world.ctx, { role: "instructor" });
    await assignStaff(world.ctx, assistant, course);
    await world.ctx.database
      .update(courseStaff)
      .set({ role: "assistant" })
      .where(eq(courseStaff.userId, assistant.id));
    const client = await world.as(assistant);
    expect((await add(client)).status).toBe(403);
    expect(await list(client)).toMatchObject({ may_change: false, videos: [{}] });
  });

  test("takes a video, and lists it with its tags", async () => {
    const { status, body } = await add(staff.teacher, {
      title: "  How soil drains ",
      address: " https://vimeo.com/76979871 ",
      tags: ["Soil", " water ", "SOIL"],
      length: 95,
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      added: true,
      video: {
        id: body.video.id,
        title: "How soil drains",
        address: "https://vimeo.com/76979871",
        tags: ["Soil", "water"],
        length: 95,
        released: false,
      },
    });
    expect(await list(staff.teacher)).toEqual({
      course: { id: course.id, title: "A course", language: "en" },
      videos: [body.video],
      tags: ["Soil", "water"],
      next_cursor: null,
      may_change: true,
    });
  });

  test("holds a video once, however its address is written and whoever adds it at once", async () => {
    const first = await add(staff.teacher, { address: "https://youtu.be/dQw4w9WgXcQ" });
    const again = await Promise.all(
      Array.from({ length: 4 }, () =>
        add(staff.admin, {
          address: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
          title: "Another title",
        }),
      ),
    );
    for (const { body } of again) expect(body).toEqual({ ...first.body, added: false });
    expect((await list(staff.teacher)).videos).toEqual([first.body.video]);
  });

  test("refuses beside the field what does not fit", async () => {
    for (const [field, value] of [
      ["title", "  "],
      ["title", "x".repeat(256)],
      ["address", ""],
      ["address", "https://example.org/page"],
      ["address", "files/own.mp4"],
      ["address", "http://media.example.org/soil.mp4"],
      ["address", "https://10.0.0.1/soil.mp4"],
      ["tags", [""]],
      ["tags", ["x".repeat(41)]],
      ["tags", Array.from({ length: 11 }, (_, index) => `tag ${index}`)],
      ["length", 0],
      ["length", 1.5],
      ["length", 172_801],
    ] as const) {
      const { status, error } = await add(staff.teacher, { [field]: value });
      expect([field, status]).toEqual([field, 422]);
      expect(Object.keys(error.errors ?? {}).map((path) => path.split(".")[0])).toEqual([field]);
    }
    expect((await list(staff.teacher)).videos).toEqual([]);
  });

  test("takes no more than its limit, however many are added at once", async () => {
    await world.ctx.database
      .insert(libraryVideos)
      .values(Array.from({ length: MOST_VIDEOS - 1 }, () => libraryVideo(world.ctx, course.id)));
    const answers = await Promise.all(
      [1, 2, 3].map((number) =>
        add(staff.teacher, { address: `https://vimeo.com/7697987${number}` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe("library_full");
  });

  test("writes a tag as it is written already", async () => {
    await add(staff.teacher, { tags: ["Suelo fértil"] });
    const { body } = await add(staff.teacher, {
      address: "https://vimeo.com/76979872",
      tags: ["suelo FERTIL"],
    });
    expect(body.video.tags).toEqual(["Suelo fértil"]);
    expect((await list(staff.teacher)).tags).toEqual(["Suelo fértil"]);
  });

  test("is searched by title and tag, without accents and case, and narrowed to a tag", async () => {
    const { ctx } = world;
    await add(staff.teacher, { title: "El árbol y el agua", tags: ["Botánica"] });
    await insertLibraryVideo(ctx, course.id, {
      title: "Rain",
      tags: ["water"],
      folded: "rain water",
    });
    await insertLibraryVideo(ctx, null, { title: "Of the site", folded: "agua" });
    expect(await titles("q=ARBOL%20%20agua")).toEqual(["El árbol y el agua"]);
    expect(await titles("q=botanica")).toEqual(["El árbol y el agua"]);
    expect(await titles("q=agua%20rain")).toEqual([]);
    expect(await titles("q=%25")).toEqual([]);
    expect(await titles("tag=water")).toEqual(["Rain"]);
    expect(await titles("")).toEqual(["Rain", "El árbol y el agua"]);
  });

  test("is paged by a cursor", async () => {
    for (const title of ["One", "Two", "Three"]) {
      await insertLibraryVideo(world.ctx, course.id, { title });
    }
    const first = await list(staff.teacher, "limit=2");
    expect(first.videos.map(({ title }) => title)).toEqual(["Three", "Two"]);
    const rest = await list(staff.teacher, `limit=2&cursor=${first.next_cursor}`);
    expect(rest.videos.map(({ title }) => title)).toEqual(["One"]);
    expect(rest.next_cursor).toBeNull();
  });

  test("comes along when the course is copied", async () => {
    await add(staff.teacher);
    const { body } = await staff.teacher.post<{ id: number }>("/api/authoring/parts/duplicate", {
      kind: "course",
      id: course.id,
    });
    const original = await list(staff.teacher);
    const copy = await list(staff.teacher, "", `/api/courses/${body.id}/videos`);
    const withoutIds = (videos: LibraryVideo[]) => videos.map(({ id: _, ...video }) => video);
    expect(withoutIds(copy.videos)).toEqual(withoutIds(original.videos));
    expect(copy.videos[0]?.id).not.toBe(original.videos[0]?.id);
  });
});

describe("the site's library", () => {
  test("is read by all staff and changed by administrators", async () => {
    expect(await statusesOf(staff, (client) => client.get(SITE_LIBRARY))).toEqual({
      ...READERS,
      colleague: 200,
    });
    expect(await statusesOf(staff, (client) => add(client, {}, SITE_LIBRARY))).toEqual({
      admin: 200,
      teacher: 403,
      colleague: 403,
      viewer: 403,
      student: 403,
      guest: 401,
    });
    expect(await list(staff.teacher, "", SITE_LIBRARY)).toMatchObject({
      may_change: false,
      videos: [{ title: "How soil drains" }],
    });
  });

  test("is apart from the courses'", async () => {
    expect((await add(staff.admin, {}, SITE_LIBRARY)).body.added).toBe(true);
    expect((await add(staff.admin)).body.added).toBe(true);
    expect((await add(staff.admin, {}, SITE_LIBRARY)).body.added).toBe(false);
  });

  test("shows students nothing by itself", async () => {
    const { id } = (await add(staff.admin, {}, SITE_LIBRARY)).body.video;
    const { status, error } = await staff.admin.send("PUT", `/api/videos/${id}/release`, {
      released: true,
    });
    expect([status, error.code]).toEqual([409, "site_video"]);
  });
});

describe("a video of a library", () => {
  let video: string;
  beforeEach(async () => {
    video = `/api/videos/${(await add(staff.teacher)).body.video.id}`;
  });
  const change = (client: TestClient, changes: object = {}) =>
    client.send<{ video: LibraryVideo }>("PUT", video, fields(changes));

  test("is changed, shown, measured and removed by those who edit the course", async () => {
    const calls: [method: string, address: string, body?: object][] = [
      ["PUT", video, fields()],
      ["PUT", `${video}/release`, { released: true }],
      ["PUT", `${video}/length`, { length: 60 }],
    ];
    for (const [method, address, body] of calls) {
      const statuses = await statusesOf(staff, (client) => client.send(method, address, body));
      expect([address, statuses]).toEqual([address, AUTHORS]);
    }
    const { admin, ...others } = staff;
    for (const [person, client] of Object.entries(others)) {
      if (person === "teacher") continue;
      expect((await client.send("DELETE", video)).status).toBeGreaterThan(400);
    }
    expect((await staff.teacher.send("DELETE", video)).status).toBe(200);
    for (const [method, address, body] of [...calls, ["DELETE", video] as const]) {
      expect((await admin.send(method, address, body)).status).toBe(404);
    }
    expect((await list(staff.teacher)).videos).toEqual([]);
  });

  test("gets other words, and may keep its address", async () => {
    const { status, body } = await change(staff.teacher, {
      title: "Drainage",
      tags: [],
      length: 61,
    });
    expect([status, body.video]).toMatchObject([200, { title: "Drainage", tags: [], length: 61 }]);
    expect(await titles("q=drainage")).toEqual(["Drainage"]);
    expect((await change(staff.teacher, { title: "" })).error.errors).toHaveProperty("title");
  });

  test("does not take the address of another one", async () => {
    await add(staff.teacher, { address: "https://youtu.be/dQw4w9WgXcQ" });
    const { status, error } = await change(staff.teacher, {
      address: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    });
    expect([status, error.errors]).toEqual([
      422,
      { address: ["This video is in the library already."] },
    ]);
  });

  test("keeps the first length that a player found", async () => {
    const measure = (length: number) =>
      staff.teacher.send<{ length: number }>("PUT", `${video}/length`, { length });
    expect((await measure(95)).body).toEqual({ length: 95 });
    expect((await measure(96)).body).toEqual({ length: 95 });
    expect((await measure(0)).error.errors).toHaveProperty("length");
  });
});

test("the page may fetch from where a library's streams are", async () => {
  await add(staff.teacher, { address: "https://cdn.streams.example.com/soil/main.m3u8" });
  await add(staff.teacher, { address: "https://media.example.org/soil.mp4" });
  expect(await findStreamSources(world.ctx)).toEqual([
    "https://example.com",
    "https://*.example.com",
  ]);
});
