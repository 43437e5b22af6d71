import type { SectionDraft } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import {
  courses,
  courseStaff,
  enrolments,
  modules,
  pages,
  sections,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { createPerson, findDefaultGroup } from "../../../testing/factories.ts";
import { testContext } from "../../../testing/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database.ts";
import { canSeeCourse } from "../../courses/access/find-course.ts";
import { loadCourseContent } from "../../courses/content/course-content.ts";
import { enrolUser } from "../../courses/enrolment/enrol-user.ts";
import { createSections } from "../sections/create-sections.ts";
import { createSurvey } from "../survey/create-survey.ts";
import { createCourse } from "./create-course.ts";
import { createModule } from "./create-module.ts";
import { createPage } from "./create-page.ts";

let database: TestDatabase;
let ctx: Context;
let courseId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  courseId = await createCourse(ctx, { ...NEW_COURSE, authorId: null });
});

const NEW_COURSE = {
  title: "Sensores",
  thumbnail: "",
  order: 1,
  language: "es",
  startsAt: null,
  endsAt: null,
  status: "published",
  hasDiploma: false,
  allowSeeking: false,
  freeNavigation: false,
} as const;

async function versionOf(id: number): Promise<number | undefined> {
  const [row] = await ctx.database
    .select({ version: courses.version })
    .from(courses)
    .where(eq(courses.id, id));
  return row?.version;
}

const usedOrder = {
  kind: "invalid",
  details: { errors: { order: ["This order number is already being used."] } },
};
const film = (order: number): SectionDraft => ({
  order,
  type: "video",
  video: "https://vimeo.com/123456789",
});
const summary = (order: number): SectionDraft => ({ order, type: "final_quiz_resume" });

describe("createCourse", () => {
  it("assigns its author", async () => {
    const author = { ...(await createPerson(ctx, { role: "instructor" })), locale: null };
    const own = await createCourse(ctx, { ...NEW_COURSE, authorId: author.id });
    expect(await canSeeCourse(ctx, author, own)).toBe(true);
    expect(await canSeeCourse(ctx, author, courseId)).toBe(false);
    expect(await versionOf(own)).toBe(1);
  });

  it("makes its author the owner and creates a default group", async () => {
    const { id: authorId } = await createPerson(ctx, { role: "instructor" });
    const own = await createCourse(ctx, { ...NEW_COURSE, authorId });
    const staff = await ctx.database
      .select()
      .from(courseStaff)
      .where(eq(courseStaff.courseId, own));
    expect(staff).toMatchObject([{ userId: authorId, courseId: own, role: "owner" }]);
    expect(await findDefaultGroup(ctx, { id: own })).toMatchObject({ courseId: own, name: "" });
  });

  it("creates nothing when its author does not exist", async () => {
    const before = await ctx.database.$count(courses);
    await expect(createCourse(ctx, { ...NEW_COURSE, authorId: 999_999 })).rejects.toMatchObject({
      cause: { code: "23503" },
    });
    expect(await ctx.database.$count(courses)).toBe(before);
  });
});

describe("createModule and createPage", () => {
  it("add to their parent and give the course a new version", async () => {
    const moduleId = await createModule(ctx, { courseId, title: "Inicio", order: 4 });
    const pageId = await createPage(ctx, { moduleId, title: "Página", order: 2 });
    const content = await loadCourseContent(ctx.database, courseId);
    expect(content).toMatchObject({
      version: 3,
      modules: [{ id: moduleId, order: 4, title: "Inicio" }],
      pages: [{ id: pageId, moduleId, order: 2, title: "Página", sections: [] }],
    });
  });

  it("refuse an order that a sibling has, and leave the version alone", async () => {
    const moduleId = await createModule(ctx, { courseId, title: "a", order: 1 });
    await createPage(ctx, { moduleId, title: "a", order: 1 });
    const before = await versionOf(courseId);
    await expect(createModule(ctx, { courseId, title: "b", order: 1 })).rejects.toMatchObject(
      usedOrder,
    );
    await expect(createPage(ctx, { moduleId, title: "b", order: 1 })).rejects.toMatchObject(
      usedOrder,
    );
    expect(await versionOf(courseId)).toBe(before);
  });

  it("take the order of a deleted sibling, and of one elsewhere", async () => {
    const moduleId = await createModule(ctx, { courseId, title: "a", order: 1 });
    await ctx.database
      .update(modules)
      .set({ deletedAt: new Date() })
      .where(eq(modules.id, moduleId));
    const again = await createModule(ctx, { courseId, title: "b", order: 1 });
    const other = await createModule(ctx, { courseId, title: "c", order: 2 });
    await createPage(ctx, { moduleId: again, title: "a", order: 1 });
    expect(await createPage(ctx, { moduleId: other, title: "a", order: 1 })).toBeGreaterThan(0);
    await expect(createPage(ctx, { moduleId, title: "x", order: 1 })).rejects.toMatchObject({
      kind: "not_found",
    });
  });

  it("let one of two concurrent calls with the same order win", async () => {
    const results = await Promise.allSettled(
      ["a", "b", "c"].map((title) => createModule(ctx, { courseId, title, order: 1 })),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results) {
      if (result.status === "rejected") expect(result.reason).toMatchObject(usedOrder);
    }
  });

  it("refuse a parent that does not exist or is deleted", async () => {
    await expect(
      createModule(ctx, { courseId: 999_999, title: "a", order: 1 }),
    ).rejects.toMatchObject({
      kind: "not_found",
      text: "The course selected doesn't exist.",
    });
    await ctx.database
      .update(courses)
      .set({ deletedAt: new Date() })
      .where(eq(courses.id, courseId));
    await expect(createModule(ctx, { courseId, title: "a", order: 1 })).rejects.toMatchObject({
      kind: "not_found",
    });
    await expect(
      createPage(ctx, { moduleId: 999_999, title: "a", order: 1 }),
    ).rejects.toMatchObject({
      kind: "not_found",
    });
  });
});

describe("createSections", () => {
  let moduleId: number;
  let pageId: number;

  beforeEach(async () => {
    moduleId = await createModule(ctx, { courseId, title: "a", order: 1 });
    pageId = await createPage(ctx, { moduleId, title: "a", order: 1 });
  });

  it("appends, returns the ids in the order given, and gives the course a new version", async () => {
    await createSections(ctx, { pageId, drafts: [film(1)] });
    const before = await versionOf(courseId);
    const { sectionIds: ids, version } = await createSections(ctx, {
      pageId,
      drafts: [film(9), film(3)],
    });
    const content = await loadCourseContent(ctx.database, courseId);
    expect(content?.pages[0]?.sections.map(({ id, order }) => [id, order]).slice(1)).toEqual([
      [ids[1], 3],
      [ids[0], 9],
    ]);
    expect(content?.version).toBe(before! + 1);
    expect(version).toBe(3);
  });

  it("refuses used orders, names every invalid section, and writes none", async () => {
    await createSections(ctx, { pageId, drafts: [film(1)] });
    await expect(
      createSections(ctx, { pageId, drafts: [film(1), film(2), film(2)] }),
    ).rejects.toMatchObject({
      kind: "invalid",
      text: "The data sent has not passed the validation.",
      details: {
        deepErrors: [
          { "1.video.order": ["This order number is already being used."] },
          { "2.video.order": ["This order number is already being used."] },
        ],
      },
    });
    expect(await ctx.database.$count(sections, eq(sections.pageId, pageId))).toBe(1);
  });

  it("allows one final quiz summary per module, on any page, not counting deleted ones", async () => {
    const second = await createPage(ctx, { moduleId, title: "b", order: 2 });
    const { sectionIds } = await createSections(ctx, { pageId, drafts: [summary(1)] });
    const refused = {
      kind: "invalid",
      details: {
        deepErrors: [
          {
            "1.final_quiz_resume.final_quiz_resume": [
              "It looks like there is already a final quiz resume section in this module.",
            ],
          },
        ],
      },
    };
    await expect(
      createSections(ctx, { pageId: second, drafts: [summary(1)] }),
    ).rejects.toMatchObject(refused);
    await ctx.database
      .update(sections)
      .set({ deletedAt: new Date() })
      .where(eq(sections.id, sectionIds[0]!));
    await createSections(ctx, { pageId: second, drafts: [summary(1)] });

    const elsewhere = await createModule(ctx, { courseId, title: "b", order: 2 });
    const third = await createPage(ctx, { moduleId: elsewhere, title: "a", order: 1 });
    await createSections(ctx, { pageId: third, drafts: [summary(1)] });
  });

  it("lets one of two concurrent summaries win", async () => {
    const second = await createPage(ctx, { moduleId, title: "b", order: 2 });
    const results = await Promise.allSettled(
      [pageId, second].map((id) => createSections(ctx, { pageId: id, drafts: [summary(1)] })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("takes no sections for a survey, or for a missing or deleted page", async () => {
    const survey = await createSurvey(ctx, { courseId, sections: [QUESTION] });
    await ctx.database.update(pages).set({ deletedAt: new Date() }).where(eq(pages.id, pageId));
    for (const id of [survey, pageId, 999_999]) {
      await expect(createSections(ctx, { pageId: id, drafts: [film(1)] })).rejects.toMatchObject({
        kind: "not_found",
      });
    }
  });
});

const QUESTION = { radio: { question: "¿Qué tal?", items: ["Bien", "Mal"] } };

describe("createSurvey", () => {
  it("lies outside the modules, in the course's language", async () => {
    const id = await createSurvey(ctx, { courseId, sections: [QUESTION, QUESTION] });
    const content = await loadCourseContent(ctx.database, courseId);
    expect(content?.survey).toMatchObject({ id, title: "Encuesta", moduleId: null });
    expect(content?.survey?.sections.map(({ order, content: held }) => [order, held.type])).toEqual(
      [
        [1, "radio"],
        [2, "radio"],
      ],
    );
    expect(content?.version).toBe(2);
  });

  it("exists once per course", async () => {
    await createSurvey(ctx, { courseId, sections: [QUESTION] });
    await expect(createSurvey(ctx, { courseId, sections: [QUESTION] })).rejects.toMatchObject({
      kind: "conflict",
      code: "survey_exists",
    });
  });
});

describe("enrolUser", () => {
  it("enrols a person once, however often it is called", async () => {
    const { id: userId } = await createPerson(ctx);
    expect(await enrolUser(ctx, { userId, courseId })).toBe("Sensores");
    expect(await enrolUser(ctx, { userId, courseId })).toBe("Sensores");
    expect(await ctx.database.$count(enrolments, eq(enrolments.courseId, courseId))).toBe(1);
    expect(await enrolUser(ctx, { userId, courseId: 999_999 })).toBeNull();
  });
});
