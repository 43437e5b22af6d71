import { readFile } from "node:fs/promises";

import { MEDIA_PART, type MediaUpload } from "@paso/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { mediaUploadParts, mediaUploads, pageUploads } from "../../../database/tables/index.ts";
import type { FileStorage } from "../../../platform/storage/file-storage.ts";
import { openS3Storage } from "../../../platform/storage/s3/s3-storage.ts";
import {
  AUTHORS,
  type CourseStaff,
  createCourseStaff,
  statusesOf,
} from "../../../testing/course-staff.ts";
import { createCourse, createPerson, type MadeCourse } from "../../../testing/factories.ts";
import { startS3Server } from "../../../testing/s3-server.ts";
import { HTML, picture } from "../../../testing/sample-files.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { joinCourse } from "../../../testing/take-course.ts";
import { TestClient } from "../../../testing/test-client.ts";
import { formOf } from "../../../testing/test-form.ts";
import { deleteEndedUploads } from "./delete-ended-uploads.ts";
import { findUpload } from "./find-upload.ts";
import { finishUpload } from "./finish-upload.ts";
import { MEDIA_LIMITS } from "./media-limits.ts";
import { receivePart } from "./receive-part.ts";

const media = (name: string) =>
  readFile(new URL(`../../../testing/media/${name}`, import.meta.url));
const CAPTIONS = "WEBVTT\n\n00:00.000 --> 00:02.000\nHello <b>there</b>\n";
const HOUR = 3_600_000;

let world: TestApp;
let course: MadeCourse;
let staff: CourseStaff;
let pageId: number;
let video: Buffer;

beforeAll(async () => {
  world = await startTestApp();
  video = await media("lesson.mp4");
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.ctx.database.execute(sql`delete from media_upload_parts; delete from media_uploads`);
  course = await createCourse(world.ctx, { modules: [{ pages: [[sample.video()]] }] });
  staff = await createCourseStaff(world, course);
  pageId = course.pages[0]!.id;
});

const begin = (client: TestClient, name: string, size: number) =>
  client.post<MediaUpload>(`/api/authoring/pages/${pageId}/media`, { name, size, modified: 7 });
const begun = async (name = "lesson.mp4", size = video.length) =>
  (await begin(staff.teacher, name, size)).body.id;
const send = (
  id: string,
  offset: number,
  raw: Buffer,
  { client = staff.teacher, headers = {} }: { client?: TestClient; headers?: object } = {},
) =>
  client.send("PATCH", `/api/authoring/media/${id}`, undefined, {
    raw,
    headers: {
      "content-type": "application/offset+octet-stream",
      "tus-resumable": "1.0.0",
      "upload-offset": String(offset),
      ...headers,
    },
  });
const read = (id: string) => staff.teacher.get<MediaUpload>(`/api/authoring/media/${id}`);
const isPart = (key: string) => key.startsWith("part-");
async function partsIn(storage: FileStorage): Promise<number> {
  let count = 0;
  for await (const { key } of storage.list()) if (isPart(key)) count += 1;
  return count;
}

/** Uploads a whole file and returns `files/NAME`. */
async function upload(name: string, bytes: Buffer): Promise<string> {
  const id = await begun(name, bytes.length);
  expect((await send(id, 0, bytes)).status).toBe(204);
  await finishUpload(world.ctx, { uploadId: id });
  const { body } = await read(id);
  expect(body).toMatchObject({ state: "ready", issue: null });
  return body.reference!;
}

describe("an upload", () => {
  test("is for authors, and one's own alone", async () => {
    const path = `/api/authoring/pages/${pageId}/media`;
    const body = { name: "a.mp4", size: 10, modified: 0 };
    expect(await statusesOf(staff, (client) => client.post(path, body))).toEqual(AUTHORS);
    expect(await statusesOf(staff, (client) => client.get(path))).toEqual(AUTHORS);
    const own = await begun();
    const others = { admin: 404, colleague: 404, viewer: 403, student: 403, guest: 401 };
    const paths = `/api/authoring/media/${own}`;
    expect(await statusesOf(staff, (client) => client.get(paths))).toEqual({
      ...others,
      teacher: 200,
    });
    expect(await statusesOf(staff, (client) => send(own, 0, video, { client }))).toEqual({
      ...others,
      teacher: 204,
    });
    expect(await statusesOf(staff, (client) => client.send("DELETE", paths))).toEqual({
      ...others,
      teacher: 200,
    });
    expect((await begin(staff.teacher, "a.mp4", 1)).status).toBe(200);
    expect((await staff.teacher.get("/api/authoring/media/7")).status).toBe(404);
  });

  test("comes in parts, goes on where it broke off, and becomes a file of the page", async () => {
    const id = await begun("Lesson one.mp4");
    expect((await send(id, 0, video.subarray(0, 5_000))).headers).toMatchObject({
      "upload-offset": "5000",
      "tus-resumable": "1.0.0",
    });
    const head = await staff.teacher.send("HEAD", `/api/authoring/media/${id}`);
    expect(head.headers).toMatchObject({
      "upload-offset": "5000",
      "upload-length": String(video.length),
      "cache-control": "no-store",
    });
    expect((await send(id, 4_000, video.subarray(4_000))).status).toBe(409);
    expect((await send(id, 5_000, video.subarray(5_000))).status).toBe(204);
    expect((await read(id)).body).toMatchObject({ state: "checking", received: video.length });
    expect((await send(id, video.length, Buffer.from("more"))).status).toBe(409);

    await finishUpload(world.ctx, { uploadId: id });
    // A job may run twice.
    await finishUpload(world.ctx, { uploadId: id });
    expect((await read(id)).body).toEqual({
      id,
      name: "Lesson one.mp4",
      size: video.length,
      modified: 7,
      received: video.length,
      state: "ready",
      reference: "files/Lesson one.mp4",
      issue: null,
    });
    const file = await staff.teacher.get(
      `/api/authoring/pages/${pageId}/files/${encodeURIComponent("Lesson one.mp4")}`,
    );
    expect(file.headers["content-type"]).toBe("video/mp4");
    expect(file.bytes.equals(video)).toBe(true);
    expect(await partsIn(world.ctx.storage)).toBe(0);
    expect(await world.ctx.database.$count(mediaUploadParts)).toBe(0);
  });

  test.each(["lesson.webm", "lesson.mp3", "lesson.m4a", "lesson.ogg"])(
    "may be %s",
    async (name) => {
      expect(await upload(name, await media(name))).toBe(`files/${name}`);
    },
  );

  test("that was sent before keeps its name; another of that name gets its own", async () => {
    expect(await upload("a.mp4", video)).toBe("files/a.mp4");
    expect(await upload("b.mp4", video)).toBe("files/a.mp4");
    expect(await upload("a.mp4", Buffer.concat([video, Buffer.alloc(8)]))).toBe("files/a-2.mp4");
  });

  test("keeps what came before the connection broke", async () => {
    const id = await begun();
    const [{ userId }] = (await world.ctx.database
      .select({ userId: mediaUploads.userId })
      .from(mediaUploads)) as [{ userId: number }];
    const row = await findUpload(world.ctx, { uploadId: id, userId });
    const breaking = async function* () {
      yield video.subarray(0, 3_000);
      throw new Error("aborted");
    };
    expect(await receivePart(world.ctx, row, { offset: 0, bytes: breaking() })).toBe(3_000);
    expect((await send(id, 3_000, video.subarray(3_000))).status).toBe(204);
    await finishUpload(world.ctx, { uploadId: id });
    expect((await read(id)).body.state).toBe("ready");
  });

  test("is one, whichever process it comes to, and of two parts at once one counts", async () => {
    const another = await world.startAnother();
    const second = new TestClient(another, staff.teacher.secret);
    const id = await begun();
    const part = video.subarray(0, 4_000);
    const both = await Promise.all([send(id, 0, part), send(id, 0, part, { client: second })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect((await send(id, 4_000, video.subarray(4_000), { client: second })).status).toBe(204);
    expect(await partsIn(world.ctx.storage)).toBe(2);
    await finishUpload(world.ctx, { uploadId: id });
    expect((await read(id)).body.state).toBe("ready");
    await another.close();
  });

  test("may be given up", async () => {
    const id = await begun();
    await send(id, 0, video.subarray(0, 4_000));
    expect((await staff.teacher.send("DELETE", `/api/authoring/media/${id}`)).status).toBe(200);
    expect((await read(id)).status).toBe(404);
    expect(await partsIn(world.ctx.storage)).toBe(0);
    const list = await staff.teacher.get<{ uploads: MediaUpload[] }>(
      `/api/authoring/pages/${pageId}/media`,
    );
    expect(list.body.uploads).toEqual([]);
  });
});

describe("what is refused", () => {
  test("is said before a byte is sent: another kind, too large, empty, no room", async () => {
    const issueOf = async (name: string, size: number) => {
      const { status, error } = await begin(staff.teacher, name, size);
      expect(status).toBe(422);
      return error.errors?.["name"];
    };
    const kinds = ["Only mp4 and webm videos, and sound as mp3, m4a or ogg, can be played."];
    expect(await issueOf("film.mov", 10)).toEqual(kinds);
    expect(await issueOf("page.mp4.html", 10)).toEqual(kinds);
    expect(await issueOf("film.mp4", 0)).toEqual(["This file is empty."]);
    expect(await issueOf("film.mp4", 501 * 1024 ** 2)).toEqual([
      "This file is larger than 500 MB.",
    ]);
    const { storage } = world.ctx;
    storage.space = async () => ({ size: 1024 ** 3, free: MEDIA_LIMITS.free + 10 });
    expect(await issueOf("film.mp4", 6)).toEqual([
      "There is not enough room on the server for this file.",
    ]);
    delete storage.space;
    expect((await begin(staff.teacher, "../../a\u202E.mp4", 6)).body.name).toBe("a.mp4");
  });

  test("is a page called a video, as soon as it can be told", async () => {
    const id = await begun("page.mp4", HTML.length);
    const { status, error } = await send(id, 0, HTML);
    expect(status).toBe(422);
    const issue = "The content of this file is not MP4, whatever its name says.";
    expect(error.errors).toEqual({ file: [issue] });
    expect((await read(id)).body).toMatchObject({ state: "refused", issue, received: 0 });
    expect((await send(id, 0, video)).status).toBe(409);
    expect(await partsIn(world.ctx.storage)).toBe(0);
    const spanish = await staff.teacher.get<MediaUpload>(`/api/authoring/media/${id}`, {
      headers: { "accept-language": "es" },
    });
    expect(spanish.body.issue).toMatch(/MP4/);
  });

  test("is a page that comes in small parts, once all are here", async () => {
    const id = await begun("page.mp4", HTML.length);
    expect((await send(id, 0, HTML.subarray(0, 10))).status).toBe(204);
    expect((await send(id, 10, HTML.subarray(10))).status).toBe(204);
    await finishUpload(world.ctx, { uploadId: id });
    expect((await read(id)).body).toMatchObject({ state: "refused", reference: null });
    expect(await world.ctx.database.$count(pageUploads, eq(pageUploads.pageId, pageId))).toBe(0);
    expect(await partsIn(world.ctx.storage)).toBe(0);
  });

  test("is more than was announced, another protocol and another body", async () => {
    const id = await begun("a.mp4", 100);
    expect((await send(id, 0, video)).error.errors).toEqual({
      file: ["More was sent than was announced."],
    });
    const wrong = async (headers: object) => (await send(id, 0, video, { headers })).status;
    expect(await wrong({ "tus-resumable": "0.2.0" })).toBe(412);
    expect(await wrong({ "upload-offset": "-1" })).toBe(422);
    expect(await wrong({ "content-type": "application/json" })).toBe(415);
    expect(await wrong({ "content-type": "text/html" })).toBe(415);
    expect(await wrong({ "x-csrf-token": "wrong" })).toBe(419);
    expect((await read(id)).body).toMatchObject({ state: "receiving", received: 0 });
  });

  test("is one upload too many, of a person and of the site", async () => {
    for (let count = 0; count < MEDIA_LIMITS.ofPerson; count += 1) await begun();
    expect((await begin(staff.teacher, "a.mp4", 9)).error.errors?.["name"]).toEqual([
      "You have 5 unfinished uploads. Continue or discard one of them first.",
    ]);
    expect((await begin(staff.admin, "a.mp4", 9)).status).toBe(200);
    await world.ctx.database.execute(sql`
      insert into media_uploads (id, page_id, user_id, name, size, modified, created_at, active_at)
      select gen_random_uuid(), page_id, user_id, name, size, modified, created_at, active_at
      from media_uploads, generate_series(1, 200) where name = 'a.mp4'`);
    const other = await world.as(await createPerson(world.ctx, { role: "admin" }));
    const busy = await begin(other, "a.mp4", 9);
    expect([busy.status, busy.headers["retry-after"]]).toEqual([503, "60"]);
  });
});

describe("uploads that nobody goes on with", () => {
  test("are forgotten with their bytes, and ended ones after a day", async () => {
    const left = await begun();
    await send(left, 0, video.subarray(0, 4_000));
    const ready = await begun("done.mp4");
    await send(ready, 0, video);
    await finishUpload(world.ctx, { uploadId: ready });
    await deleteEndedUploads(world.ctx);
    expect((await read(left)).status).toBe(200);
    const kept = () => world.ctx.database.select({ id: mediaUploads.id }).from(mediaUploads);
    await world.clock.sleep(25 * HOUR);
    await deleteEndedUploads(world.ctx);
    expect(await kept()).toEqual([{ id: left }]);
    await world.clock.sleep(25 * HOUR);
    expect(await deleteEndedUploads(world.ctx)).toBe(1);
    expect(await kept()).toEqual([]);
    expect(await partsIn(world.ctx.storage)).toBe(0);
    expect(await world.ctx.database.$count(pageUploads, eq(pageUploads.pageId, pageId))).toBe(1);
  });

  test("leave no bytes behind where a process was killed or their page is gone", async () => {
    const id = await begun();
    await send(id, 0, video.subarray(0, 4_000));
    const key = "part-of-a-killed-process";
    await world.ctx.storage.put(key, Buffer.from("half"));
    await world.ctx.database
      .insert(mediaUploadParts)
      .values({ uploadId: id, storageKey: key, start: 4_000, createdAt: world.clock.now() });
    await world.clock.sleep(25 * HOUR);
    await deleteEndedUploads(world.ctx);
    expect(await world.ctx.storage.has(key)).toBe(false);
    expect(await partsIn(world.ctx.storage)).toBe(1);
    await world.ctx.database.delete(mediaUploads);
    await deleteEndedUploads(world.ctx);
    expect(await partsIn(world.ctx.storage)).toBe(0);
  });
});

describe("captions", () => {
  const sendCaptions = (bytes: string | Buffer, name = "es.vtt") =>
    staff.teacher.post<{ reference: string }>(
      `/api/authoring/pages/${pageId}/captions`,
      undefined,
      formOf({ key: "captions", name, bytes }),
    );

  test("are for authors", async () => {
    const form = formOf({ key: "captions", name: "es.vtt", bytes: CAPTIONS });
    const path = `/api/authoring/pages/${pageId}/captions`;
    expect(await statusesOf(staff, (client) => client.post(path, undefined, form))).toEqual(
      AUTHORS,
    );
  });

  test("become a file of the page", async () => {
    expect((await sendCaptions(`\uFEFF${CAPTIONS}`)).body).toEqual({ reference: "files/es.vtt" });
    const file = await staff.teacher.get(`/api/authoring/pages/${pageId}/files/es.vtt`);
    expect(file.headers["content-type"]).toMatch(/^text\/vtt/);
  });

  test("are refused with their line where they are damaged", async () => {
    const issueOf = async (bytes: string | Buffer, name?: string) =>
      (await sendCaptions(bytes, name)).error.errors?.["captions"]?.[0];
    expect(await issueOf(CAPTIONS.replace("02.000", "02,000"))).toBe(
      "Line 3: write times like 00:01:05.000 --> 00:01:08.000.",
    );
    expect(await issueOf(`${CAPTIONS}\n00:05.000 --> 00:04.000\nBack\n`)).toBe(
      "Line 6: this caption ends before it begins.",
    );
    expect(await issueOf(`${CAPTIONS}00:05.000 --> 00:06.000\nBack\n`)).toBe(
      "Line 5: an empty line is missing before this caption.",
    );
    expect(await issueOf("1\n00:00:01,000 --> 00:00:02,000\nSubRip\n")).toMatch(/first line/);
    expect(await issueOf(HTML)).toMatch(/first line/);
    expect(await issueOf(Buffer.from([0xff, 0xfe, 0x41]))).toMatch(/UTF-8/);
    expect(await issueOf("WEBVTT\n")).toBe("There is no caption in this file.");
    expect(await issueOf(CAPTIONS, "es.srt")).toMatch(/\.vtt/);
    expect(await issueOf("")).toBe("This file is empty.");
  });
});

test("a section plays what was uploaded, with captions and a picture, to its students alone", async () => {
  const { teacher } = staff;
  const film = await upload("lesson.mp4", video);
  const form = (key: string, name: string, bytes: Buffer | string) => formOf({ key, name, bytes });
  const at = `/api/authoring/pages/${pageId}`;
  await teacher.post(`${at}/captions`, undefined, form("captions", "es.vtt", CAPTIONS));
  await teacher.post(`${at}/images`, undefined, form("image", "p.png", await picture("png")));
  const section = {
    id: course.pages[0]!.sectionIds[0]!,
    order: 1,
    type: "video",
    video: film,
    video_captions: [{ language: "es", label: "Español", file: "files/es.vtt" }],
    video_poster: "files/p.png",
  };
  const save = async (change: object = {}) => {
    const { body } = await teacher.get<{ version: number }>(
      `/api/courses/sections-update/${pageId}`,
    );
    return teacher.post(`/api/courses/${pageId}/sections/update`, {
      version: body.version,
      sections: [{ ...section, ...change }],
    });
  };
  expect(await save()).toMatchObject({ status: 200 });
  const missing = await save({
    video_captions: [{ language: "es", label: "Español", file: "files/none.vtt" }],
  });
  expect(missing.status).toBe(422);
  expect(JSON.stringify(missing.body)).toContain("none.vtt");
  const wrong = await save({ video_captions: [{ language: "es", label: "x", file: film }] });
  expect(wrong.status).toBe(422);
  // Fields omitted by an older client stay.
  expect(await save({ video_captions: undefined, video_poster: undefined })).toMatchObject({
    status: 200,
  });

  const student = await joinCourse(world, course);
  const page = await student.get<{ sections: Record<string, unknown> }>(
    `/api/courses/page/${pageId}`,
  );
  const files = `/student/courses/file/${section.id}`;
  expect(Object.values(page.body.sections)[0]).toMatchObject({
    content: `${files}/lesson.mp4`,
    captions: [{ src: `${files}/es.vtt`, language: "es", label: "Español" }],
    poster: `${files}/p.png`,
  });
  const range = await student.get(`${files}/lesson.mp4`, { headers: { range: "bytes=4-7" } });
  expect([range.status, range.text, range.headers["content-range"]]).toEqual([
    206,
    "ftyp",
    `bytes 4-7/${video.length}`,
  ]);
  expect((await student.get(`${files}/es.vtt`)).text).toBe(CAPTIONS);
  expect((await staff.student.get(`${files}/lesson.mp4`)).status).toBe(404);
  expect((await staff.guest.get(`${files}/lesson.mp4`)).status).toBe(401);
});

test("parts and files lie in a bucket as they do on a disk", async () => {
  const server = await startS3Server();
  const { storage } = world.ctx;
  try {
    const bucket = openS3Storage(server.service, { bucket: server.bucket, prefix: "site/" });
    world.ctx.storage = bucket;
    const large = Buffer.concat([video, Buffer.alloc(MEDIA_PART, 1)]);
    const id = await begun("large.mp4", large.length);
    expect((await send(id, 0, large.subarray(0, MEDIA_PART))).status).toBe(204);
    expect((await send(id, MEDIA_PART, large.subarray(MEDIA_PART))).status).toBe(204);
    expect(await partsIn(bucket)).toBe(2);
    await finishUpload(world.ctx, { uploadId: id });
    expect(await partsIn(bucket)).toBe(0);
    const range = { headers: { range: `bytes=${MEDIA_PART}-` } };
    const end = await staff.teacher.get(`/api/authoring/pages/${pageId}/files/large.mp4`, range);
    expect([end.status, end.bytes.equals(large.subarray(MEDIA_PART))]).toEqual([206, true]);
  } finally {
    world.ctx.storage = storage;
    await server.stop();
  }
  // Slow on a busy machine.
}, 60_000);
