import type { CourseOutline } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { progress, sections } from "../../../database/tables/index.ts";
import {
  assignStaff,
  changeCourse,
  createCourse,
  createPerson,
  enrol,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let author: TestClient;
let course: MadeCourse;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

beforeEach(async () => {
  course = await createCourse(world.ctx, {
    title: "Gardens",
    modules: [
      { pages: [[sample.paragraph(), sample.radio(), sample.summary()], [sample.textarea()]] },
      { pages: [[sample.summary()]] },
    ],
    survey: [sample.radio({ graphicType: "survey" })],
  });
  const person = await createPerson(world.ctx, { role: "instructor" });
  await assignStaff(world.ctx, person, course, "owner");
  author = await world.as(person);
});

const outline = async () =>
  (await author.get<CourseOutline>(`/api/authoring/courses/${course.id}/outline`)).body;
const send = (act: string, body: object) => author.post(`/api/authoring/parts/${act}`, body);

/** Titles of modules, with the section ids of their pages. */
async function shape() {
  const { modules } = await outline();
  return modules.map(({ pages }) => pages.map((page) => page.sections.map(({ id }) => id)));
}

describe("the outline", () => {
  test("shows modules, pages and sections with kind, title line and counts", async () => {
    const { body } = await author.get<CourseOutline>(`/api/authoring/courses/${course.id}/outline`);
    expect(body.course).toMatchObject({ title: "Gardens", status: "published", students: 0 });
    expect(body.modules[0]?.pages[0]?.sections[1]).toEqual({
      id: course.pages[0]!.sectionIds[1],
      order: 2,
      type: "radio",
      title_line: "Which do you like?",
      options: 3,
      answers: 0,
    });
    expect(body.survey).toMatchObject({ questions: 1, answers: 0 });
    expect(body).toMatchObject({ may_edit: true, schedule_locked: true });
  });

  test("is not found by instructors of other courses, and refused to students", async () => {
    const stranger = await world.as(await createPerson(world.ctx, { role: "instructor" }));
    const path = `/api/authoring/courses/${course.id}/outline`;
    expect((await stranger.get(path)).status).toBe(404);
    const student = await world.as(await createPerson(world.ctx));
    expect((await student.get(path)).status).toBe(403);
    expect((await world.visitor().get(path)).status).toBe(401);
  });
});

describe("moving", () => {
  test("a section moves within its page and everything is renumbered", async () => {
    const [first, second, third] = course.pages[0]!.sectionIds;
    const move = { kind: "section", id: third, parent_id: course.pages[0]!.id, position: 0 };
    expect((await send("move", move)).status).toBe(200);
    expect((await shape())[0]?.[0]).toEqual([third, first, second]);
    const [module] = (await outline()).modules;
    expect(module?.pages[0]?.sections.map(({ order }) => order)).toEqual([1, 2, 3]);
  });

  test("a section takes its students' progress along to another page", async () => {
    const student = await createPerson(world.ctx);
    await enrol(world.ctx, student, course);
    const client = await world.as(student);
    const [page, other] = course.pages;
    const section = page!.sectionIds[0]!;
    await client.post(`/api/courses/page/${page!.id}/section/${section}`);
    await send("move", { kind: "section", id: section, parent_id: other!.id, position: 0 });
    const rows = await world.ctx.database
      .select()
      .from(progress)
      .where(eq(progress.sectionId, section));
    expect(rows.map(({ pageId, status }) => ({ pageId, status }))).toEqual([
      { pageId: other!.id, status: "finished" },
    ]);
  });

  test("a page moves to another module, but not with a second final quiz summary", async () => {
    const [first, second] = course.pages;
    const target = course.moduleIds[1];
    const free = { kind: "page", id: second!.id, parent_id: target, position: 0 };
    expect((await send("move", free)).status).toBe(200);
    const withSummary = { kind: "page", id: first!.id, parent_id: target, position: 0 };
    const { status, error } = await send("move", withSummary);
    expect(status).toBe(409);
    expect(error.code).toBe("second_final_quiz_resume");
    expect((await outline()).modules[0]?.pages).toHaveLength(1);
  });

  test("nothing moves into another course", async () => {
    const other = await createCourse(world.ctx, { modules: [{ pages: [[]] }] });
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    const body = {
      kind: "section",
      id: course.pages[0]!.sectionIds[0],
      parent_id: other.pages[0]!.id,
      position: 0,
    };
    expect((await admin.post("/api/authoring/parts/move", body)).error.code).toBe("another_course");
    expect((await send("move", body)).status).toBe(404);
  });
});

describe("copying", () => {
  test("a section's copy comes right after it", async () => {
    const radio = course.pages[0]!.sectionIds[1]!;
    const { status, body } = await author.post<{ id: number }>("/api/authoring/parts/duplicate", {
      kind: "section",
      id: radio,
    });
    expect(status).toBe(200);
    expect((await shape())[0]?.[0]?.[2]).toBe(body.id);
  });

  test("a page is copied without its final quiz summary, a module and a course with it", async () => {
    const page = { kind: "page", id: course.pages[0]!.id };
    await send("duplicate", page);
    expect((await shape())[0]?.map((ids) => ids.length)).toEqual([3, 2, 1]);
    await send("duplicate", { kind: "module", id: course.moduleIds[0] });
    expect((await shape()).map((pages) => pages.map((ids) => ids.length))).toEqual([
      [3, 2, 1],
      [3, 2, 1],
      [1],
    ]);
    const { modules } = await outline();
    expect(modules.map(({ title, pages }) => [title, ...pages.map((one) => one.title)])).toEqual([
      ["Module 1", "Page 1", "Page 1 (copy)", "Page 2"],
      ["Module 1 (copy)", "Page 1", "Page 1 (copy)", "Page 2"],
      ["Module 2", "Page 1"],
    ]);
    const copy = await author.post<{ id: number }>("/api/authoring/parts/duplicate", {
      kind: "course",
      id: course.id,
    });
    const { body } = await author.get<CourseOutline>(
      `/api/authoring/courses/${copy.body.id}/outline`,
    );
    expect(body.course).toMatchObject({ title: "Gardens (copy)", status: "draft", students: 0 });
    expect(body.modules).toHaveLength(3);
    expect(body.survey?.questions).toBe(1);
  });
});

describe("the trash", () => {
  test("lists removed parts with their paths and restores them", async () => {
    const page = { kind: "page", id: course.pages[1]!.id };
    expect((await send("delete", page)).status).toBe(200);
    expect((await shape())[0]).toHaveLength(1);
    const { body } = await author.get<{ parts: object[] }>("/api/authoring/trash");
    expect(body.parts).toEqual([
      { ...page, title: "Page 2", path: ["Gardens", "Module 1"], deleted_at: "2026-03-10T12:00" },
    ]);
    expect((await send("restore", page)).status).toBe(200);
    expect((await shape())[0]).toHaveLength(2);
    expect((await send("restore", page)).status).toBe(404);
  });

  test("a part inside a removed part is neither listed nor restored", async () => {
    const [page] = course.pages;
    const { modules } = await outline();
    const nested = [
      { kind: "section", id: page!.sectionIds[0] },
      { kind: "page", id: page!.id },
      { kind: "module", id: modules[0]!.id },
      { kind: "course", id: course.id },
    ];
    for (const [depth, outer] of nested.entries()) {
      for (const inner of nested.slice(0, depth)) {
        await send("delete", inner);
        await send("delete", outer);
        const { body } = await author.get<{ parts: object[] }>("/api/authoring/trash");
        expect(body.parts).toMatchObject([outer]);
        expect((await send("restore", inner)).status).toBe(404);
        expect((await send("restore", outer)).status).toBe(200);
        expect((await send("restore", inner)).status).toBe(200);
      }
    }
  });

  test("a restored part whose number is taken goes to the end", async () => {
    const [first] = course.pages[0]!.sectionIds;
    await send("delete", { kind: "section", id: first });
    await world.ctx.database
      .insert(sections)
      .values({ pageId: course.pages[0]!.id, order: 1, content: sample.video() });
    await send("restore", { kind: "section", id: first });
    expect((await shape())[0]?.[0]?.at(-1)).toBe(first);
  });

  test("a removed course is gone for everyone and can be restored whole", async () => {
    await send("delete", { kind: "course", id: course.id });
    const path = `/api/authoring/courses/${course.id}/outline`;
    expect((await author.get(path)).status).toBe(404);
    await send("restore", { kind: "course", id: course.id });
    expect((await author.get(path)).status).toBe(200);
  });

  test("what concerns students goes only once that is confirmed", async () => {
    const [page] = course.pages;
    const [paragraph, radio] = page!.sectionIds;
    for (const answer of ["0", "1"]) {
      const student = await createPerson(world.ctx);
      await enrol(world.ctx, student, course);
      const client = await world.as(student);
      await client.post(`/api/courses/page/${page!.id}/section/${paragraph}`);
      await client.post(`/api/courses/page/${page!.id}/question/${radio}`, { answer });
    }
    await enrol(world.ctx, await createPerson(world.ctx), course);
    const asked = { section: [radio, 2], page: [page!.id, 2], course: [course.id, 3] } as const;
    for (const [kind, [id, students]] of Object.entries(asked)) {
      const { status, error } = await send("delete", { kind, id });
      expect([status, error.code]).toEqual([409, "concerns_students"]);
      expect(error.stake).toEqual({ students, answers: 2 });
      expect((await send("delete", { kind, id, confirmed: false })).status).toBe(409);
    }
    expect((await send("delete", { kind: "section", id: paragraph })).status).toBe(200);
    const teacher = await createPerson(world.ctx, { role: "instructor" });
    await assignStaff(world.ctx, teacher, course, "teacher");
    const whole = { kind: "course", id: course.id, confirmed: true };
    const refused = await (await world.as(teacher)).post("/api/authoring/parts/delete", whole);
    expect(refused.status).toBe(403);
    expect((await send("delete", whole)).status).toBe(200);
  });

  test("viewers change nothing", async () => {
    const viewer = await world.as(await createPerson(world.ctx, { role: "viewer" }));
    const page = { kind: "page", id: course.pages[1]!.id };
    for (const act of ["delete", "restore", "duplicate"]) {
      expect((await viewer.post(`/api/authoring/parts/${act}`, page)).status).toBe(403);
    }
  });
});

describe("the check before publishing", () => {
  test("names what is incomplete, where, with the editor's address", async () => {
    const poor = await createCourse(world.ctx, {
      modules: [
        { pages: [[sample.paragraph({ html: "<p></p>" })], []] },
        { pages: [[sample.selectMultipleValidated()]] },
        { pages: [] },
      ],
    });
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    const { body } = await admin.get<{ issues: { path: string[]; message: string }[] }>(
      `/api/authoring/courses/${poor.id}/check`,
    );
    expect(body.issues[0]?.path.at(-1)).toBe("1. Paragraph");
    expect(body.issues.map(({ path, message }) => [path.length, message])).toEqual([
      [3, "The paragraph is empty."],
      [2, "The page has no sections."],
      [1, "The module has final quiz questions, but no final quiz summary."],
      [1, "The module has no pages."],
      [0, "The course has no students yet."],
    ]);
  });

  test("finds what a save allows and students would stumble over", async () => {
    const texts = (...all: string[]) => all.map((text, index) => ({ id: index + 1, text }));
    const options = sample.radio({ question: "Which?", options: texts("Option 1", "Mine") });
    const picture = (alt: string) => sample.paragraph({ html: `<p>A <img src="x.png"${alt}></p>` });
    const poor = await createCourse(world.ctx, {
      modules: [
        { pages: [[options, sample.radio({ question: "One?", options: texts("Option 1") })]] },
        { pages: [[picture(""), picture(' alt=" "'), picture(' alt="A leaf"')]] },
        { pages: [[sample.radio({ question: "which?", options: texts("option 1", "mine") })]] },
      ],
    });
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    const { body } = await admin.get<{
      issues: { path: string[]; message: string; level: string; redirect_to: string }[];
    }>(`/api/authoring/courses/${poor.id}/check`);
    const untouched = "An option still has the text that it began with.";
    expect(body.issues.map(({ path, message, level }) => [path.at(-1), level, message])).toEqual([
      ["1. Which?", "fault", untouched],
      ["2. One?", "fault", "The question has fewer than two options."],
      ["1. A", "fault", "A picture has no alternative text."],
      ["2. A", "fault", "A picture has no alternative text."],
      ["1. which?", "fault", untouched],
      ["1. which?", "fault", "The same question is asked before in this course."],
      [undefined, "hint", "The course has no students yet."],
    ]);
    expect(body.issues.at(-1)?.redirect_to).toBe(`/authoring/courses/${poor.id}/people`);
  });

  test("finds what ended before it is published, which is no fault afterwards", async () => {
    const late = await createCourse(world.ctx, {
      status: "draft",
      endsAt: new Date("2026-01-01T00:00:00Z"),
      modules: [{ endsAt: new Date("2026-01-01T00:00:00Z"), pages: [[sample.paragraph()]] }],
    });
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    const check = async () => {
      const { body } = await admin.get<{ issues: { message: string; level: string }[] }>(
        `/api/authoring/courses/${late.id}/check`,
      );
      return body.issues.slice(0, 2).map(({ message, level }) => [message, level]);
    };
    const course = "The course has ended: no student can take it.";
    const module = "The module has ended: students can read it, but not answer.";
    expect(await check()).toEqual([
      [course, "fault"],
      [module, "fault"],
    ]);
    await changeCourse(world.ctx, late, { status: "published" });
    expect(await check()).toEqual([
      [course, "hint"],
      [module, "hint"],
    ]);
  });

  test("finds options that nobody can tell apart", async () => {
    const texts = ["Same", " same "].map((text, index) => ({ id: index + 1, text }));
    const twin = await createCourse(world.ctx, {
      modules: [{ pages: [[sample.radio({ options: texts })]] }],
    });
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    const { body } = await admin.get<{ issues: { message: string }[] }>(
      `/api/authoring/courses/${twin.id}/check`,
    );
    expect(body.issues[0]?.message).toBe("Two options have the same text.");
  });

  test("finds nothing in a course that is complete", async () => {
    const whole = await createCourse(world.ctx, {
      modules: [{ pages: [[sample.selectMultipleValidated(), sample.summary()]] }],
    });
    await enrol(world.ctx, await createPerson(world.ctx), whole);
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    const { body } = await admin.get(`/api/authoring/courses/${whole.id}/check`);
    expect(body).toEqual({ issues: [] });
  });
});
