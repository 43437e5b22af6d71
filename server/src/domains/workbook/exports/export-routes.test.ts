import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import type { LongJob, WorkbookExports, WorkbookFormat } from "@paso/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { trackedJobs, workbookExports } from "../../../database/tables/index.ts";
import {
  attachFile,
  changeCourse,
  createCourse,
  createPerson,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { hasTool } from "../../../testing/has-tool.ts";
import { readZip } from "../../../testing/read-zip.ts";
import { picture } from "../../../testing/sample-files.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { answer, finish, joinCourse } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { deleteExpiredExports } from "./delete-expired-exports.ts";
import { makeExportJob } from "./make-export-job.ts";

const run = promisify(execFile);

/** Path in Debian's package `epubcheck`. */
const EPUBCHECK = "/usr/share/java/epubcheck.jar";
/** Debian packages of these names, and `poppler-utils`, which may not be installed. */
const missing = ["qpdf", "pdftotext", "pdfinfo", "pdffonts"].filter((name) => !hasTool(name));

const PATH = "/api/student/workbook/exports";

let world: TestApp;
let course: MadeCourse;
let student: TestClient;
let peer: TestClient;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "paso-workbook-"));
  world = await startTestApp();
  world.clock.moveTo("2026-03-10T12:00:00Z");
  course = await createCourse(world.ctx, {
    title: "Soil & <water>",
    modules: [
      {
        pages: [
          [
            sample.paragraph(),
            sample.radioValidated(),
            sample.textarea({ min: 0, max: 0, workbookOnly: true, question: "Your plan" }),
          ],
        ],
      },
    ],
  });
  const [page] = course.pages;
  await attachFile(world.ctx, page!.sectionIds[0]!, {
    name: "root.png",
    use: "inline",
    bytes: await picture("png"),
    mediaType: "image/png",
  });
  await changeCourse(world.ctx, course, {});
  student = await joinCourse(world, course, { firstName: "Lucía", lastName: "Ferrer" });
  peer = await joinCourse(world, course);
  await finish(student, page!, 0);
  await answer(student, page!, 1, "0");
  await finish(student, page!, 1);
  await answer(student, page!, 2, "Água, νερό & вода\n\n<b>every</b> Monday \u0001");
  await student.post(`/api/courses/page/notes/${page!.id}`, { text: "Long note. ".repeat(2_000) });
  await student.post(`/api/courses/page/passages/${page!.id}`, {
    section_id: page!.sectionIds[0],
    quote: "Roots look for water",
    prefix: "",
    suffix: "",
    start: 0,
    note: "Where?",
    pictures: [{ name: "root.png", alt: "A root & its hairs" }],
  });
});
afterAll(async () => {
  await world.stop();
  await rm(folder, { recursive: true });
});

const list = async (client = student, query = "") =>
  (await client.get<WorkbookExports>(`${PATH}${query}`)).body.exports;
const ask = (
  format: string,
  courseId: number | null = null,
  headers: Record<string, string> = {},
) => student.post<{ job_id: number }>(PATH, { course_id: courseId, format }, { headers });

/** Asks for a file, makes it as the worker does, and downloads it. */
async function make(
  format: WorkbookFormat,
  courseId: number | null = null,
  headers: Record<string, string> = {},
): Promise<Buffer> {
  const { status, body } = await ask(format, courseId, headers);
  expect(status).toBe(200);
  await makeExportJob.run(world.ctx, { id: body.job_id });
  const job = await student.get<LongJob>(`/api/jobs/${body.job_id}`);
  expect(job.body).toEqual({ state: "done", progress: 1, result: null });
  const found = await list(student, courseId === null ? "" : `?course=${courseId}`);
  const file = found.find((one) => one.format === format);
  expect(file).toMatchObject({ state: "ready" });
  const response = await student.get(`${PATH}/${file!.id}`);
  expect(response.bytes).toHaveLength(file!.size!);
  return response.bytes;
}

describe("asking for a file", () => {
  test("401 when signed out, 422 for what it cannot be, 404 and 403 for courses of others", async () => {
    const visitor = world.visitor();
    await visitor.get("/api/session");
    expect((await visitor.post(PATH, { course_id: null, format: "pdf" })).status).toBe(401);
    expect((await visitor.get(PATH)).status).toBe(401);
    expect((await ask("docx")).error.errors).toHaveProperty("format");
    const stranger = await world.as(await createPerson(world.ctx));
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    const wanted = { course_id: course.id, format: "pdf" };
    expect((await stranger.post(PATH, wanted)).status).toBe(404);
    expect((await admin.post(PATH, wanted)).status).toBe(403);
  });

  test("lists it until its week is over, and to nobody else", async () => {
    const { body } = await ask("pdf", course.id);
    const [file] = await list(student, `?course=${course.id}`);
    expect(file).toEqual({
      id: file!.id,
      format: "pdf",
      state: "preparing",
      job_id: body.job_id,
      size: null,
      requested_at: "2026-03-10T12:00",
      expires_at: "2026-03-17T12:00",
    });
    expect(await list(peer, `?course=${course.id}`)).toEqual([]);
    expect((await student.get(`${PATH}/${file!.id}`)).status).toBe(404);
    await makeExportJob.run(world.ctx, { id: body.job_id });
    const path = `${PATH}/${file!.id}`;
    const { status, headers } = await student.get(path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("application/pdf");
    expect(headers["content-disposition"]).toContain("My workbook - Soil");
    expect((await peer.get(path)).status).toBe(404);
    world.clock.moveTo("2026-03-17T12:00:01Z");
    expect((await student.get(path)).status).toBe(404);
    expect(await list(student, `?course=${course.id}`)).toEqual([]);
    const [row] = await world.ctx.database.select().from(workbookExports);
    expect(await deleteExpiredExports(world.ctx)).toBe(1);
    expect(await world.ctx.storage.has(row!.storageKey)).toBe(false);
    expect(await world.ctx.database.$count(workbookExports)).toBe(0);
  });

  test("again replaces the one before, whose job then leaves nothing behind", async () => {
    const first = await ask("epub");
    const [before] = await world.ctx.database.select().from(workbookExports);
    const second = await ask("epub");
    await makeExportJob.run(world.ctx, { id: first.body.job_id });
    expect(await world.ctx.storage.has(before!.storageKey)).toBe(false);
    expect(await list()).toMatchObject([{ state: "preparing", job_id: second.body.job_id }]);
  });

  test("that failed for good is said so", async () => {
    const { body } = await ask("pdf");
    await world.ctx.database.update(trackedJobs).set({ input: { broken: true } });
    for (let attempt = 0; attempt < 4; attempt++) {
      await expect(makeExportJob.run(world.ctx, { id: body.job_id })).rejects.toThrow(/storageKey/);
    }
    const file = (await list()).find(({ format }) => format === "pdf");
    expect(file).toMatchObject({ state: "failed", size: null });
  });
});

describe.skipIf(missing.length > 0)(
  `the PDF, as other programs read it${missing.length > 0 ? ` (needs ${missing.join(", ")})` : ""}`,
  () => {
    let path: string;
    beforeAll(async () => {
      path = join(folder, "workbook.pdf");
      await writeFile(path, await make("pdf", course.id));
    });

    test("is sound, tagged, and has its title, language and fonts", async () => {
      await run("qpdf", ["--check", path]);
      const { stdout: info } = await run("pdfinfo", [path]);
      expect(info).toMatch(/Title: +My workbook: Soil & <water>/);
      expect(info).toMatch(/Author: +Lucía Ferrer/);
      expect(info).toMatch(/Tagged: +yes/);
      const fonts = (await run("pdffonts", [path])).stdout.trim().split("\n").slice(2);
      expect(fonts.length).toBeGreaterThan(1);
      for (const font of fonts) expect(font).toMatch(/ yes yes yes /);
    });

    test("has everything in the order of the course, over several pages", async () => {
      const { stdout } = await run("pdftotext", ["-layout", path, "-"]);
      const text = stdout.replaceAll(/\s+/g, " ");
      const read = await run("pdfinfo", ["-struct-text", path]);
      expect(read.stdout, "words at the ends of lines stay apart").not.toContain("Longnote");
      const parts = [
        "What Lucía Ferrer answered, wrote and kept",
        "Roots look for water",
        "Where?",
        sample.radioValidated().question,
        "Your answer · Right",
        "Your plan",
        "Água, νερό & вода",
        "<b>every</b> Monday",
        "Only in your workbook",
        "Long note.",
      ];
      const places = parts.map((part) => text.indexOf(part));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      const { stdout: info } = await run("pdfinfo", [path]);
      expect(Number(/Pages: +(\d+)/.exec(info)![1])).toBeGreaterThan(4);
    });

    test("says what is a heading, a list and a picture", async () => {
      const { stdout } = await run("pdfinfo", ["-struct-text", path]);
      expect(stdout).toMatch(/H1[^]*H2[^]*BlockQuote[^]*Figure[^]*H3[^]*LI[^]*LBody/);
      expect(await readFile(path, "latin1")).toContain("/Alt (A root & its hairs)");
    });
  },
);

describe("the EPUB", () => {
  test("has a chapter for the course, its pictures, and the words of its reader", async () => {
    const files = await readZip(await make("epub", null, { "accept-language": "es" }));
    const names = [...files.keys()];
    expect(names[0]).toBe("mimetype");
    expect(String(files.get("mimetype"))).toBe("application/epub+zip");
    const chapter = String(files.get("content/chapter-1.xhtml"));
    expect(chapter).toContain('lang="es"');
    expect(chapter).toContain("<h1>Soil &amp; &lt;water&gt;</h1>");
    expect(chapter).toContain("&lt;b&gt;every&lt;/b&gt; Monday");
    expect(chapter).toContain("Solo en tu cuaderno");
    expect(chapter).toContain('<img src="picture-1.jpg" alt="A root &amp; its hairs"/>');
    expect([...files.get("content/picture-1.jpg")!.subarray(0, 2)]).toEqual([0xff, 0xd8]);
    const listed = [...String(files.get("content/package.opf")).matchAll(/href="([^"]+)"/g)];
    const inFolder = names.flatMap((name) => /^content\/(?!package)(.*)/.exec(name)?.[1] ?? []);
    expect(listed.map(([, name]) => name).toSorted()).toEqual(inFolder.toSorted());
  });

  test("is there for somebody who has nothing in it yet", async () => {
    const { body } = await peer.post<{ job_id: number }>(PATH, { course_id: null, format: "epub" });
    await makeExportJob.run(world.ctx, { id: body.job_id });
    const [file] = await list(peer);
    const files = await readZip((await peer.get(`${PATH}/${file!.id}`)).bytes);
    expect(String(files.get("content/cover.xhtml"))).toContain("nothing in this workbook yet");
  });

  const hasChecker = existsSync(EPUBCHECK) && hasTool("java");
  test.skipIf(!hasChecker)(
    `is valid EPUB 3${hasChecker ? "" : " (needs epubcheck)"}`,
    { timeout: 60_000 },
    async () => {
      const path = join(folder, "workbook.epub");
      await writeFile(path, await make("epub"));
      const { stdout } = await run("java", ["-jar", EPUBCHECK, "--failonwarnings", path]);
      expect(stdout).toContain("No errors or warnings detected");
    },
  );
});
