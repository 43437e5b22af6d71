import type { PageData } from "@paso/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import {
  attachFile,
  changeCourse,
  createCourse,
  createPerson,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { finish, joinCourse } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let course: MadeCourse;
let student: TestClient;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

const PLAN = Buffer.from("%PDF-1.4 plan of ten kilobytes");
const XML = Buffer.from(`<plan>${"<step/>".repeat(1_000)}</plan>`);

beforeEach(async () => {
  course = await createCourse(world.ctx, {
    modules: [{ pages: [[sample.paragraph(), sample.paragraph()], [sample.paragraph()]] }],
  });
  student = await joinCourse(world, course);
  const [here, later, elsewhere] = course.pages.flatMap(({ sectionIds }) => sectionIds);
  await attachFile(world.ctx, here!, { name: "plan.pdf", bytes: PLAN });
  await attachFile(world.ctx, later!, { name: "later.pdf", bytes: PLAN });
  await attachFile(world.ctx, elsewhere!, { name: "elsewhere.pdf", bytes: PLAN });
});

const address = (place: [page: number, section: number], name: string) =>
  `/student/courses/file/${course.pages[place[0]]!.sectionIds[place[1]]}/${encodeURIComponent(name)}`;
const download = (headers: Record<string, string> = {}, method = "GET") =>
  student.send(method, address([0, 0], "plan.pdf"), undefined, { headers });

describe("GET /student/courses/file/:sectionId/:fileName", () => {
  test("401 when signed out, 404 for a stranger", async () => {
    const stranger = await world.as(await createPerson(world.ctx));
    expect((await world.visitor().get(address([0, 0], "plan.pdf"))).status).toBe(401);
    expect((await stranger.get(address([0, 0], "plan.pdf"))).status).toBe(404);
  });

  test("404 for a section not reached yet and for unknown names", async () => {
    for (const [place, name] of [
      [[0, 1], "later.pdf"],
      [[0, 0], "later.pdf"],
      [[0, 0], "PLAN.pdf"],
      [[0, 0], "plan"],
      [[0, 0], "../plan.pdf"],
      [[0, 0], "plan.pdf\0"],
      [[0, 0], "__proto__"],
    ] as const) {
      const { status } = await student.get(address([...place], name));
      expect.soft([name, status]).toEqual([name, 404]);
    }
    await finish(student, course.pages[0]!, 0);
    expect((await student.get(address([0, 1], "later.pdf"))).status).toBe(200);
  });

  test("409 for a page whose turn has not come", async () => {
    const { status, error } = await student.get(address([1, 0], "elsewhere.pdf"));
    expect([status, error.code]).toEqual([409, "page_out_of_order"]);
  });

  test("sends the whole file as a download", async () => {
    const { status, text, headers } = await download();
    expect([status, text]).toEqual([200, PLAN.toString()]);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(PLAN.length),
      "content-disposition": "attachment; filename=plan.pdf",
      "accept-ranges": "bytes",
      etag: expect.stringMatching(/^"[^"]+"$/),
    });
  });

  test("HEAD gives its size without sending it", async () => {
    const { status, text, headers } = await download({}, "HEAD");
    expect([status, text]).toEqual([200, ""]);
    expect(headers["content-length"]).toBe(String(PLAN.length));
  });

  test("is not sent again to a browser that has it", async () => {
    const { headers } = await download();
    const again = await download({ "if-none-match": String(headers["etag"]) });
    expect([again.status, again.text]).toEqual([304, ""]);
    expect((await download({ "if-none-match": '"another"' })).status).toBe(200);
  });
});

describe("parts of a file", () => {
  const length = PLAN.length;

  test.each([
    ["bytes=0-3", 0, 3],
    ["bytes=5-", 5, length - 1],
    ["bytes=-4", length - 4, length - 1],
    ["bytes=0-0", 0, 0],
    ["bytes=10-999999", 10, length - 1],
    ["bytes=0-3,4-7", 0, 7],
  ])("%s", async (range, start, end) => {
    const { status, text, headers } = await download({ range });
    expect([status, text]).toEqual([206, PLAN.subarray(start, end + 1).toString()]);
    expect(headers).toMatchObject({
      "content-range": `bytes ${start}-${end}/${length}`,
      "content-length": String(end - start + 1),
    });
  });

  test.each(["bytes=999-", `bytes=${length}-`, "bytes=5-3"])("%s lies outside", async (range) => {
    const { status, headers } = await download({ range });
    expect([status, headers["content-range"]]).toEqual([416, `bytes */${length}`]);
  });

  test.each(["bytes=0-1,5-6", "bytes", "bytes=a-b", "items=0-1", "bytes=--1"])(
    "%s is answered with the whole",
    async (range) => {
      const { status, text } = await download({ range });
      expect([status, text]).toEqual([200, PLAN.toString()]);
    },
  );

  test("of a changed file are not mixed with the old one", async () => {
    const { headers } = await download();
    const same = await download({ range: "bytes=5-", "if-range": String(headers["etag"]) });
    const other = await download({ range: "bytes=5-", "if-range": '"the old one"' });
    expect([same.status, other.status]).toEqual([206, 200]);
    expect(other.text).toBe(PLAN.toString());
  });

  test("are sent as they are, though the whole may be compressed", async () => {
    await attachFile(world.ctx, course.pages[0]!.sectionIds[0]!, {
      name: "plan.xml",
      bytes: XML,
      mediaType: "application/xml",
    });

    await changeCourse(world.ctx, course, {});
    const path = address([0, 0], "plan.xml");
    const headers = { "accept-encoding": "gzip" };
    const whole = await student.get(path, { headers });
    expect(whole.headers["content-encoding"]).toBe("gzip");
    const part = await student.get(path, { headers: { ...headers, range: "bytes=0-2999" } });
    expect(part.headers).not.toHaveProperty("content-encoding");
    expect(part.text).toBe(XML.subarray(0, 3_000).toString());
  });
});

describe("names", () => {
  test.each([
    "two words.pdf",
    "100% sure.pdf",
    "100%25.pdf",
    "año de señales – 春.pdf",
    "plan #2 (final)? no!.pdf",
    'it\'s "quoted".pdf',
    "a+b=c&d;e.pdf",
    `${"春".repeat(83)}.pdf`,
  ])("%s is found where its page says", async (name) => {
    const sectionId = course.pages[0]!.sectionIds[0]!;
    await attachFile(world.ctx, sectionId, { name, bytes: PLAN });
    await changeCourse(world.ctx, course, {});
    const { body } = await student.get<PageData>(`/api/courses/page/${course.pages[0]!.id}`);
    const file = body.sections[String(sectionId)]!.files.find((one) => one.name === name)!;
    const { status, headers, text } = await student.get(file.href);
    expect([status, text]).toEqual([200, PLAN.toString()]);
    expect(nameIn(String(headers["content-disposition"]))).toBe(name);
  });

  /** The name a browser saves the download under. */
  function nameIn(disposition: string): string {
    const extended = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
    if (extended) return decodeURIComponent(extended);
    const quoted = /filename="((?:[^"\\]|\\.)*)"/.exec(disposition)?.[1];
    return quoted?.replaceAll(/\\(.)/g, "$1") ?? /filename=([^;]+)/.exec(disposition)![1]!;
  }
});
