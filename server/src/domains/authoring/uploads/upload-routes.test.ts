import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { courses, files, pageUploads, sectionFiles } from "../../../database/tables/index.ts";
import { csrfTokenOf } from "../../../platform/http/csrf.ts";
import {
  AUTHORS,
  type CourseStaff,
  createCourseStaff,
  READERS,
  statusesOf,
} from "../../../testing/course-staff.ts";
import { createCourse, type MadeCourse } from "../../../testing/factories.ts";
import { docx, HTML, PDF, picture, SVG, XML, zipOf } from "../../../testing/sample-files.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { joinCourse } from "../../../testing/take-course.ts";
import { formOf, type FormPart } from "../../../testing/test-form.ts";

let world: TestApp;
let course: MadeCourse;
let staff: CourseStaff;
let pageId: number;
let paragraph: number;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  course = await createCourse(world.ctx, {
    modules: [{ pages: [[sample.paragraph(), sample.video(), sample.paragraph()]] }],
  });
  staff = await createCourseStaff(world, course);
  pageId = course.pages[0]!.id;
  paragraph = course.pages[0]!.sectionIds[0]!;
});

const LIMIT = 1024 ** 2;
const pdf = (name: string, key = "file-1-0", bytes: FormPart["bytes"] = PDF): FormPart => ({
  key,
  name,
  bytes,
});

interface Uploaded {
  files: { section_id: number; name: string; size: number }[];
  version: number;
}

function upload(...parts: FormPart[]) {
  return staff.teacher.post<Uploaded>(
    `/api/courses/${pageId}/sections/upload-files`,
    undefined,
    formOf(...parts),
  );
}

const stored = () => world.ctx.database.$count(files);
const attached = () =>
  world.ctx.database
    .select({ name: sectionFiles.name })
    .from(sectionFiles)
    .where(eq(sectionFiles.sectionId, paragraph))
    .orderBy(sectionFiles.order)
    .then((rows) => rows.map(({ name }) => name));

describe("POST /api/courses/:pageId/sections/upload-files", () => {
  test("is for authors", async () => {
    const path = `/api/courses/${pageId}/sections/upload-files`;
    const form = formOf(pdf("a.pdf"));
    expect(await statusesOf(staff, (client) => client.post(path, undefined, form))).toEqual(
      AUTHORS,
    );
    const missing = "/api/courses/2000000000/sections/upload-files";
    expect((await staff.admin.post(missing, undefined, form)).status).toBe(404);
  });

  test("attaches every accepted kind to the paragraph of its order", async () => {
    const zip = await zipOf({ "a.txt": "a" });
    const { status, body } = await upload(
      pdf("a.pdf"),
      pdf("b.ZIP", "file-1-1", zip),
      pdf("c.docx", "file-3-0", await docx()),
      pdf("d.xml", "file-1-7", XML),
    );
    const last = course.pages[0]!.sectionIds[2]!;
    expect([status, body]).toEqual([
      200,
      {
        files: [
          { section_id: paragraph, name: "a.pdf", size: PDF.length },
          { section_id: paragraph, name: "b.ZIP", size: zip.length },
          { section_id: last, name: "c.docx", size: (await docx()).length },
          { section_id: paragraph, name: "d.xml", size: XML.length },
        ],
        version: 2,
      },
    ]);
    expect(await attached()).toEqual(["a.pdf", "b.ZIP", "d.xml"]);
    const student = await joinCourse(world, course);
    const download = await student.get(`/student/courses/file/${paragraph}/a.pdf`);
    expect([download.status, download.text]).toEqual([200, PDF.toString()]);
  });

  test("may be repeated, and keeps names unique within a paragraph", async () => {
    const other = `${XML.toString()}<!-- other -->`;
    await upload(pdf("plan.pdf"), pdf("Plan.pdf", "file-1-1", `${PDF.toString()}x`));
    const again = await upload(pdf("plan.pdf"), pdf("plan.xml", "file-1-1", other));
    expect(again.body.files.map(({ name }) => name)).toEqual(["plan.pdf", "plan.xml"]);
    expect(await attached()).toEqual(["plan.pdf", "Plan-2.pdf", "plan.xml"]);
    const elsewhere = await upload(pdf("plan.pdf", "file-3-0"));
    expect(elsewhere.body.files[0]!.name).toBe("plan.pdf");
  });

  test.each([
    ["../../etc/plan.pdf", "plan.pdf"],
    ["..\\\\..\\\\plan.pdf", "plan.pdf"],
    ["one, two.pdf", "one- two.pdf"],
    ["Ñandú 😀.pdf", "Ñandú 😀.pdf"],
    ["e\u0301.pdf", "é.pdf"],
    ["exe.\u202Efdp.pdf", "exe.fdp.pdf"],
    [`${"a".repeat(196)}.pdf`, `${"a".repeat(196)}.pdf`],
    [`${"ñ".repeat(196)}.pdf`, `${"ñ".repeat(125)}.pdf`],
    ["  .hidden.pdf", "hidden.pdf"],
  ])("cleans the name %s", async (name, clean) => {
    const { status, body } = await upload(pdf(name));
    expect(status).toBe(200);
    expect(body.files.map((file) => file.name)).toEqual([clean]);
  });

  test("names each refused file under its key, and stores none", async () => {
    const before = await stored();
    const { status, error } = await upload(
      pdf("good.pdf"),
      pdf("page.pdf", "file-1-1", HTML),
      pdf("page.html", "file-1-2", HTML),
      pdf("empty.pdf", "file-1-3", ""),
      pdf("picture.svg", "file-1-4", SVG),
      pdf("plan.xml", "file-1-5", PDF),
      pdf("a.pdf", "file-2-0"),
      pdf("a.pdf", "file-9-0"),
      pdf("a.pdf", "document"),
      pdf("", "file-1-6"),
    );
    const kinds = [
      "Only zip, pdf, doc, docx, pptx, xlsx, odt, odp, ods, xml, png, jpg, gif and webp files can be attached.",
    ];
    const disguised = (kind: string) => [
      `The content of this file is not ${kind.toUpperCase()}, whatever its name says.`,
    ];
    expect(status).toBe(422);
    expect(error.errors).toEqual({
      "file-1-1": disguised("pdf"),
      "file-1-2": kinds,
      "file-1-3": ["This file is empty."],
      "file-1-4": kinds,
      "file-1-5": disguised("xml"),
      "file-2-0": ["Only paragraphs carry files."],
      "file-9-0": ["No section of this page has this order number."],
      document: ["This field is not known."],
      "file-1-6": kinds,
    });
    expect(await stored()).toBe(before);
    expect(await attached()).toEqual([]);
  });

  test("refuses a file that is too large, and takes one of exactly the limit", async () => {
    const large = (bytes: number) => Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length)]);
    const { status, error } = await upload(
      pdf("good.pdf"),
      pdf("large.pdf", "file-1-1", large(LIMIT + 1)),
    );
    expect([status, error]).toEqual([
      413,
      {
        message: "The data sent is too large.",
        code: "too_large",
        errors: { "file-1-1": ["This file is larger than 1 MB."] },
      },
    ]);
    expect(await attached()).toEqual([]);
    expect((await upload(pdf("large.pdf", "file-1-1", large(LIMIT)))).status).toBe(200);
  });

  test("refuses more files than a form may have, and more than a paragraph may", async () => {
    const parts = (count: number, from = 0) =>
      Array.from({ length: count }, (_, index) =>
        pdf(`${from + index}.pdf`, `file-1-${index}`, `${PDF.toString()}${from + index}`),
      );
    expect((await upload(...parts(51))).status).toBe(413);
    expect((await upload(...parts(50))).status).toBe(200);
    expect((await upload(...parts(50, 50))).status).toBe(200);
    const { status, error } = await upload(...parts(1, 100));
    expect([status, error.errors]).toEqual([
      422,
      { "file-1-0": ["A paragraph carries at most 100 files."] },
    ]);
    expect(await attached()).toHaveLength(100);
  });

  test("refuses forms without a file, with other fields, or with two files of one key", async () => {
    expect((await upload()).error.errors).toEqual({ body: ["Choose a file."] });
    const field = await upload(pdf("a.pdf"), { key: "note", bytes: "text" });
    expect(field.error.errors).toEqual({ note: ["This field is not known."] });
    const twins = await upload(pdf("a.pdf"), pdf("b.pdf"));
    expect(twins.error.errors).toEqual({ "file-1-0": ["Choose one file."] });
    const proto = await upload(pdf("a.pdf", "__proto__"));
    expect(proto.status).toBe(422);
    expect(await attached()).toEqual([]);
  });

  test.each([
    ["broken off in a file", (raw: Buffer) => raw.subarray(0, raw.length - 60)],
    ["broken off in a header", (raw: Buffer) => raw.subarray(0, 60)],
    ["without an end", (raw: Buffer) => raw.subarray(0, raw.lastIndexOf("------paso"))],
    ["of nothing", () => Buffer.alloc(0)],
    ["of noise", () => Buffer.alloc(5_000, 7)],
  ])("refuses a form %s", async (_, damage) => {
    const { raw, headers } = formOf(pdf("a.pdf"), pdf("b.pdf", "file-1-1"));
    const path = `/api/courses/${pageId}/sections/upload-files`;
    const { status, error } = await staff.teacher.post(path, undefined, {
      raw: damage(raw),
      headers,
    });
    expect(status).toBe(422);
    expect(Object.keys(error.errors ?? {})).toEqual(["body"]);
    expect(await attached()).toEqual([]);
  });

  test("refuses a form without a boundary", async () => {
    const path = `/api/courses/${pageId}/sections/upload-files`;
    const { status } = await staff.teacher.post(path, undefined, {
      raw: formOf(pdf("a.pdf")).raw,
      headers: { "content-type": "multipart/form-data" },
    });
    expect(status).toBe(422);
  });

  test("takes forms alone, and no other call takes one", async () => {
    const path = `/api/courses/${pageId}/sections/upload-files`;
    for (const extras of [
      { raw: "{}" },
      { raw: PDF, headers: { "content-type": "application/pdf" } },
    ]) {
      const { status, error } = await staff.teacher.post(path, undefined, extras);
      expect([status, error.message]).toEqual([415, "Send a form with files."]);
    }
    expect((await staff.teacher.post(path)).status).toBe(415);
    const elsewhere = `/api/courses/${pageId}/sections/update`;
    const form = formOf({ key: "sections", bytes: "[]" });
    expect((await staff.teacher.post(elsewhere, undefined, form)).status).toBe(415);
  });

  test("two concurrent files with one name are both kept", async () => {
    const answers = await Promise.all([
      upload(pdf("plan.pdf", "file-1-0", `${PDF.toString()}1`)),
      upload(pdf("plan.pdf", "file-1-0", `${PDF.toString()}2`)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await attached()).toEqual(["plan.pdf", "plan-2.pdf"]);
  });
});

describe("over a real connection", () => {
  let origin: string;
  let folder: string;
  beforeAll(async () => {
    // Other tests upload at the same time.
    folder = await mkdtemp(join(tmpdir(), "paso-test-"));
    vi.stubEnv("TMPDIR", folder);
    origin = await world.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });

  /** Sends a form with its full length declared, but optionally only its beginning. */
  function send(raw: Buffer, sent = raw.length) {
    const secret = staff.teacher.secret!;
    const outgoing = request(`${origin}/api/courses/${pageId}/sections/upload-files`, {
      method: "POST",
      headers: {
        ...formOf().headers,
        "content-length": raw.length,
        cookie: `__Host-paso=${secret}`,
        "x-csrf-token": csrfTokenOf(secret),
        "x-requested-with": "XMLHttpRequest",
      },
    });
    outgoing.write(raw.subarray(0, sent));
    return outgoing;
  }

  const waiting = () => readdir(folder);

  test("the sender of too large a file can read the refusal", async () => {
    const outgoing = send(formOf(pdf("a.pdf", "file-1-0", Buffer.alloc(8 * LIMIT))).raw);
    outgoing.end();
    const [response] = (await once(outgoing, "response")) as [IncomingMessage];
    expect(response.statusCode).toBe(413);
    expect(await json(response)).toMatchObject({ code: "too_large" });
    expect(await waiting()).toEqual([]);
  });

  test("a connection that breaks leaves nothing behind", async () => {
    const outgoing = send(formOf(pdf("a.pdf", "file-1-0", Buffer.alloc(LIMIT))).raw, LIMIT / 2);
    await expect.poll(waiting).not.toEqual([]);
    outgoing.on("error", () => {});
    outgoing.destroy();
    await expect.poll(waiting).toEqual([]);
    expect(await attached()).toEqual([]);
  });
});

describe("POST /api/authoring/pages/:pageId/images", () => {
  const path = () => `/api/authoring/pages/${pageId}/images`;
  const send = (name: string, bytes: Uint8Array, key = "image") =>
    staff.teacher.post<{ reference: string }>(path(), undefined, formOf({ key, name, bytes }));

  test("is for authors", async () => {
    const form = formOf({ key: "image", name: "a.png", bytes: await picture("png") });
    expect(await statusesOf(staff, (client) => client.post(path(), undefined, form))).toEqual(
      AUTHORS,
    );
  });

  test("returns the reference for the text, which may then be saved", async () => {
    const { status, body } = await send("árbol, grande.png", await picture("png"));
    const reference = "files/%C3%A1rbol-%20grande.png";
    expect([status, body]).toEqual([200, { reference, width: 30, height: 20 }]);
    const html = `<p><img src="${reference}" alt="A tree" /></p>`;
    const saved = await staff.teacher.post(`/api/courses/${pageId}/sections/update`, {
      sections: [{ id: paragraph, order: 1, type: "paragraph", paragraph: html }],
    });
    expect(saved.status).toBe(200);
    const shown = await joinCourse(world, course).then((student) =>
      student.get(`/student/courses/file/${paragraph}/${encodeURIComponent("árbol- grande.png")}`),
    );
    expect(shown.status).toBe(200);
  });

  test("every picture of a page has a unique name; the same picture keeps it", async () => {
    const small = await picture("png");
    const large = await picture("png", { width: 40, height: 40 });
    const names = [];
    for (const bytes of [small, large, small]) {
      names.push((await send("image.png", bytes)).body.reference);
    }
    expect(names).toEqual(["files/image.png", "files/image-2.png", "files/image.png"]);
    const others = await Promise.all(
      (["gif", "webp"] as const).map(async (format) => send("image.png", await picture(format))),
    );
    expect(others.map(({ status }) => status)).toEqual([422, 422]);
    const both = await Promise.all(
      [50, 60].map(async (width) => send("image.png", await picture("png", { width, height: 10 }))),
    );
    expect(both.map(({ body }) => body.reference).toSorted()).toEqual([
      "files/image-3.png",
      "files/image-4.png",
    ]);
    const rows = await world.ctx.database.$count(pageUploads, eq(pageUploads.pageId, pageId));
    expect(rows).toBe(4);
  });

  test("refuses a file that is not a picture", async () => {
    const script = SVG.toString().replace("<rect", "<script>alert(1)</script><rect");
    for (const [name, bytes] of [
      ["a.png", HTML],
      ["a.pdf", PDF],
      ["a.svg", Buffer.from(script)],
      ["a.png", Buffer.alloc(0)],
    ] as const) {
      const { status, error } = await send(name, bytes);
      expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ["image"]]);
    }
    const key = await send("a.png", await picture("png"), "picture");
    expect(key.error.errors).toEqual({ image: ["This field is required."] });
    const two = formOf(
      { key: "image", name: "a.png", bytes: await picture("png") },
      { key: "image2", name: "a.png", bytes: await picture("png") },
    );
    expect((await staff.teacher.post(path(), undefined, two)).status).toBe(413);
    expect((await send("a.png", Buffer.alloc(LIMIT + 1))).status).toBe(413);
  });
});

describe("GET /api/authoring/pages/:pageId/files/:fileName", () => {
  test("shows staff what a page's texts refer to, saved or not", async () => {
    const bytes = await picture("png");
    const form = formOf({ key: "image", name: "a b.png", bytes });
    await staff.teacher.post(`/api/authoring/pages/${pageId}/images`, undefined, form);
    await upload(pdf("plan.pdf"));
    const path = (name: string) =>
      `/api/authoring/pages/${pageId}/files/${encodeURIComponent(name)}`;
    expect(await statusesOf(staff, (client) => client.get(path("a b.png")))).toEqual(READERS);
    const { headers } = await staff.viewer.get(path("a b.png"));
    expect(headers).toMatchObject({
      "content-type": "image/png",
      "content-length": String(bytes.length),
      "x-content-type-options": "nosniff",
      "content-disposition": 'attachment; filename="a b.png"',
    });
    expect((await staff.viewer.get(path("plan.pdf"))).text).toBe(PDF.toString());
    for (const name of ["A B.png", "none.png", "../a b.png", ".."]) {
      expect((await staff.viewer.get(path(name))).status).toBe(404);
    }
  });
});

describe("POST /api/authoring/courses/:courseId/thumbnail", () => {
  const path = () => `/api/authoring/courses/${course.id}/thumbnail`;

  test("gives the course its picture at once", async () => {
    const bytes = await picture("jpeg");
    const form = formOf({ key: "image", name: "la portada.jpg", bytes });
    expect(await statusesOf(staff, (client) => client.post(path(), undefined, form))).toEqual(
      AUTHORS,
    );
    const { body } = await staff.teacher.post<{ thumbnail_url: string }>(path(), undefined, form);
    expect(body).toEqual({
      thumbnail: "files/la portada.jpg",
      thumbnail_url: expect.stringMatching(
        `^/api/courses/${course.id}/thumbnail\\?width=960&v=\\d+$`,
      ),
    });
    const shown = await staff.viewer.get(body.thumbnail_url);
    expect([shown.status, shown.headers["content-type"]]).toEqual([200, "image/jpeg"]);
  });

  test("a form may keep the picture, or leave it for an address, but not name another", async () => {
    const form = formOf({ key: "image", name: "a.png", bytes: await picture("png") });
    await staff.teacher.post(path(), undefined, form);
    const update = (thumbnail: string) =>
      staff.teacher.post(`/api/courses/${course.id}/update`, { thumbnail });
    expect((await update("files/a.png")).status).toBe(200);
    expect((await update("files/b.png")).error.errors).toEqual({
      thumbnail: ["Enter an address that begins with https://, or upload a picture."],
    });
    expect((await update("https://example.org/a.png")).status).toBe(200);
    const [row] = await world.ctx.database.select().from(courses).where(eq(courses.id, course.id));
    expect(row).toMatchObject({
      thumbnail: "https://example.org/a.png",
      thumbnailFileId: null,
    });
  });

  test("refuses a file that is not a picture", async () => {
    const form = formOf({ key: "image", name: "a.jpg", bytes: HTML });
    const { status, error } = await staff.teacher.post(path(), undefined, form);
    expect([status, error.errors]).toEqual([
      422,
      { image: ["The content of this file is not JPG, whatever its name says."] },
    ]);
  });
});
