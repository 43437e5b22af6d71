import type { PageData, StudentHome } from "@paso/contract";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { sectionFiles } from "../../../database/tables/index.ts";
import {
  changeCourse,
  createCourse,
  createPerson,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { handleEvents } from "../../../testing/handle-events.ts";
import { animation, noise } from "../../../testing/sample-pictures.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { finish, joinCourse } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { filesJobs } from "../../files/files-jobs.ts";
import { storeFile } from "../../files/index.ts";
import { authoringHandlers } from "../authoring-handlers.ts";

// The background process has the lowest priority on the machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const AVIF = "image/avif,image/webp,image/apng,*/*;q=0.8";
const WEBP = "image/webp,*/*";
const SHOWS = (name: string) => `<p><img src="files/${name}" alt="A field"></p>`;

let world: TestApp;
let handle: ReturnType<typeof handleEvents>;
let course: MadeCourse;
let student: TestClient;
let photo: Buffer;

beforeAll(async () => {
  world = await startTestApp();
  const jobs = filesJobs.map((job) => ({ ...job, topic: "-" }));
  handle = handleEvents(world.ctx, [...jobs, ...authoringHandlers]);
  photo = await noise("jpeg", { width: 1_000, height: 200 });
});
afterAll(() => world.stop());

beforeEach(async () => {
  course = await createCourse(world.ctx, {
    modules: [
      {
        pages: [
          [sample.paragraph({ html: SHOWS("a.jpg") }), sample.paragraph({ html: SHOWS("b.jpg") })],
          [sample.paragraph({ html: SHOWS("c.jpg") })],
        ],
      },
    ],
  });
  student = await joinCourse(world, course);
});

const section = (page: number, index: number) => course.pages[page]!.sectionIds[index]!;
const address = (sectionId: number, name: string) => `/student/courses/file/${sectionId}/${name}`;

/** Inserts a picture into a section as an upload does; returns its storage key. */
async function show(sectionId: number, name: string, bytes: Uint8Array = photo): Promise<string> {
  const { id: fileId, storageKey } = await storeFile(world.ctx, bytes, { isShown: true });
  await world.ctx.database
    .insert(sectionFiles)
    .values({ sectionId, name, fileId, use: "inline", order: 1 });
  await changeCourse(world.ctx, course, {});
  return storageKey;
}

/** Runs jobs like the worker until none are left: they enqueue others. */
async function work(): Promise<void> {
  for (let round = 0; round < 6; round += 1) await handle();
}

async function read(sectionId: number): Promise<string> {
  const page = course.pages.find(({ sectionIds }) => sectionIds.includes(sectionId))!;
  const { body } = await student.get<PageData>(`/api/courses/page/${page.id}`);
  const { content } = body.sections[String(sectionId)]!;
  return typeof content === "string" ? content : expect.fail("It is no text.");
}

/** The addresses of a text's copies, by their width. */
function copiesIn(html: string): Record<string, string> {
  const written = /srcset="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  return Object.fromEntries(
    written.split(", ").map((copy) => copy.split(" ").toReversed() as [string, string]),
  );
}

describe("a picture in a text", () => {
  test("offers its copies once they are made, without a save of its author", async () => {
    await show(section(0, 0), "a.jpg");
    expect(await read(section(0, 0))).not.toContain("srcset");
    await work();
    const html = await read(section(0, 0));
    expect(html).toMatch(/ style="background-color:#[0-9a-f]{6}"/);
    expect(html).toContain('width="1000" height="200"');
    expect(html).toContain(`src="${address(section(0, 0), "a.jpg")}"`);
    const copies = copiesIn(html);
    expect(Object.keys(copies)).toEqual(["480w", "960w", "1000w"]);
    for (const [width, path] of Object.entries(copies)) {
      const { status, headers, bytes } = await student.get(path, { headers: { accept: AVIF } });
      expect([status, headers["content-type"]]).toEqual([200, "image/avif"]);
      expect(`${(await sharp(bytes).metadata()).width}w`).toBe(width);
      expect(bytes.length).toBeLessThan(photo.length / 2);
    }
  });

  test("is fetched first where a page begins with it, and late everywhere else", async () => {
    await show(section(0, 0), "a.jpg");
    await show(section(0, 1), "b.jpg");
    await finish(student, course.pages[0]!, 0);
    const first = await read(section(0, 0));
    expect([first.includes('fetchpriority="high"'), first.includes("lazy")]).toEqual([true, false]);
    const second = await read(section(0, 1));
    expect([second.includes("fetchpriority"), second.includes('loading="lazy"')]).toEqual([
      false,
      true,
    ]);
  });

  test("that moves is still for those who ask for less motion", async () => {
    await show(section(0, 0), "a.jpg", await animation("gif"));
    await work();
    const html = await read(section(0, 0));
    expect(html).toMatch(
      /<picture><source media="\(prefers-reduced-motion: reduce\)" srcset="[^"]+" sizes="[^"]+"><img src="[^"]+" data-animated=""[^>]*><\/picture>/,
    );
    const still = Object.values(copiesIn(html))[0]!;
    const { headers } = await student.get(still, { headers: { accept: WEBP } });
    expect(headers["content-type"]).toBe("image/webp");
    const moving = await student.get(address(section(0, 0), "a.jpg"), {
      headers: { accept: AVIF },
    });
    expect(moving.headers["content-type"]).toBe("image/gif");
  });
});

describe("GET /student/courses/file/:sectionId/:fileName?width=", () => {
  const get = (path: string, accept?: string, more: Record<string, string> = {}) =>
    student.get(path, { headers: { ...more, ...(accept && { accept }) } });

  test("refuses as the file itself does: 401, 404, 409", async () => {
    await show(section(0, 0), "a.jpg");
    await show(section(0, 1), "b.jpg");
    await show(section(1, 0), "c.jpg");
    await work();
    const stranger = await world.as(await createPerson(world.ctx));
    for (const query of ["", "?width=480", "?width=960&v=x", "?width=1440"]) {
      const statuses = [
        await world.visitor().get(address(section(0, 0), `a.jpg${query}`)),
        await stranger.get(address(section(0, 0), `a.jpg${query}`)),
        await student.get(address(section(0, 0), `a.jpg${query}`)),
        await student.get(address(section(0, 0), `x.jpg${query}`)),
        await student.get(address(section(0, 1), `b.jpg${query}`)),
        await student.get(address(section(1, 0), `c.jpg${query}`)),
      ].map(({ status }) => status);
      expect.soft([query, statuses]).toEqual([query, [401, 404, 200, 404, 404, 409]]);
    }
  });

  test("refuses other widths, once the file is known to be visible", async () => {
    await show(section(0, 0), "a.jpg");
    const path = address(section(0, 0), "a.jpg");
    for (const width of ["481", "0", "-480", "abc", "", "480&width=960", "9".repeat(400)]) {
      expect.soft([width, (await get(`${path}?width=${width}`)).status]).toEqual([width, 422]);
    }
    expect((await get(`${path}?v=${"x".repeat(101)}`)).status).toBe(422);
    expect((await get(`${path}?download=1`)).status).toBe(200);
  });

  test.each([
    [AVIF, "image/avif"],
    ["IMAGE/AVIF", "image/avif"],
    [WEBP, "image/webp"],
    ["image/avif;q=0, image/webp;q=0.5", "image/webp"],
    ["image/avif;q=0.0,*/*", "image/jpeg"],
    ["image/*,*/*;q=0.8", "image/jpeg"],
    ["*/*", "image/jpeg"],
    [undefined, "image/jpeg"],
  ])("to Accept: %s answers %s", async (accept, mediaType) => {
    await show(section(0, 0), "a.jpg");
    await work();
    const path = `${address(section(0, 0), "a.jpg")}?width=480`;
    const { status, headers, bytes } = await get(path, accept);
    expect([status, headers["content-type"], headers["vary"]]).toEqual([
      200,
      mediaType,
      expect.stringMatching(/accept\b(?!-)/i),
    ]);
    const format = mediaType.slice("image/".length);
    expect(headers["content-disposition"]).toBe(
      `attachment; filename=a.${format === "jpeg" ? "jpg" : format}`,
    );
    expect(headers).toMatchObject({
      "content-length": String(bytes.length),
      "x-content-type-options": "nosniff",
      "accept-ranges": "bytes",
    });
  });

  test("may be kept for good where its address names the content, and no longer otherwise", async () => {
    await show(section(0, 0), "a.jpg");
    await work();
    const named = copiesIn(await read(section(0, 0)))["480w"]!;
    const control = async (path: string) => (await get(path, AVIF)).headers["cache-control"];
    expect(await control(named)).toBe("private, max-age=31536000, immutable");
    expect(await control(named.replace(/v=.*/, "v=other"))).toBe("private, max-age=300");
    expect(await control(address(section(0, 0), "a.jpg"))).toBe("private, max-age=300");
  });

  test("is not sent again to a browser that has it, and in parts where asked", async () => {
    await show(section(0, 0), "a.jpg");
    await work();
    const path = `${address(section(0, 0), "a.jpg")}?width=480`;
    const { headers, bytes } = await get(path, AVIF);
    const etag = String(headers["etag"]);
    expect((await get(path, AVIF, { "if-none-match": etag })).status).toBe(304);
    expect((await get(path, WEBP, { "if-none-match": etag })).status).toBe(200);
    const part = await get(path, AVIF, { range: "bytes=0-9", "if-range": etag });
    expect([part.status, part.bytes]).toEqual([206, bytes.subarray(0, 10)]);
  });

  test("answers the file while its copies are made, and for what has none", async () => {
    const another = await noise("jpeg", { width: 1_000, height: 201 });
    await show(section(0, 0), "a.jpg", another);
    const path = `${address(section(0, 0), "a.jpg")}?width=480`;
    const before = await get(path, AVIF);
    expect([before.status, before.bytes.equals(another)]).toEqual([200, true]);
    expect(before.headers["cache-control"]).toBe("private, max-age=300");
    await show(section(0, 0), "b.svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    const drawing = await get(`${address(section(0, 0), "b.svg")}?width=480`, AVIF);
    expect(drawing.headers["content-type"]).toBe("image/svg+xml");
  });

  test("answers the file where a copy was lost, and makes it again", async () => {
    const key = await show(section(0, 0), "a.jpg");
    await work();
    await world.ctx.storage.delete(`${key}-480-avif`);
    const path = `${address(section(0, 0), "a.jpg")}?width=480`;
    expect((await get(path, AVIF)).bytes.equals(photo)).toBe(true);
    await work();
    expect((await get(path, AVIF)).headers["content-type"]).toBe("image/avif");
  });
});

test("a course's picture is small on the home page", async () => {
  const file = await storeFile(world.ctx, photo, { isShown: true });
  await changeCourse(world.ctx, course, {
    thumbnail: "files/cover.jpg",
    thumbnailFileId: file.id,
  });
  await work();
  const { body } = await student.get<StudentHome>("/api/student/courses");
  const { thumbnail } = body.courses.find(({ id }) => id === course.id)!;
  const { status, headers, bytes } = await student.get(thumbnail, { headers: { accept: AVIF } });
  expect([status, headers["content-type"]]).toEqual([200, "image/avif"]);
  expect(headers["cache-control"]).toContain("immutable");
  expect(bytes.length).toBeLessThan(photo.length / 2);
  const stranger = await world.as(await createPerson(world.ctx));
  expect((await stranger.get(thumbnail)).status).toBe(404);
  expect((await world.visitor().get(thumbnail)).status).toBe(401);
});
