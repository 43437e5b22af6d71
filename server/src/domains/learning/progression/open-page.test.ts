import type { PageData, StudentSection } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { modules, sections } from "../../../database/tables/index.ts";
import {
  attachFile,
  changeCourse,
  createCourse,
  createPerson,
} from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { answer, finish, joinCourse, takePage } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import type { SectionContent } from "../../courses/kinds/section-kinds.ts";

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

const open = (client: TestClient, page: { id: number }) =>
  client.get<PageData>(`/api/courses/page/${page.id}`);
const onePage = (...contents: SectionContent[]) =>
  createCourse(world.ctx, { modules: [{ pages: [contents] }] });

describe("GET /api/courses/page/:pageId", () => {
  test("401 when signed out, 404 for a stranger and an unknown page", async () => {
    const course = await onePage(sample.paragraph());
    const stranger = await world.as(await createPerson(world.ctx));
    expect((await open(world.visitor(), course.pages[0]!)).status).toBe(401);
    expect((await open(stranger, course.pages[0]!)).status).toBe(404);
    expect((await open(stranger, { id: 2_000_000_000 })).status).toBe(404);
  });

  test("a page at its beginning", async () => {
    const course = await createCourse(world.ctx, {
      title: "Letters",
      hasDiploma: true,
      allowSeeking: true,
      modules: [{ title: "Alpha", pages: [[sample.paragraph(), sample.radio()]] }],
    });
    const page = course.pages[0]!;
    const { status, body } = await open(await joinCourse(world, course), page);
    expect([status, body]).toEqual([
      200,
      {
        page: { id: page.id, order: 1, title: "Page 1" },
        module: { id: course.moduleIds[0], order: 1, title: "Alpha" },
        course: {
          id: course.id,
          title: "Letters",
          has_diploma: true,
          allow_seeking: true,
          language: "en",
        },
        sections: { [String(page.sectionIds[0])]: expect.objectContaining({ type: "paragraph" }) },
        total_sections: 2,
        next: null,
        survey: null,
        missed_pages: [],
      },
    ]);
  });

  test("a finished page stays open, shows all its sections and where to go next", async () => {
    const course = await createCourse(world.ctx, {
      modules: [{ pages: [[sample.paragraph(), sample.radio()], [sample.paragraph()]] }],
    });
    const student = await joinCourse(world, course);
    const [first, second] = course.pages;
    await takePage(student, first!, [null, "1"]);
    const { body } = await open(student, first!);
    expect(Object.values(body.sections).map(({ id, status }) => [id, status])).toEqual(
      first!.sectionIds.map((id) => [id, "finished"]),
    );
    expect(body.next).toEqual({
      kind: "page",
      redirect_to: `/student/courses/${course.id}/pages/${second!.id}`,
    });
  });

  test("the survey lies outside the modules", async () => {
    const course = await createCourse(world.ctx, {
      modules: [{ pages: [[sample.paragraph()]] }],
      survey: [sample.radio({ graphicType: "survey" })],
    });
    const student = await joinCourse(world, course);
    expect((await open(student, course.survey!)).error.code).toBe("page_out_of_order");
    await takePage(student, course.pages[0]!, [null]);
    const { body } = await open(student, course.survey!);
    expect(body.module).toBeNull();
    expect(Object.values(body.sections)).toMatchObject([
      { graphic_type: "survey", two_rounds: false },
    ]);
  });

  test("pages without sections are skipped", async () => {
    const course = await createCourse(world.ctx, {
      modules: [{ pages: [[sample.paragraph()], [], [sample.paragraph()]] }],
    });
    const student = await joinCourse(world, course);
    const { body } = await finish(student, course.pages[0]!, 0);
    expect(body.redirect_to).toBe(`/student/courses/${course.id}/pages/${course.pages[2]!.id}`);
    expect((await open(student, course.pages[2]!)).status).toBe(200);
  });

  test("an author's changes and deletions show at the next request", async () => {
    const course = await onePage(sample.paragraph(), sample.paragraph());
    const student = await joinCourse(world, course);
    await open(student, course.pages[0]!);
    const [first] = course.pages[0]!.sectionIds;
    await world.ctx.database
      .update(sections)
      .set({ content: sample.paragraph({ html: "<p>Changed.</p>" }) })
      .where(eq(sections.id, first!));
    await changeCourse(world.ctx, course, {});
    expect((await open(student, course.pages[0]!)).body.sections[first!]?.content).toBe(
      "<p>Changed.</p>",
    );
    await world.ctx.database
      .update(sections)
      .set({ deletedAt: world.clock.now() })
      .where(eq(sections.id, first!));
    await changeCourse(world.ctx, course, {});
    const { body } = await open(student, course.pages[0]!);
    expect(Object.keys(body.sections)).toEqual([String(course.pages[0]!.sectionIds[1])]);
    await changeCourse(world.ctx, course, { deletedAt: world.clock.now() });
    expect((await open(student, course.pages[0]!)).status).toBe(404);
  });

  test("a module that has not begun is refused with its start, in the site's time and the person's language", async () => {
    const course = await onePage(sample.paragraph());
    await world.ctx.database
      .update(modules)
      .set({ startsAt: new Date("2026-05-01T06:30:00Z") })
      .where(eq(modules.courseId, course.id));
    await changeCourse(world.ctx, course, {});
    world.ctx.site.timeZone = "Europe/Madrid";
    const { status, error } = await open(
      await joinCourse(world, course, { locale: "es" }),
      course.pages[0]!,
    );
    world.ctx.site.timeZone = "UTC";
    expect([status, error]).toEqual([
      409,
      {
        message: "Este módulo empieza el 1 de mayo de 2026 a las 8:30 (Europe/Madrid).",
        code: "module_not_begun",
      },
    ]);
  });
});

/** The response for a section of any kind, with overrides. */
function sectionWith(fields: Partial<StudentSection>): StudentSection {
  return {
    id: expect.any(Number) as number,
    order: 1,
    type: "question",
    content: null,
    question: null,
    question_type: null,
    status: "pending",
    answer: null,
    first_answer: null,
    examples: null,
    valid_items: null,
    reasons: null,
    two_rounds: null,
    min: null,
    max: null,
    final_quiz: null,
    workbook_only: null,
    must_watch: null,
    captions: null,
    poster: null,
    graphic_type: null,
    question_id: fields.type === undefined ? (expect.any(Number) as number) : null,
    module_closed: false,
    additional_content: null,
    files: [],
    ...fields,
  } as StudentSection;
}

const three = { "0": "Option 1", "1": "Option 2", "2": "Option 3" };
const four = { ...three, "3": "Option 4" };
const reasons = (count: number) =>
  Array.from({ length: count }, (_, index) => `Reason ${index + 1}`);

describe("a section of every kind", () => {
  test.each<[string, SectionContent, Partial<StudentSection>]>([
    [
      "video",
      sample.video(),
      {
        type: "video",
        content: "https://www.youtube.com/watch?v=bVFfcYh6UBw",
        must_watch: false,
        captions: [],
      },
    ],
    ["paragraph", sample.paragraph(), { type: "paragraph", content: "<p>A paragraph.</p>" }],
    ["final quiz summary", sample.summary(), { type: "final_quiz_resume" }],
    [
      "single choice",
      sample.radio(),
      {
        question: "Which do you like?",
        question_type: "radio",
        content: three,
        graphic_type: "bar",
        two_rounds: false,
      },
    ],
    [
      "single choice, validated",
      sample.radioValidated({ finalQuiz: true }),
      {
        question: "Which is right?",
        question_type: "radio-validated",
        content: three,
        final_quiz: true,
      },
    ],
    [
      "multiple choice",
      sample.selectMultiple(),
      {
        question: "Which do you use?",
        question_type: "select-multiple",
        content: four,
        graphic_type: "pie",
        two_rounds: false,
        min: 1,
        max: 3,
      },
    ],
    [
      "multiple choice, validated",
      sample.selectMultipleValidated(),
      {
        question: "Which are right?",
        question_type: "select-multiple-validated",
        content: four,
        final_quiz: true,
        min: 1,
        max: 4,
      },
    ],
    [
      "free text",
      sample.textarea({ workbookOnly: true }),
      {
        question: "What do you think?",
        question_type: "textarea",
        graphic_type: "opinions",
        workbook_only: true,
        min: 2,
        max: 6,
      },
    ],
  ])("%s", async (_, content, expected) => {
    const course = await onePage(content);
    const { body } = await open(await joinCourse(world, course), course.pages[0]!);
    expect(Object.values(body.sections)).toEqual([sectionWith(expected)]);
  });

  test.each<[string, SectionContent, string, Partial<StudentSection>]>([
    ["single choice", sample.radio(), "2", { answer: "2" }],
    [
      "single choice, validated",
      sample.radioValidated(),
      "1",
      { answer: "1", valid_items: [true, false, false], reasons: reasons(3) },
    ],
    [
      "multiple choice",
      sample.selectMultiple(),
      "3[answer]1[answer]",
      {
        answer: "1[answer]3[answer]",
      },
    ],
    [
      "multiple choice, validated",
      sample.selectMultipleValidated(),
      "0[answer]",
      { answer: "0[answer]", valid_items: [true, false, true, false], reasons: reasons(4) },
    ],
    ["free text", sample.textarea(), "  my two\ncents  ", { answer: "my two\ncents" }],
  ])("%s, answered", async (_, content, value, expected) => {
    const course = await onePage(content);
    const student = await joinCourse(world, course);
    await answer(student, course.pages[0]!, 0, value);
    const { body } = await open(student, course.pages[0]!);
    expect(Object.values(body.sections)).toMatchObject([{ status: "show_something", ...expected }]);
  });

  test("a paragraph names its files and shows its pictures from their served address", async () => {
    const course = await onePage(
      sample.paragraph({ html: '<p><img src="files/a%20b.png" alt="A" /></p>' }),
    );
    const [id] = course.pages[0]!.sectionIds;
    await attachFile(world.ctx, id!, { name: "plan one.pdf", bytes: Buffer.from("12345") });
    await attachFile(world.ctx, id!, { name: "a b.png", bytes: Buffer.from("png"), use: "inline" });
    const { body } = await open(await joinCourse(world, course), course.pages[0]!);
    expect(body.sections[id!]).toMatchObject({
      additional_content: "plan one.pdf",
      files: [
        { name: "plan one.pdf", size: 5, href: `/student/courses/file/${id}/plan%20one.pdf` },
      ],
      content: expect.stringContaining(`src="/student/courses/file/${id}/a%20b.png"`),
    });
  });

  test("an uploaded video is played from its served address", async () => {
    const course = await onePage(sample.video({ address: "files/the film.mp4" }));
    const [id] = course.pages[0]!.sectionIds;
    const { body } = await open(await joinCourse(world, course), course.pages[0]!);
    expect(body.sections[id!]?.content).toBe(`/student/courses/file/${id}/the%20film.mp4`);
  });
});
