import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import type { Database } from "../../../database/connection.ts";
import { courses, modules, pages, sections } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import {
  attachFile,
  changeCourse,
  createCourse,
  giveThumbnail,
} from "../../../testing/factories.ts";
import { PDF } from "../../../testing/sample-files.ts";
import { testContext } from "../../../testing/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database.ts";
import type { SectionContent } from "../kinds/section-kinds.ts";
import { CourseContentCache } from "./course-content-cache.ts";
import { loadCourseContent } from "./course-content.ts";
import { CourseLocator } from "./locate-course.ts";

let database: TestDatabase;
let ctx: Context;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(database);
});
afterAll(() => database.drop());

const text = (html: string): SectionContent => ({ type: "paragraph", html });

describe("loadCourseContent", () => {
  it("puts modules, pages and sections in their order, the survey apart", async () => {
    const startsAt = new Date("2026-05-01T10:00:00.123Z");
    const made = await createCourse(ctx, {
      modules: [
        { order: 7, title: "Last", pages: [[text("d")], []] },
        { order: 2, title: "First", startsAt, pages: [[text("a"), text("b")], [text("c")]] },
      ],
      survey: [text("s")],
    });
    const course = (await loadCourseContent(ctx.database, made.id))!;
    expect(course.modules.map(({ title }) => title)).toEqual(["First", "Last"]);
    expect(course.modules[0]?.startsAt).toEqual(startsAt);
    expect(
      course.pages.map(({ index, sections: held }) => [
        index,
        ...held.map(({ content }) => content),
      ]),
    ).toEqual([[0, text("a"), text("b")], [1, text("c")], [2, text("d")], [3]]);
    expect(course.modules.map((module) => module.pages.map(({ index }) => index))).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(course.survey).toMatchObject({ kind: "survey", moduleId: null, index: 4 });
    expect([...course.pagesById.keys()].toSorted()).toEqual(
      [...made.pages, made.survey!].map(({ id }) => id).toSorted(),
    );
    const section = course.sectionsById.get(made.pages[2]!.sectionIds[1]!);
    expect(section).toMatchObject({ index: 1, order: 2, moduleId: made.moduleIds[1] });
    expect(course.modulesById.get(made.moduleIds[0]!)?.title).toBe("Last");
  });

  it("leaves out what is deleted, with all it contains", async () => {
    const made = await createCourse(ctx, {
      modules: [
        { pages: [[text("a"), text("gone")], [text("gone")]] },
        { pages: [[text("gone")]] },
      ],
      survey: [text("gone")],
    });
    const deletedAt = new Date();
    const [first, second] = made.pages;
    const { database: db } = ctx;
    await db.update(sections).set({ deletedAt }).where(eq(sections.id, first!.sectionIds[1]!));
    await db.update(pages).set({ deletedAt }).where(eq(pages.id, second!.id));
    await db.update(pages).set({ deletedAt }).where(eq(pages.id, made.survey!.id));
    await db.update(modules).set({ deletedAt }).where(eq(modules.id, made.moduleIds[1]!));
    const course = (await loadCourseContent(db, made.id))!;
    expect(course.modules).toHaveLength(1);
    expect([...course.sectionsById.values()].map(({ content }) => content)).toEqual([text("a")]);
    expect(course.pages).toHaveLength(1);
    expect(course.survey).toBeNull();

    await db.update(courses).set({ deletedAt }).where(eq(courses.id, made.id));
    expect(await loadCourseContent(db, made.id)).toBeNull();
    expect(await loadCourseContent(db, 999_999)).toBeNull();
  });

  it("knows the files: attachments in their order, then inline ones, and the course's picture", async () => {
    const made = await createCourse(ctx, { modules: [{ pages: [[text("a")]] }] });
    const sectionId = made.pages[0]!.sectionIds[0]!;
    await attachFile(ctx, sectionId, { name: "b.zip", bytes: PDF, use: "inline" });
    await attachFile(ctx, sectionId, { name: "plan.pdf", bytes: PDF });
    await giveThumbnail(ctx, made, { name: "cover.gif", bytes: PDF, mediaType: "image/gif" });
    const course = (await loadCourseContent(ctx.database, made.id))!;
    expect(course.sectionsById.get(sectionId)?.files).toEqual([
      {
        name: "plan.pdf",
        use: "attachment",
        storageKey: expect.any(String),
        mediaType: "application/pdf",
        size: PDF.length,
        width: null,
        height: null,
        picture: null,
      },
      expect.objectContaining({ name: "b.zip", use: "inline" }),
    ]);
    expect(course.thumbnailFile).toMatchObject({ name: "cover.gif", mediaType: "image/gif" });
  });
});

/** The test's database, and a counter of its statements. */
function counted(): { database: Database; statements: () => number } {
  const execute = vi.spyOn(ctx.database, "execute");
  const before = execute.mock.calls.length;
  return { database: ctx.database, statements: () => execute.mock.calls.length - before };
}

describe("CourseContentCache", () => {
  it("loads a version once, however many ask for it at the same time", async () => {
    const made = await createCourse(ctx, { modules: [] });
    const cache = new CourseContentCache();
    const { database: db, statements } = counted();
    const found = await Promise.all(Array.from({ length: 5 }, () => cache.get(db, made.id, 1)));
    expect(new Set(found).size).toBe(1);
    expect(await cache.get(db, made.id, 1)).toBe(found[0]);
    expect(statements()).toBe(1);
  });

  it("loads again when the course has another version", async () => {
    const made = await createCourse(ctx, { title: "Old", modules: [] });
    const cache = new CourseContentCache();
    expect((await cache.get(ctx.database, made.id, 1))?.title).toBe("Old");
    await changeCourse(ctx, made, { title: "New" });
    expect((await cache.get(ctx.database, made.id, 1))?.title).toBe("Old");
    expect((await cache.get(ctx.database, made.id, 2))?.title).toBe("New");
  });

  it("files a course under the version it found, which may be newer than the one asked for", async () => {
    const made = await createCourse(ctx, { title: "Old", modules: [] });
    await changeCourse(ctx, made, { title: "New" });
    const cache = new CourseContentCache();
    const found = await cache.get(ctx.database, made.id, 1);
    expect(found).toMatchObject({ version: 2, title: "New" });
    expect(await cache.get(ctx.database, made.id, 2)).toBe(found);
  });

  it("keeps no more courses than its limit", async () => {
    const [a, b] = [
      await createCourse(ctx, { modules: [] }),
      await createCourse(ctx, { modules: [] }),
    ];
    const cache = new CourseContentCache(1);
    await cache.get(ctx.database, a.id, 1);
    await cache.get(ctx.database, b.id, 1);
    const { database: db, statements } = counted();
    await cache.get(db, b.id, 1);
    expect(statements()).toBe(0);
    await cache.get(db, a.id, 1);
    expect(statements()).toBe(1);
  });

  it("caches neither failures nor missing courses", async () => {
    const made = await createCourse(ctx, { modules: [] });
    const cache = new CourseContentCache();
    const broken = { ...ctx.database, execute: () => Promise.reject(new Error("Gone.")) };
    const failing = cache.get(broken as unknown as Database, made.id, 1);
    const waiting = cache.get(ctx.database, made.id, 1);
    await expect(failing).rejects.toThrow("Gone.");
    expect((await waiting)?.id).toBe(made.id);
    expect(await cache.get(ctx.database, 999_999, 1)).toBeNull();
  });

  it("keeps what a later load found when an earlier one fails", async () => {
    const made = await createCourse(ctx, { modules: [] });
    const cache = new CourseContentCache();
    const { database: db, statements } = counted();
    const failing = { execute: () => Promise.reject(new Error("broken")) } as unknown as Database;
    const earlier = cache.get(failing, made.id, 0);
    const later = cache.get(db, made.id, 1);
    await expect(earlier).rejects.toThrow("broken");
    expect(await cache.get(db, made.id, 1)).toBe(await later);
    expect(statements()).toBe(1);
  });
});

describe("CourseLocator", () => {
  it("finds the course of pages and sections, and remembers it", async () => {
    const made = await createCourse(ctx, { modules: [{ pages: [[text("a")]] }] });
    const [page] = made.pages;
    const locator = new CourseLocator();
    const select = vi.spyOn(ctx.database, "select");
    for (let time = 0; time < 2; time++) {
      expect(await locator.locatePage(ctx.database, page!.id)).toBe(made.id);
      expect(await locator.locateSection(ctx.database, page!.sectionIds[0]!)).toBe(made.id);
    }
    expect(select).toHaveBeenCalledTimes(2);
    expect(await locator.locatePage(ctx.database, 999_999)).toBeNull();
    expect(await locator.locateSection(ctx.database, 999_999)).toBeNull();
  });
});
