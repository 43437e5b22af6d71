import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { courseArchive } from "@paso/contract";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Context } from "../../../platform/context.ts";
import { sanitiseHtml } from "../../../platform/html/sanitise-html.ts";
import { attachFile, createCourse } from "../../../testing/factories.ts";
import { generatedCourse } from "../../../testing/generated-course.ts";
import { cases } from "../../../testing/long-tests.ts";
import {
  archiveEntries,
  folderOf,
  type RawCourse,
  sampleCourse,
  sampleFiles,
} from "../../../testing/sample-archive.ts";
import { PDF, picture } from "../../../testing/sample-files.ts";
import { testContext } from "../../../testing/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database.ts";
import type { SectionContent } from "../../courses/kinds/section-kinds.ts";
import { cleanDrawing } from "../../files/clean-drawing.ts";
import { exportCourse } from "./export-course.ts";
import { importCourse } from "./import-course.ts";

let database: TestDatabase;
let ctx: Context;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(database, "Europe/Madrid");
  // Real courses have larger pictures than the tests' own limit lets pass.
  ctx.site.fileLimits = {
    document: 25 * 1024 ** 2,
    picture: 25 * 1024 ** 2,
    video: 25 * 1024 ** 2,
  };
});
afterAll(() => database.drop());

/** Imports an archive and exports it again; returns the path. */
async function roundTrip(path: string, exportedAs: string, publishes = true): Promise<string> {
  const { courseId } = await importCourse(ctx, { path, publishes });
  const target = join(await folderOf({}), exportedAs);
  await exportCourse(ctx, { courseId, path: target });
  return target;
}

const jsonOf = (folder: string) => readFile(join(folder, "course.json"), "utf8");

/**
 * The same course as export writes it; documented in docs/course-archive.md. The course itself is
 * unchanged: only optional fields and alternative notations are normalised.
 */
function normalise(json: string): string {
  const {
    $schema: _,
    free_navigation,
    modules,
    surveys,
    ...course
  } = courseArchive.parse(JSON.parse(json));
  const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;
  const normal = {
    ...course,
    ...(free_navigation ? { free_navigation } : {}),
    modules: modules.toSorted(byOrder).map(({ pages, ...module }) => ({
      ...module,
      pages: pages.toSorted(byOrder).map(({ sections, ...page }) => ({
        ...page,
        sections: sections.toSorted(byOrder).map(normaliseSection),
      })),
    })),
    surveys,
  };
  return `${JSON.stringify(normal, null, 1)}\n`;
}

const KIND_FIELD: Record<string, string> = {
  video: "video",
  paragraph: "paragraph",
  radio: "radio",
  "radio-validated": "radioValidated",
  "select-multiple": "selectMultiple",
  "select-multiple-validated": "selectMultipleValidated",
  textarea: "textarea",
  final_quiz_resume: "final_quiz_resume",
};

function normaliseSection(section: RawCourse): RawCourse {
  const { order, type, paragraph_files: names } = section;
  const field = KIND_FIELD[type]!;
  const value = type === "final_quiz_resume" ? true : section[field];
  const isText = type === "paragraph";
  return {
    order,
    type,
    [field]: isText ? sanitiseHtml(value) : value,
    ...(isText && names?.length > 0 ? { paragraph_files: names } : {}),
    ...(section.video_required === "true" ? { video_required: "true" } : {}),
    ...(section.video_captions?.length > 0 ? { video_captions: section.video_captions } : {}),
    ...(section.video_poster ? { video_poster: section.video_poster } : {}),
  };
}

const shared = new URL("../../../../../../shared/courses/", import.meta.url);

describe("exportCourse", () => {
  it("carries the captions and the picture of a video, and sound", async () => {
    const course = sampleCourse();
    const [page] = course.modules[0].pages;
    Object.assign(page.sections[1], {
      video_captions: [
        { language: "es", label: "Español", file: "files/film.es.vtt" },
        { language: "en", label: "English", file: "files/film.en.vtt" },
      ],
      video_poster: "files/cover.png",
    });
    page.sections.push({ order: 9, type: "video", video: "files/talk.mp3" });
    const captions = (text: string) => `WEBVTT\n\n00:00.000 --> 00:02.000\n${text}\n`;
    const entries = {
      ...(await archiveEntries(course)),
      "files/film.es.vtt": captions("Hola"),
      "files/film.en.vtt": captions("Hello"),
      "files/talk.mp3": await readFile(
        new URL("../../../testing/media/lesson.mp3", import.meta.url),
      ),
    };
    const target = await roundTrip(await folderOf(entries), "subtitled");
    expect(JSON.parse(await jsonOf(target))).toEqual(course);
    expect(await readFile(join(target, "files/film.es.vtt"), "utf8")).toBe(captions("Hola"));
    expect((await readFile(join(target, "files/talk.mp3"))).equals(entries["files/talk.mp3"])).toBe(
      true,
    );
  });

  it("writes the course in its canonical form, with every file it uses and no other", async () => {
    const source = await folderOf({ ...(await archiveEntries()), "files/spare.pdf": PDF });
    const target = await roundTrip(source, "sensors");
    expect(JSON.parse(await jsonOf(target))).toEqual(sampleCourse());
    expect(await readdir(target)).toEqual(["course.json", "files"]);
    const files = await sampleFiles();
    expect(
      (await readdir(join(target, "files"))).map((name) => `files/${name}`).toSorted(),
    ).toEqual(Object.keys(files).toSorted());
    for (const [path, bytes] of Object.entries(files)) {
      expect((await readFile(join(target, path))).equals(bytes)).toBe(true);
    }
  });

  it("leaves out defaults, and sorts what is out of order", async () => {
    const course = sampleCourse();
    course.$schema = "./course-archive.schema.json";
    course.free_navigation = false;
    course.modules.reverse();
    course.modules[1].pages[0].sections.reverse();
    Object.assign(course.modules[1].pages[0].sections[4], { id: 12, type_label: "x", video: null });
    course.modules[1].pages[0].sections[5].paragraph = `<P>it's</P><img alt='' src='files/cover.png'>`;
    course.modules[1].pages[0].sections[5].paragraph_files = [];
    delete course.start_date;
    delete course.surveys;
    const source = await folderOf(await archiveEntries(course));
    const exported = await jsonOf(await roundTrip(source, "sensors"));
    expect(JSON.parse(exported)).toEqual(JSON.parse(normalise(await jsonOf(source))));
    expect(exported).not.toMatch(/\$schema|free_navigation|"id"|type_label|paragraph_files/);
  });

  it("renames different files that sections call by the same name", async () => {
    const paragraph = (html: string): SectionContent => ({ type: "paragraph", html });
    const made = await createCourse(ctx, {
      modules: [
        {
          pages: [
            [
              paragraph('<img src="files/a.png">'),
              paragraph('<img src="files/a.png"><a href="files/a.png">large</a>'),
              paragraph('<img src="files/A.PNG">'),
            ],
          ],
        },
      ],
    });
    const [first, second, third] = made.pages[0]!.sectionIds;
    const red = await picture("png", { width: 1, height: 1 });
    const blue = await picture("png", { width: 2, height: 2 });
    await attachFile(ctx, first!, { name: "a.png", bytes: red, use: "inline" });
    await attachFile(ctx, second!, { name: "a.png", bytes: blue, use: "inline" });
    await attachFile(ctx, third!, { name: "A.PNG", bytes: blue, use: "inline" });
    await attachFile(ctx, third!, { name: "a.png", bytes: red, use: "inline" });

    const target = join(await folderOf({}), "names");
    await exportCourse(ctx, { courseId: made.id, path: target });
    const html = JSON.parse(await jsonOf(target)).modules[0].pages[0].sections.map(
      (section: RawCourse) => section.paragraph,
    );
    expect(html).toEqual([
      '<img src="files/a.png">',
      '<img src="files/a-2.png"><a href="files/a-2.png">large</a>',
      '<img src="files/A-3.PNG">',
    ]);
    expect((await readFile(join(target, "files", "a-2.png"))).equals(blue)).toBe(true);
    expect(await jsonOf(await roundTrip(target, "again"))).toBe(await jsonOf(target));
  });

  it("overwrites nothing and leaves no partial output", async () => {
    const { courseId } = await importCourse(ctx, { path: await folderOf(await archiveEntries()) });
    const folder = await folderOf({ "taken.zip": "x", "taken/file": "x" });
    for (const name of ["taken.zip", "taken"]) {
      await expect(exportCourse(ctx, { courseId, path: join(folder, name) })).rejects.toThrow(
        `${name} is there already.`,
      );
    }
    await expect(exportCourse(ctx, { courseId: 999_999, path: "x.zip" })).rejects.toThrow(
      "There is no course 999999.",
    );
    const broken: Context = {
      ...ctx,
      storage: { ...ctx.storage, read: () => Promise.reject(new Error("The disk is gone.")) },
    };
    await expect(exportCourse(broken, { courseId, path: join(folder, "new.zip") })).rejects.toThrow(
      "The disk is gone.",
    );
    expect((await readdir(folder)).toSorted()).toEqual(["taken", "taken.zip"]);
  });

  it("writes the same zip for the same course", async () => {
    const source = await folderOf(await archiveEntries());
    const first = await roundTrip(source, "a.zip");
    await new Promise((resolve) => setTimeout(resolve, 20));
    const second = await roundTrip(first, "b.zip");
    expect((await readFile(first)).equals(await readFile(second))).toBe(true);
  });

  it("returns what was imported, whatever the course", async () => {
    const files = await sampleFiles();
    await fc.assert(
      fc.asyncProperty(generatedCourse, async (course) => {
        const json = `${JSON.stringify(course, null, 1)}\n`;
        const source = await folderOf({ ...files, "course.json": json });
        const exported = await roundTrip(source, "out", course.status === "published");
        expect(await jsonOf(exported)).toBe(json);
        expect(normalise(json)).toBe(json);
      }),
      { numRuns: cases({ usually: 10, long: 40 }) },
    );
  });
});

describe.skipIf(!existsSync(shared)).each(["iot-for-beginners", "desarrollo-web"])(
  "the real course %s",
  (name) => {
    it(
      "survives import and export without loss, as folder and as zip",
      { timeout: 90_000 },
      async () => {
        const source = new URL(`${name}/`, shared).pathname;
        const folder = await roundTrip(source, name);
        expect(await jsonOf(folder)).toBe(normalise(await jsonOf(source)));
        expect(await jsonOf(folder)).toBe(await jsonOf(source));
        for (const file of await readdir(join(folder, "files"))) {
          const bytes = await readFile(join(source, "files", file));
          // Drawings are stored in sanitised form.
          const original = file.endsWith(".svg")
            ? Buffer.from(cleanDrawing(bytes.toString()).text)
            : bytes;
          expect((await readFile(join(folder, "files", file))).equals(original)).toBe(true);
        }
        const zip = await roundTrip(folder, `${name}.zip`);
        expect((await readFile(await roundTrip(zip, "copy.zip"))).equals(await readFile(zip))).toBe(
          true,
        );
      },
    );
  },
);
