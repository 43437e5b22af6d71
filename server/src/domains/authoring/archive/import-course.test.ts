import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import yazl from "yazl";

import {
  courses,
  courseStaff,
  files,
  modules,
  pages,
  sectionFiles,
  sections,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { createPerson } from "../../../testing/factories.ts";
import {
  archiveEntries,
  folderOf,
  type RawCourse,
  sampleCourse,
} from "../../../testing/sample-archive.ts";
import { HTML, PDF, picture, zipOf } from "../../../testing/sample-files.ts";
import { testContext } from "../../../testing/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database.ts";
import { loadCourseContent } from "../../courses/content/course-content.ts";
import { ArchiveRefused, describeIssue, issueLine } from "./archive-issue.ts";
import { importCourse } from "./import-course.ts";
import type { ImportProgress } from "./import-progress.ts";

let database: TestDatabase;
let ctx: Context;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(database, "Europe/Madrid");
});
afterAll(() => database.drop());

/** Issues of an archive, one line each; nothing may have been written. */
async function issuesOf(path: string): Promise<string[]> {
  const before = await rowCounts();
  const refusal: unknown = await importCourse(ctx, { path }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ArchiveRefused);
  expect(await rowCounts()).toEqual(before);
  return (refusal as ArchiveRefused).issues.map(issueLine);
}

async function rowCounts(): Promise<number[]> {
  const tables = [courses, modules, pages, sections, sectionFiles, files, courseStaff];
  return Promise.all(tables.map((table) => ctx.database.$count(table)));
}

async function issuesOfCourse(damage: (course: RawCourse) => void): Promise<string[]> {
  const course = sampleCourse();
  damage(course);
  return issuesOf(await folderOf(await archiveEntries(course)));
}

async function issuesOfZip(entries: Record<string, string | Buffer>): Promise<string[]> {
  const folder = await folderOf({ "course.zip": await zipOf(entries) });
  return issuesOf(join(folder, "course.zip"));
}

/** A zip with a name that no honest program writes, of the same length as the placeholder. */
async function zipWithName(placeholder: string, name: string): Promise<string> {
  const zip = await zipOf({ ...(await archiveEntries()), [placeholder]: PDF });
  const bytes = Buffer.from(zip.toString("latin1").replaceAll(placeholder, name), "latin1");
  return join(await folderOf({ "course.zip": bytes }), "course.zip");
}

describe("a valid archive", () => {
  it("becomes a course, whole", async () => {
    const author = await createPerson(ctx, { role: "instructor" });
    const path = await folderOf(await archiveEntries());
    const progress: ImportProgress[] = [];
    const { courseId, warnings } = await importCourse(ctx, {
      path,
      authorId: author.id,
      onProgress: (step) => progress.push(step),
    });
    expect(warnings).toEqual([]);
    expect(progress.findLast(({ step }) => step === "checking")).toMatchObject({
      done: 4,
      total: 4,
    });
    expect(progress.at(-1)?.step).toBe("writing");

    const course = await loadCourseContent(ctx.database, courseId);
    expect(course).toMatchObject({
      title: "Sensors",
      thumbnail: "files/cover.png",
      thumbnailFile: { name: "cover.png", mediaType: "image/png", width: 30, height: 20 },
      language: "en",
      startsAt: new Date("2026-01-10T08:00:00Z"),
      endsAt: new Date("2026-07-10T16:30:00Z"),
      hasDiploma: true,
      freeNavigation: true,
      survey: { title: "Survey", kind: "survey" },
    });
    expect(course?.modules.map(({ title }) => title)).toEqual(["Getting started", "Going on"]);
    expect(course?.pages.map((page) => page.sections.map(({ content }) => content.type))).toEqual([
      [
        "video",
        "video",
        "paragraph",
        "radio",
        "radio-validated",
        "select-multiple",
        "select-multiple-validated",
        "textarea",
      ],
      ["final_quiz_resume"],
      [],
    ]);
    const [, film, text] = course?.pages[0]?.sections ?? [];
    expect(film?.files).toMatchObject([
      { name: "film.mp4", use: "inline", mediaType: "video/mp4" },
    ]);
    expect(text?.files.map(({ name, use }) => `${use} ${name}`)).toEqual([
      "attachment plan.pdf",
      "attachment Übung 1.pdf",
      "inline cover.png",
      "inline plan.pdf",
    ]);
    expect(course?.survey?.sections.map(({ content }) => content)).toEqual([
      {
        type: "radio",
        question: "How was it?",
        options: [
          { id: 1, text: "Good" },
          { id: 2, text: "Bad" },
        ],
        nextOptionId: 3,
        graphicType: "survey",
      },
      {
        type: "textarea",
        question: "What should change?",
        min: 0,
        max: 0,
        workbookOnly: false,
        survey: true,
      },
    ]);
    const staff = await ctx.database
      .select()
      .from(courseStaff)
      .where(eq(courseStaff.courseId, courseId));
    expect(staff).toMatchObject([{ userId: author.id, courseId, role: "owner" }]);
  });

  it("may be a zip, and may lie in one top folder with what systems leave behind", async () => {
    const entries = await archiveEntries();
    const inFolder = Object.fromEntries(
      Object.entries(entries).map(([path, content]) => [`sensors/${path}`, content]),
    );
    const litter = { "__MACOSX/sensors/._course.json": "x", "sensors/.DS_Store": "x" };
    for (const path of [
      join(await folderOf({ "a.zip": await zipOf(entries) }), "a.zip"),
      join(await folderOf({ "b.zip": await zipOf({ ...inFolder, ...litter }) }), "b.zip"),
      await folderOf({ ...inFolder, ...litter }),
    ]) {
      const { courseId, warnings } = await importCourse(ctx, { path });
      expect(warnings).toEqual([]);
      expect((await loadCourseContent(ctx.database, courseId))?.pages).toHaveLength(3);
    }
  });

  it("warns about unused files and removed HTML", async () => {
    const course = sampleCourse();
    course.modules[0].pages[0].sections[2].paragraph += "<p onclick='x()'>a</p>";
    const { warnings } = await importCourse(ctx, {
      path: await folderOf({
        ...(await archiveEntries(course)),
        "files/spare.pdf": PDF,
        "README.md": "about",
      }),
    });
    expect(warnings.map(issueLine)).toEqual([
      'File "files/spare.pdf": Nothing in the course uses this file.',
      'File "README.md": Nothing in the course uses this file.',
      'Module 1 "Getting started" > Page 1 "What a sensor is" > Section 3 (paragraph), paragraph: ' +
        "Some of the HTML is not allowed and is left out.",
    ]);
  });

  it("stores equal files once; those of a refused import do no harm", async () => {
    const path = await folderOf(await archiveEntries());
    const before = await ctx.database.$count(files);
    await importCourse(ctx, { path });
    await importCourse(ctx, { path });
    expect(await ctx.database.$count(files)).toBe(before);
  });
});

const SECTION = 'Module 1 "Getting started" > Page 1 "What a sensor is" > Section';

describe("issues of the course", () => {
  it.each<[string, (course: RawCourse) => void, string[]]>([
    [
      "two right answers in a single choice",
      (course) => {
        sectionOf(course, 5).radioValidated.valid_items = [true, true, false];
      },
      [
        `${SECTION} 5 (radio-validated), radioValidated.valid_items: Mark exactly one option as correct.`,
      ],
    ],
    [
      "no right answer in a multiple choice",
      (course) => {
        sectionOf(course, 7).selectMultipleValidated.valid_items = [false, false, false];
      },
      [
        `${SECTION} 7 (select-multiple-validated), selectMultipleValidated.valid_items: Mark at least one option as correct.`,
      ],
    ],
    [
      "an unknown kind of section",
      (course) => {
        sectionOf(course, 8).type = "hologram";
      },
      [`${SECTION} 8 (hologram), type: This kind of section is not known.`],
    ],
    [
      "a section that is none",
      (course) => {
        course.modules[0].pages[0].sections[7] = "text";
      },
      [`${SECTION} 8: This kind of section is not known.`],
    ],
    [
      "an unknown field",
      (course) => {
        sectionOf(course, 4).radio.colour = "red";
      },
      [`${SECTION} 4 (radio), radio.colour: This field is not known.`],
    ],
    [
      "bounds that cannot be met",
      (course) => {
        Object.assign(sectionOf(course, 6).selectMultiple, { min: 3, max: 2 });
        Object.assign(sectionOf(course, 8).textarea, { min: 30, max: 20 });
      },
      [
        `${SECTION} 6 (select-multiple), selectMultiple.min: The minimum is above the maximum.`,
        `${SECTION} 6 (select-multiple), selectMultiple.min: There are fewer options than this.`,
        `${SECTION} 8 (textarea), textarea.min: The minimum is above the maximum.`,
      ],
    ],
    [
      "HTML that would keep the parser busy",
      (course) => {
        sectionOf(course, 3).paragraph = "<blockquote></i>".repeat(4_000);
      },
      [`${SECTION} 3 (paragraph), paragraph: This HTML is nested too deeply.`],
    ],
    [
      "HTML of too many elements",
      (course) => {
        sectionOf(course, 3).paragraph = "<td>".repeat(10_001);
      },
      [
        `${SECTION} 3 (paragraph), paragraph: This HTML has more than 5000 elements. Divide it among several sections.`,
      ],
    ],
    [
      "an address no video comes from",
      (course) => {
        sectionOf(course, 1).video = "https://example.org/watch";
      },
      [
        `${SECTION} 1 (video), video: Enter the address of a YouTube or Vimeo video, or of an mp4, webm, m3u8, mp3, m4a or ogg file.`,
      ],
    ],
    [
      "a section marked as deleted",
      (course) => {
        sectionOf(course, 4).isDeleted = true;
      },
      [`${SECTION} 4 (radio), isDeleted: A section marked as deleted cannot be imported.`],
    ],
    [
      "orders given twice, on every level",
      (course) => {
        course.modules[1].order = 1;
        course.modules[0].pages[1].order = 1;
        sectionOf(course, 2).order = 1;
      },
      [
        'Module 2 "Going on", order: This order number is already being used.',
        'Module 1 "Getting started" > Page 2 "What you know now", order: This order number is already being used.',
        `${SECTION} 2 (video), order: This order number is already being used.`,
      ],
    ],
    [
      "a second final quiz summary in a module, on another page",
      (course) => {
        course.modules[0].pages[0].sections.push({ order: 9, type: "final_quiz_resume" });
      },
      [
        'Module 1 "Getting started" > Page 2 "What you know now" > Section 1 (final_quiz_resume), type: ' +
          "It looks like there is already a final quiz resume section in this module.",
      ],
    ],
    [
      "windows that end before they begin, and dates that do not exist",
      (course) => {
        course.end_date = "2026-01-10T09:00";
        course.modules[1].end_date = "2026-02-30T00:00";
      },
      [
        "Course, end_date: The end must be after the start.",
        'Module 2 "Going on", end_date: This date does not exist.',
      ],
    ],
    [
      "a survey without questions, a second survey, a question without options",
      (course) => {
        course.surveys = [
          { sections: [] },
          { sections: [{ radio: { question: " ", items: [] } }] },
        ];
      },
      [
        "Course, surveys: A course has at most one survey.",
        "Survey 1, sections: Add at least one question.",
        "Survey 2 > Question 1, radio.question: Write the question.",
        "Survey 2 > Question 1, radio.items: Add at least one option.",
      ],
    ],
    [
      "missing and foreign parts of the course itself",
      (course) => {
        delete course.status;
        course.format = "course-archive/9";
        course.teacher = "Ana";
        course.modules[1].title = "";
        delete course.modules[1].pages;
      },
      [
        "Course, format: This is not a course archive of version 1.",
        "Course, status: This field is required.",
        "Course, teacher: This field is not known.",
        "Module 2, title: Enter a title.",
        "Module 2, pages: This field is required.",
      ],
    ],
    [
      "files that are not there, wherever they are named",
      (course) => {
        course.thumbnail = "files/none.png";
        sectionOf(course, 2).video = "files/none.mp4";
        sectionOf(course, 3).paragraph = '<img src="files/none.png"><a href="files/none.zip">x</a>';
        sectionOf(course, 3).paragraph_files = ["none.pdf", "plan.pdf", "plan.pdf"];
      },
      [
        `${SECTION} 3 (paragraph), paragraph_files: Name each file once.`,
        "Course, thumbnail: The file none.png is not in the archive.",
        `${SECTION} 3 (paragraph), paragraph: The file none.png is not in the archive.`,
        `${SECTION} 2 (video), video: The file none.mp4 is not in the archive.`,
        `${SECTION} 3 (paragraph), paragraph_files: The file none.pdf is not in the archive.`,
        `${SECTION} 3 (paragraph), paragraph: The file none.zip is not in the archive.`,
      ],
    ],
  ])("names %s", async (_, damage, issues) => {
    expect(await issuesOfCourse(damage)).toEqual(issues);
  });

  it("names all of them at once, also in Spanish", async () => {
    const course = sampleCourse();
    delete course.title;
    course.modules[1].order = "two";
    sectionOf(course, 5).radioValidated.valid_items = [];
    sectionOf(course, 3).paragraph_files = ["gone.pdf"];
    const path = await folderOf(await archiveEntries(course));
    const refusal = await importCourse(ctx, { path }).catch((error: ArchiveRefused) => error);
    expect((refusal as ArchiveRefused).message.split("\n")).toHaveLength(6);
    expect((refusal as ArchiveRefused).issues.map((issue) => describeIssue(issue, "es"))).toEqual([
      { location: "Curso", field: "title", message: "Este campo es obligatorio." },
      {
        location:
          "Módulo 1 «Getting started» > Página 1 «What a sensor is» > Sección 5 (radio-validated)",
        field: "radioValidated.valid_items",
        message: "Indica una entrada por cada opción.",
      },
      {
        location:
          "Módulo 1 «Getting started» > Página 1 «What a sensor is» > Sección 5 (radio-validated)",
        field: "radioValidated.valid_items",
        message: "Marca exactamente una opción como correcta.",
      },
      { location: "Módulo 2 «Going on»", field: "order", message: "Introduce un número entero." },
      {
        location:
          "Módulo 1 «Getting started» > Página 1 «What a sensor is» > Sección 3 (paragraph)",
        field: "paragraph_files",
        message: "El archivo gone.pdf no está en el archivo del curso.",
      },
    ]);
  });
});

function sectionOf(course: RawCourse, number: number): RawCourse {
  return course.modules[0].pages[0].sections[number - 1];
}

describe("issues of the files", () => {
  it("are checked against the size limit of documents, not of videos", async () => {
    const entries = { "files/plan.pdf": Buffer.concat([PDF, Buffer.alloc(2 * 1024 ** 2)]) };
    const path = await folderOf({ ...(await archiveEntries()), ...entries });
    const issue = "paragraph_files: This file is larger than 1 MB.";
    expect(await issuesOf(path)).toContainEqual(expect.stringContaining(issue));
    const fileLimits = { ...ctx.site.fileLimits, document: 3 * 1024 ** 2 };
    const generous = { ...ctx, site: { ...ctx.site, fileLimits } };
    expect(await importCourse(generous, { path })).toMatchObject({ warnings: [] });
  });

  it("are named where the course uses them", async () => {
    const path = await folderOf({
      ...(await archiveEntries()),
      "files/plan.pdf": HTML,
      "files/cover.png": await picture("jpeg"),
      "files/film.mp4": Buffer.alloc(0),
    });
    const notA = (kind: string) =>
      `The content of this file is not ${kind.toUpperCase()}, whatever its name says.`;
    expect(await issuesOf(path)).toEqual([
      `Course, thumbnail: ${notA("png")}`,
      `${SECTION} 3 (paragraph), paragraph: ${notA("png")}`,
      `${SECTION} 2 (video), video: This file is empty.`,
      `${SECTION} 3 (paragraph), paragraph_files: ${notA("pdf")}`,
      `${SECTION} 3 (paragraph), paragraph: ${notA("pdf")}`,
    ]);
  });

  it("are captions with their line, and sound that is none", async () => {
    const course = sampleCourse();
    sectionOf(course, 2).video = "files/page.mp3";
    sectionOf(course, 2).video_captions = [
      { language: "es", label: "Español", file: "files/es.vtt" },
    ];
    const entries = {
      ...(await archiveEntries(course)),
      "files/page.mp3": HTML,
      "files/es.vtt": "WEBVTT\n\n0:00 --> 0:02\nHola\n",
    };
    expect(await issuesOf(await folderOf(entries))).toEqual([
      `${SECTION} 2 (video), video: The content of this file is not MP3, whatever its name says.`,
      `${SECTION} 2 (video), video_captions: Line 3: write times like 00:01:05.000 --> 00:01:08.000.`,
    ]);
  });

  it("are refused by their use: a document is no picture, a web page no attachment", async () => {
    const course = sampleCourse();
    sectionOf(course, 3).paragraph = '<img src="files/plan.pdf">';
    sectionOf(course, 3).paragraph_files = ["page.html"];
    const entries = { ...(await archiveEntries(course)), "files/page.html": HTML };
    expect(await issuesOf(await folderOf(entries))).toEqual([
      `${SECTION} 3 (paragraph), paragraph_files: Only zip, pdf, doc, docx, pptx, xlsx, odt, odp, ods, xml, png, jpg, gif and webp files can be attached.`,
      `${SECTION} 3 (paragraph), paragraph: Only png, jpg, gif, webp, svg and avif images can be shown.`,
    ]);
  });

  it("are names that cannot be stored, collide, or are in the wrong folder", async () => {
    const entries = await archiveEntries();
    expect(
      await issuesOf(
        await folderOf({
          ...entries,
          "files/a,b.pdf": PDF,
          "files/PLAN.pdf": PDF,
          "files/more/plan.pdf": PDF,
        }),
      ),
    ).toEqual([
      'File "files/a,b.pdf": This name cannot be kept. Call the file a-b.pdf.',
      'File "files/more/plan.pdf": Put this file directly into the folder files.',
      'File "files/plan.pdf": There are two files of this name, upper and lower case apart.',
    ]);
  });
});

describe("hostile archives", () => {
  it.each([
    "../evil.pdf",
    "/etc/ev.pdf",
    "files\\e.pdf",
    "C:/evi1.pdf",
    "a/../ev.pdf",
    "a//evil.pdf",
  ])("do not get out through the name %j", async (name) => {
    const path = await zipWithName("x".repeat(name.length), name);
    expect(await issuesOf(path)).toEqual([`File "${name}": This name leads out of the archive.`]);
  });

  it("do not lead elsewhere through links", async () => {
    const folder = await folderOf(await archiveEntries());
    await symlink("/etc/passwd", join(folder, "files", "secret.pdf"));
    expect(await issuesOf(folder)).toEqual([
      'File "files/secret.pdf": This is a link, not a file.',
    ]);

    const zip = new yazl.ZipFile();
    for (const [name, content] of Object.entries(await archiveEntries())) {
      zip.addBuffer(Buffer.from(content), name);
    }
    zip.addBuffer(Buffer.from("/etc/passwd"), "files/secret.pdf", { mode: 0o120777 });
    zip.end();
    const path = join(await folderOf({ "a.zip": await buffer(zip.outputStream) }), "a.zip");
    expect(await issuesOf(path)).toEqual(['File "files/secret.pdf": This is a link, not a file.']);
  });

  it("do not fill the disk when unpacked", async () => {
    expect(
      await issuesOfZip({
        ...(await archiveEntries()),
        "files/bomb.pdf": Buffer.alloc(30 * 1024 ** 2),
      }),
    ).toEqual(['File "files/bomb.pdf": This unpacks to far more than it holds.']);
  });

  it("do not lie about sizes, or about their content", async () => {
    const packed = Buffer.alloc(5_000_000, "course ");
    const zip = await zipOf({ ...(await archiveEntries()), "files/plan.pdf": packed });
    const size = Buffer.alloc(4);
    size.writeUInt32LE(packed.length);
    const small = Buffer.alloc(4);
    small.writeUInt32LE(1_000);
    const lying = Buffer.from(
      zip.toString("latin1").replaceAll(size.toString("latin1"), small.toString("latin1")),
      "latin1",
    );
    expect(lying.equals(zip)).toBe(false);
    const path = join(await folderOf({ "a.zip": lying }), "a.zip");
    expect(await issuesOf(path)).toEqual([
      `${SECTION} 3 (paragraph), paragraph_files: This cannot be unpacked.`,
      `${SECTION} 3 (paragraph), paragraph: This cannot be unpacked.`,
    ]);

    const damaged = await zipOf(await archiveEntries());
    const at = damaged.indexOf("files/plan.pdf") + "files/plan.pdf".length + 5;
    damaged[at] = damaged[at]! ^ 0xff;
    const damagedPath = join(await folderOf({ "a.zip": damaged }), "a.zip");
    expect((await issuesOf(damagedPath)).join("\n")).toContain("This cannot be unpacked.");
  });

  it("do not hide two files under one name", async () => {
    const path = await zipWithName("files/plan.pdX", "files/plan.pdf");
    expect(await issuesOf(path)).toEqual([
      'File "files/plan.pdf": There are two files of this name, upper and lower case apart.',
    ]);
  });

  it.each<[string, string | Buffer, string]>([
    ["no JSON", "{", "course.json is not valid JSON."],
    ["nothing", "", "course.json is not valid JSON."],
    ["no text", Buffer.from([0xff, 0xfe, 0x00]), "course.json is not text in UTF-8."],
    ["too deep", "[".repeat(100_000), "course.json is nested too deeply."],
    ["too large", " ".repeat(21 * 1024 ** 2), "This file is larger than 20 MB."],
  ])("are refused when course.json is %s", async (_, content, message) => {
    expect(await issuesOf(await folderOf({ "course.json": content }))).toEqual([
      `File "course.json": ${message}`,
    ]);
  });

  it.each([
    "null",
    "[]",
    "7",
    '"text"',
    "{}",
    '{"__proto__": {"title": "x"}, "modules": {"length": 3}}',
  ])("are refused when course.json is %s", async (content) => {
    const issues = await issuesOf(await folderOf({ "course.json": content }));
    expect(issues.length).toBeGreaterThan(0);
    for (const issue of issues) expect(issue).toMatch(/^Course[:,] /);
  });

  it("are refused when they hold texts that cannot be stored", async () => {
    expect(
      await issuesOfCourse((course) => {
        course.title = "nul \0";
        sectionOf(course, 8).textarea.question = "lone \uD800";
      }),
    ).toEqual([
      "Course, title: This text holds characters that cannot be stored.",
      `${SECTION} 8 (textarea), textarea.question: This text holds characters that cannot be stored.`,
    ]);
  });

  it("have their names shown without control characters", async () => {
    const issues = await issuesOfCourse((course) => {
      course.modules[0].title = `\u001B[31mred${"!".repeat(300)}`;
    });
    expect(issues).toHaveLength(1);
    expect(issues[0]).not.toContain("\u001B");
    expect(issues[0]?.length).toBeLessThan(220);
  });

  it("are refused when there is no archive at all", async () => {
    const folder = await folderOf({ "a.zip": "no zip", "b/readme.txt": "x" });
    const unreadable = ["Archive: This is neither a folder nor a readable zip file."];
    expect(await issuesOf(join(folder, "none"))).toEqual(["Archive: There is no such file."]);
    expect(await issuesOf(join(folder, "a.zip"))).toEqual(unreadable);
    expect(await issuesOf(join(folder, "b"))).toEqual(["Archive: The archive has no course.json."]);
    await writeFile(
      join(folder, "cut.zip"),
      (await zipOf(await archiveEntries())).subarray(0, 900),
    );
    expect(await issuesOf(join(folder, "cut.zip"))).toEqual(unreadable);
  });
});
