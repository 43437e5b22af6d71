import type { AuthoredSection, EndpointOutput, PageSections, previewDraft } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { pages, pageUploads, sectionFiles, sections } from "../../../database/tables/index.ts";
import {
  AUTHORS,
  type CourseStaff,
  createCourseStaff,
  READERS,
  statusesOf,
} from "../../../testing/course-staff.ts";
import { attachFile, createCourse, type MadeCourse } from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let course: MadeCourse;
let staff: CourseStaff;
let pageId: number;
let ids: number[];

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  course = await createCourse(world.ctx, {
    modules: [
      {
        pages: [
          [
            sample.video(),
            sample.paragraph(),
            sample.radio(),
            sample.radioValidated(),
            sample.selectMultiple(),
            sample.selectMultipleValidated(),
            sample.textarea(),
            sample.summary(),
          ],
          [],
        ],
      },
    ],
  });
  staff = await createCourseStaff(world, course);
  ({ id: pageId, sectionIds: ids } = course.pages[0]!);
});

const USED = ["This order number is already being used."];
const film = (order: number) => ({ order, type: "video", video: "https://vimeo.com/123456789" });

async function read(): Promise<PageSections> {
  const { status, body } = await staff.admin.get<PageSections>(
    `/api/courses/sections-update/${pageId}`,
  );
  expect(status).toBe(200);
  return body;
}

/** Sends the page's sections, each changed by `change`. */
async function save(
  change: (section: AuthoredSection, index: number) => object | null,
  version?: number,
) {
  const { sections: current } = await read();
  const sent = current.flatMap((section, index) => change(section, index) ?? []);
  return staff.teacher.post<{ version: number; redirect_to: string }>(
    `/api/courses/${pageId}/sections/update`,
    { sections: sent, ...(version === undefined ? {} : { version }) },
  );
}

const at = (place: number, change: object) => (section: AuthoredSection, index: number) =>
  index === place ? { ...section, ...change } : section;

describe("GET /api/courses/sections/:pageId", () => {
  test("lists used order numbers for staff", async () => {
    const path = `/api/courses/sections/${pageId}`;
    expect(await statusesOf(staff, (client) => client.get(path))).toEqual(READERS);
    const { body } = await staff.viewer.get(path);
    expect(body).toEqual({
      sections: ids.map((id, index) => ({ id, order: index + 1 })),
      file_limit: world.ctx.site.fileLimits.document,
      picture_limit: world.ctx.site.fileLimits.picture,
      video_limit: world.ctx.site.fileLimits.video,
    });
  });
});

describe("POST /api/authoring/pages/:pageId/preview", () => {
  const preview = (sections: unknown[]) =>
    staff.teacher.post<EndpointOutput<typeof previewDraft>>(
      `/api/authoring/pages/${pageId}/preview`,
      { sections },
    );

  test("is for authors", async () => {
    const path = `/api/authoring/pages/${pageId}/preview`;
    const call = (client: TestClient) => client.post(path, { sections: [] });
    expect(await statusesOf(staff, call)).toEqual(AUTHORS);
    const unknown = "/api/authoring/pages/2000000000/preview";
    expect((await staff.teacher.post(unknown, { sections: [] })).status).toBe(404);
    expect((await preview(Array.from({ length: 201 }, () => ({})))).status).toBe(422);
  });

  test("shows what is written as students would read it, without what is right, and stores nothing", async () => {
    const before = await read();
    const { status, body } = await preview([
      { ...before.sections[1], paragraph: "<p>New<script>alert(1)</script></p>" },
      before.sections[3],
      {
        order: 3,
        type: "textarea",
        textarea: { question: "Why?", min: 0, max: 0, workbook_only: "false" },
      },
      { order: 4, type: "radio", radio: { question: "" } },
    ]);
    expect(status).toBe(200);
    const [text, question, opinion, incomplete] = body.sections;
    expect(text).toMatchObject({ id: ids[1], type: "paragraph", content: "<p>New</p>" });
    expect(question).toMatchObject({ id: ids[3], status: "pending", answer: null });
    expect(question).toMatchObject({ valid_items: null, reasons: null });
    expect(opinion).toMatchObject({ question_type: "textarea", order: 3 });
    expect(incomplete).toBeNull();
    expect(await read()).toEqual(before);
  });

  test("shows a picture that was put in a moment ago", async () => {
    const plan = { name: "a.png", bytes: Buffer.from("a"), mediaType: "image/png" };
    await attachFile(world.ctx, ids[1]!, plan);
    const [file] = await world.ctx.database.delete(sectionFiles).returning();
    const upload = { pageId, name: "a b.png", fileId: file!.fileId, createdAt: new Date() };
    await world.ctx.database.insert(pageUploads).values(upload);
    const { body } = await preview([
      { order: 9, type: "paragraph", paragraph: '<p><img src="files/a%20b.png" alt="A"></p>' },
    ]);
    expect(body.sections[0]?.content).toContain(`/api/authoring/pages/${pageId}/files/a%20b.png"`);
  });
});

describe("GET /api/courses/sections-update/:pageId", () => {
  test("is for staff", async () => {
    const path = `/api/courses/sections-update/${pageId}`;
    expect(await statusesOf(staff, (client) => client.get(path))).toEqual(READERS);
    expect((await staff.admin.get("/api/courses/sections-update/2000000000")).status).toBe(404);
  });

  test("holds every kind of section in full", async () => {
    await attachFile(world.ctx, ids[1]!, { name: "plan.pdf", bytes: Buffer.from("%PDF") });
    const common = {
      video: null,
      video_required: null,
      video_captions: null,
      video_poster: null,
      paragraph: null,
      paragraph_files: null,
      radio: null,
      radioValidated: null,
      selectMultiple: null,
      selectMultipleValidated: null,
      textarea: null,
      final_quiz_resume: null,
      isDeleted: false,
      answers: 0,
      item_answers: null,
      files: [],
    };
    const choice = (count: number) => ({
      items: Array.from({ length: count }, (_, index) => `Option ${index + 1}`),
      item_ids: Array.from({ length: count }, (_, index) => index + 1),
    });
    const reasons = (count: number) =>
      Array.from({ length: count }, (_, index) => `Reason ${index + 1}`);
    const kinds = [
      {
        type: "video",
        type_label: "Video",
        video: "https://www.youtube.com/watch?v=bVFfcYh6UBw",
        video_required: "false",
        video_captions: [],
        video_poster: "",
      },
      {
        type: "paragraph",
        type_label: "Paragraph",
        paragraph: "<p>A paragraph.</p>",
        paragraph_files: ["plan.pdf"],
        files: [{ name: "plan.pdf", size: 4 }],
      },
      {
        type: "radio",
        type_label: "Select Unique with Graphic",
        radio: { question: "Which do you like?", ...choice(3), graphic_type: "bar" },
        item_answers: [0, 0, 0],
      },
      {
        type: "radio-validated",
        type_label: "Select Unique Validated",
        radioValidated: {
          question: "Which is right?",
          ...choice(3),
          valid_items: [true, false, false],
          reasons: reasons(3),
          final_quiz: "false",
        },
        item_answers: [0, 0, 0],
      },
      {
        type: "select-multiple",
        type_label: "Select Multiple with Graphic",
        selectMultiple: {
          question: "Which do you use?",
          ...choice(4),
          graphic_type: "pie",
          min: 1,
          max: 3,
        },
        item_answers: [0, 0, 0, 0],
      },
      {
        type: "select-multiple-validated",
        type_label: "Select Multiple Validated",
        selectMultipleValidated: {
          question: "Which are right?",
          ...choice(4),
          valid_items: [true, false, true, false],
          reasons: reasons(4),
          min: 1,
          max: 4,
          final_quiz: "true",
        },
        item_answers: [0, 0, 0, 0],
      },
      {
        type: "textarea",
        type_label: "Opinion",
        textarea: { question: "What do you think?", min: 2, max: 6, workbook_only: "false" },
      },
      { type: "final_quiz_resume", type_label: "Final Quiz Resume", final_quiz_resume: true },
    ];
    expect(await read()).toEqual({
      sections: kinds.map((kind, index) => ({
        ...common,
        id: ids[index],
        order: index + 1,
        ...kind,
      })),
      version: 1,
      file_limit: world.ctx.site.fileLimits.document,
      picture_limit: world.ctx.site.fileLimits.picture,
      video_limit: world.ctx.site.fileLimits.video,
      page: { id: pageId, order: 1, title: "Page 1" },
      module: { id: course.moduleIds[0], order: 1, title: "Module 1" },
      course: { id: course.id, title: "A course", status: "published" },
    });
  });
});

describe("POST /api/courses/:pageId/sections/create", () => {
  const path = () => `/api/courses/${pageId}/sections/create`;

  test("is for authors", async () => {
    let order = 20;
    expect(
      await statusesOf(staff, (client) => client.post(path(), { sections: [film(order++)] })),
    ).toEqual(AUTHORS);
  });

  test("appends to the page, and answers ids and version", async () => {
    const { body } = await staff.teacher.post<{ section_ids: number[] }>(path(), {
      sections: [film(20), { order: 10, type: "paragraph", paragraph: "<p onclick='x'>a</p>" }],
    });
    const current = await read();
    expect(body).toEqual({
      section_ids: [current.sections[9]!.id, current.sections[8]!.id],
      version: 2,
      redirect_to: `/authoring/courses/${course.id}#page-${pageId}`,
    });
    expect(current.version).toBe(2);
    expect(current.sections[8]).toMatchObject({ order: 10, paragraph: "<p>a</p>" });
  });

  test("names the issues of each section, and writes none", async () => {
    const key = { valid_items: [true, true], reasons: ["", "x".repeat(5_001)], final_quiz: "no" };
    const { status, error } = await staff.teacher.post(path(), {
      sections: [
        film(20),
        { order: 21, type: "radioValidated" },
        { order: 22, type: "radio", radio: { question: " ", items: ["a", "", "x".repeat(5_001)] } },
        { order: 23, type: "radio-validated", radioValidated: { ...key, items: ["a", "b"] } },
        { order: -1, type: "video", video: "https://example.org/", extra: 1 },
        { order: 25, type: "select-multiple" },
        {
          order: 27,
          type: "radio",
          radio: { question: "?", items: ["a"], graphic_type: "bar", examples: Array(6).fill("a") },
        },
        {
          order: 26,
          type: "textarea",
          textarea: {
            question: "Why?",
            min: 0,
            max: 0,
            workbook_only: "false",
            two_rounds: "true",
            examples: [" ", "a", "x".repeat(501)],
          },
        },
        { type: "final_quiz_resume" },
      ],
    });
    expect(status).toBe(422);
    expect(error).toEqual({
      message: "The data sent has not passed the validation.",
      code: "validation_failed",
      deep_errors: [
        { "21.section.type": ["This kind of section is not known."] },
        {
          "22.radio.question": ["Write the question."],
          "22.radio.items": ["Option 2 needs a text.", "Option 3 has more than 5000 characters."],
          "22.radio.graphic_type": ["Choose bar or pie."],
        },
        {
          "23.radioValidated.question": ["This field is required."],
          "23.radioValidated.reasons": ["The reason of option 2 has more than 5000 characters."],
          "23.radioValidated.final_quiz": ['Choose "true" or "false".'],
        },
        {
          "-1.video.order": ["Enter 0 or more."],
          "-1.video.video": [
            "Enter the address of a YouTube or Vimeo video, or of an mp4, webm, m3u8, mp3, m4a or ogg file.",
          ],
          "-1.video.extra": ["This field is not known."],
        },
        { "25.selectMultiple.selectMultiple": ["This field is required."] },
        { "27.radio.examples": ["Give at most 5 examples."] },
        {
          "26.textarea.two_rounds": ["This field is not known."],
          "26.textarea.examples": [
            "Write the example.",
            "An example is at most 500 characters long.",
          ],
        },
        { "9.final_quiz_resume.order": ["Enter a whole number."] },
      ],
    });
    expect((await read()).sections).toHaveLength(8);
  });

  test("distinguishes issues of the form from those of sections", async () => {
    const { error } = await staff.teacher.post(path(), {
      sections: [{ ...film(20), video: "x" }, 3, null],
      pages: 1,
    });
    expect(error.errors).toEqual({
      sections: ["This kind of section is not known."],
      pages: ["This field is not known."],
    });
    expect(error.deep_errors).toHaveLength(1);
    for (const [body, message] of [
      [{}, "This field is required."],
      [{ sections: [] }, "Add at least one section."],
      [{ sections: "all" }, "This value is not valid."],
    ] as const) {
      const answer = await staff.teacher.post(path(), body);
      expect(answer.error).toMatchObject({ errors: { sections: [message] } });
      expect(answer.error).not.toHaveProperty("deep_errors");
    }
  });

  test("refuses used orders and a second summary in the module", async () => {
    const other = course.pages[1]!.id;
    const summary = { order: 1, type: "final_quiz_resume" };
    const { error } = await staff.teacher.post(`/api/courses/${other}/sections/create`, {
      sections: [summary],
    });
    expect(error.deep_errors).toEqual([
      {
        "1.final_quiz_resume.final_quiz_resume": [
          "It looks like there is already a final quiz resume section in this module.",
        ],
      },
    ]);
    const again = await staff.teacher.post(path(), { sections: [film(3), film(30), film(30)] });
    expect(again.error.deep_errors).toEqual([
      { "3.video.order": USED },
      { "30.video.order": USED },
    ]);
  });

  test("refuses texts and videos that name files that were never uploaded", async () => {
    const { error } = await staff.teacher.post(path(), {
      sections: [
        {
          order: 20,
          type: "paragraph",
          paragraph: '<p><img src="files/none.png"><a href="files/gone.pdf">x</a></p>',
          paragraph_files: ["to-be-uploaded.pdf"],
        },
        { order: 21, type: "video", video: "files/none.mp4" },
      ],
    });
    const missing = (name: string) => `There is no file ${name}. Upload it first.`;
    expect(error.deep_errors).toEqual([
      { "20.paragraph.paragraph": [missing("none.png"), missing("gone.pdf")] },
      { "21.video.video": [missing("none.mp4")] },
    ]);
  });

  test("of two concurrent calls with the same order one is refused", async () => {
    const body = { sections: [film(20)] };
    const answers = await Promise.all([
      staff.teacher.post(path(), body),
      staff.admin.post(path(), body),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});

describe("POST /api/courses/:pageId/sections/update", () => {
  const path = () => `/api/courses/${pageId}/sections/update`;

  test("is for authors", async () => {
    expect(await statusesOf(staff, (client) => client.post(path(), { sections: [] }))).toEqual(
      AUTHORS,
    );
  });

  test("sending back what was read changes nothing, not even the version", async () => {
    const before = await read();
    const { status, body } = await save((section) => section, 1);
    expect([status, body]).toEqual([
      200,
      { version: 1, redirect_to: `/authoring/courses/${course.id}#page-${pageId}` },
    ]);
    expect(await read()).toEqual(before);
  });

  test("changes, removes and moves sections in one go", async () => {
    const before = await read();
    const { status, body } = await save((section, index) => {
      if (index === 6) return { id: section.id, order: 7, isDeleted: true };
      if (index === 0) return { ...section, video: "https://vimeo.com/123456789" };
      // The others in reverse order, one of them into the position of the removed one.
      return { ...section, order: 10 - section.order };
    }, 1);
    expect([status, body.version]).toEqual([200, 2]);
    const after = await read();
    expect(after.sections.map(({ id, order }) => [order, id])).toEqual([
      [1, ids[0]],
      [2, ids[7]],
      [4, ids[5]],
      [5, ids[4]],
      [6, ids[3]],
      [7, ids[2]],
      [8, ids[1]],
    ]);
    expect(after.sections[0]!.video).toBe("https://vimeo.com/123456789");
    expect(after.sections[3]!.selectMultiple).toEqual(before.sections[4]!.selectMultiple);
    const [removed] = await world.ctx.database
      .select()
      .from(sections)
      .where(eq(sections.id, ids[6]!));
    expect(removed).toMatchObject({ deletedAt: world.clock.now(), order: 7 });
  });

  test("leaves unlisted sections alone", async () => {
    const { status } = await save((section, index) => (index === 2 ? section : null));
    expect(status).toBe(200);
    expect((await read()).sections).toHaveLength(8);
  });

  test("a stale version is refused with the current state, and nothing is overwritten", async () => {
    expect((await save(at(0, { video: "https://vimeo.com/111111111" }), 1)).status).toBe(200);
    const current = await read();
    const { status, error } = await save(at(0, { video: "https://vimeo.com/222222222" }), 1);
    expect(status).toBe(409);
    expect(error).toEqual({
      message: "Somebody else has changed this in the meantime.",
      code: "stale_version",
      current,
    });
    expect(await read()).toEqual(current);
  });

  test("without a version whatever is there is overwritten", async () => {
    await save(at(0, { video: "https://vimeo.com/111111111" }));
    expect((await save(at(0, { video: "https://vimeo.com/222222222" }))).status).toBe(200);
    expect(await read()).toMatchObject({
      version: 3,
      sections: [
        { video: "https://vimeo.com/222222222" },
        ...Array.from({ length: 7 }, () => ({})),
      ],
    });
  });

  test("of two concurrent updates of one version one wins and the other is refused", async () => {
    const { sections: current } = await read();
    const body = (video: string) => ({
      sections: [{ ...current[0]!, video }],
      version: 1,
    });
    const answers = await Promise.all([
      staff.teacher.post(path(), body("https://vimeo.com/111111111")),
      staff.admin.post(path(), body("https://vimeo.com/222222222")),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read()).version).toBe(2);
  });

  test("two concurrent updates without a version are both applied, one after the other", async () => {
    const { sections: current } = await read();
    const body = (place: number, change: object) => ({
      sections: [{ ...current[place]!, ...change }],
    });
    const answers = await Promise.all([
      staff.teacher.post(path(), body(0, { video: "https://vimeo.com/111111111" })),
      staff.admin.post(path(), body(1, { paragraph: "<p>b</p>" })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read()).toMatchObject({
      version: 3,
      sections: [
        { video: "https://vimeo.com/111111111" },
        { paragraph: "<p>b</p>" },
        ...Array.from({ length: 6 }, () => ({})),
      ],
    });
  });

  test("refuses what does not fit the page, each issue with its section", async () => {
    const { sections: current } = await read();
    const [first, second, third] = current;
    const { status, error } = await staff.teacher.post(path(), {
      sections: [
        first,
        { ...second, order: 1 },
        { ...film(3), id: third!.id },
        { ...film(30), id: null },
        { ...first, order: 31 },
      ],
    });
    expect(status).toBe(422);
    expect(error.deep_errors).toEqual([
      { "30.video.id": ["This section is not on the page yet. Add it first."] },
      { "31.video.id": ["This section is listed twice."] },
      { "1.paragraph.order": USED },
      { "3.video.type": ["The kind of a section cannot be changed."] },
    ]);
    const untouched = await staff.teacher.post(path(), { sections: [{ ...first, order: 5 }] });
    expect(untouched.error.deep_errors).toEqual([{ "5.video.order": USED }]);
  });

  test("names the issues of drafts and removals alike", async () => {
    const { error } = await staff.teacher.post(path(), {
      sections: [
        { id: ids[2], order: 3, type: "radio", radio: { question: "?", items: [""] } },
        { id: "x", order: 4, isDeleted: true },
        { isDeleted: true },
      ],
      version: 1.5,
    });
    expect(error.errors).toEqual({ version: ["This value is not valid."] });
    expect(error.deep_errors).toEqual([
      {
        "3.radio.items": ["Option 1 needs a text."],
        "3.radio.graphic_type": ["Choose bar or pie."],
      },
      { "4.section.id": ["This value is not valid."] },
      { "3.section.id": ["This field is required."], "3.section.order": ["Enter a whole number."] },
    ]);
  });

  test("404 for sections of other pages, and for removed ones", async () => {
    const other = await createCourse(world.ctx, { modules: [{ pages: [[sample.video()]] }] });
    const foreign = { ...film(1), id: other.pages[0]!.sectionIds[0] };
    expect((await staff.admin.post(path(), { sections: [foreign] })).status).toBe(404);
    await save(at(0, { isDeleted: true }));
    const { status, error } = await staff.teacher.post(path(), {
      sections: [{ ...film(1), id: ids[0] }],
    });
    expect([status, error.code]).toEqual([404, "not_found"]);
  });

  test("a page may be emptied", async () => {
    expect((await save((section) => ({ ...section, isDeleted: true }))).status).toBe(200);
    expect((await read()).sections).toEqual([]);
    const [page] = await world.ctx.database.select().from(pages).where(eq(pages.id, pageId));
    expect(page).toMatchObject({ version: 2, deletedAt: null });
  });
});

describe("files of sections", () => {
  const picture = { mediaType: "image/png", use: "inline" as const };

  beforeEach(async () => {
    const [, paragraph] = ids;
    for (const name of ["a.pdf", "b.pdf", "c.pdf"]) {
      await attachFile(world.ctx, paragraph!, { name, bytes: Buffer.from(name) });
    }
    const bytes = Buffer.from("png");
    await attachFile(world.ctx, paragraph!, { name: "árbol 1.png", bytes, ...picture });
  });

  const filesOf = async (id: number) => {
    const rows = await world.ctx.database
      .select()
      .from(sectionFiles)
      .where(eq(sectionFiles.sectionId, id))
      .orderBy(sectionFiles.use, sectionFiles.order);
    return rows.map(({ use, name }) => `${use} ${name}`);
  };

  test("attachments that are listed stay, in that order; the others go", async () => {
    const change = { paragraph_files: ["c.pdf", "a.pdf"] };
    expect((await save(at(1, change))).body.version).toBe(2);
    expect((await read()).sections[1]).toMatchObject({
      paragraph_files: ["c.pdf", "a.pdf"],
      files: [
        { name: "c.pdf", size: 5 },
        { name: "a.pdf", size: 5 },
      ],
    });
    expect((await save(at(1, { paragraph_files: null }))).body.version).toBe(2);
    expect((await save(at(1, { paragraph_files: [] }))).body.version).toBe(3);
    expect((await read()).sections[1]!.files).toEqual([]);
  });

  test("names that the section does not have are refused", async () => {
    const unknown = ["a.pdf", "x.pdf", "árbol 1.png"];
    const { error } = await save(at(1, { paragraph_files: unknown }));
    expect(error.deep_errors).toEqual([
      {
        "2.paragraph.paragraph_files": [
          "There is no file x.pdf. Upload it first.",
          "There is no file árbol 1.png. Upload it first.",
        ],
      },
    ]);
    expect((await filesOf(ids[1]!)).slice(0, 3)).toEqual([
      "attachment a.pdf",
      "attachment b.pdf",
      "attachment c.pdf",
    ]);
  });

  test("texts may show any file of the page; what they leave comes back with an undo", async () => {
    const text =
      '<p><img src="files/%C3%A1rbol%201.png" alt=""><a href="files/b.pdf#page=2">b</a></p>';
    expect((await save(at(1, { paragraph: text }))).status).toBe(200);
    expect(await filesOf(ids[1]!)).toContain("inline árbol 1.png");
    expect(await filesOf(ids[1]!)).toContain("inline b.pdf");
    expect((await save(at(1, { paragraph: "<p>a</p>" }))).status).toBe(200);
    expect(await filesOf(ids[1]!)).not.toContain("inline árbol 1.png");
    const kept = await world.ctx.database
      .select({ name: pageUploads.name })
      .from(pageUploads)
      .where(eq(pageUploads.pageId, pageId));
    expect(kept.map(({ name }) => name).toSorted()).toEqual(["b.pdf", "árbol 1.png"]);
    expect((await save(at(1, { paragraph: text }))).status).toBe(200);
    expect(await filesOf(ids[1]!)).toContain("inline árbol 1.png");
  });

  test("a file that is not a picture is not shown as one", async () => {
    const { error } = await save(at(1, { paragraph: '<p><img src="files/a.pdf"></p>' }));
    expect(error.deep_errors).toEqual([
      { "2.paragraph.paragraph": ["There is no file a.pdf. Upload it first."] },
    ]);
  });

  test("an uploaded video of the course is kept, an unknown one refused", async () => {
    const plan = { name: "film.mp4", bytes: Buffer.from("film"), mediaType: "video/mp4" };
    await attachFile(world.ctx, ids[0]!, { ...plan, use: "inline" });
    expect((await save(at(0, { video: "files/film.mp4" }))).status).toBe(200);
    expect(await filesOf(ids[0]!)).toEqual(["inline film.mp4"]);
    const { error } = await save(at(0, { video: "files/other.mp4" }));
    expect(error.deep_errors).toEqual([
      { "1.video.video": ["There is no file other.mp4. Upload it first."] },
    ]);
    expect((await save(at(0, { video: "https://vimeo.com/111111111" }))).status).toBe(200);
    expect(await filesOf(ids[0]!)).toEqual([]);
  });
});
