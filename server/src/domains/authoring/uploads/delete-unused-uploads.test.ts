import { afterAll, beforeAll, expect, test } from "vitest";

import { authoringDrafts, pageUploads, sections } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { attachFile, createCourse, createPerson } from "../../../testing/factories.ts";
import { MovingClock } from "../../../testing/moving-clock.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { testContext } from "../../../testing/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database.ts";
import { storeFile } from "../../files/index.ts";
import { deleteOldDrafts } from "../drafts/delete-old-drafts.ts";
import { deleteUnusedUploads } from "./delete-unused-uploads.ts";

let database: TestDatabase;
let ctx: Context;
const clock = new MovingClock(new Date("2026-03-01T12:00:00Z"));

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = { ...testContext(database), clock };
});
afterAll(() => database.drop());

test("uploads are deleted after 30 days, unless a saved section or a draft of their page may show them", async () => {
  const course = await createCourse(ctx, {
    modules: [{ pages: [[sample.paragraph()], [sample.paragraph()], [sample.paragraph()]] }],
  });
  const [plain, shown, drafted] = course.pages.map(({ id }) => id) as [number, number, number];
  const upload = async (pageId: number, name: string) => {
    const { id: fileId } = await storeFile(ctx, Buffer.from(`${pageId} ${name}`));
    await ctx.database
      .insert(pageUploads)
      .values({ pageId, name, fileId, createdAt: ctx.clock.now() });
    return fileId;
  };
  const names = async () =>
    (await ctx.database.select({ name: pageUploads.name }).from(pageUploads))
      .map(({ name }) => name)
      .toSorted();

  await upload(plain, "unused");
  await upload(drafted, "drafted");
  await upload(shown, "other");
  const fileId = await upload(shown, "shown");
  const sectionId = course.pages[1]!.sectionIds[0]!;
  await attachFile(ctx, sectionId, { name: "shown", bytes: Buffer.from("x"), use: "inline" });
  await ctx.database.execute(`update section_files set file_id = ${fileId}`);
  await ctx.database.update(sections).set({ deletedAt: clock.now() });
  const author = await createPerson(ctx, { role: "instructor" });
  await ctx.database.insert(authoringDrafts).values({
    userId: author.id,
    key: `sections-update:${drafted}`,
    body: {},
    savedAt: clock.now(),
  });

  clock.moveTo("2026-03-31T11:59:59Z");
  expect(await deleteUnusedUploads(ctx)).toBe(0);
  await upload(plain, "fresh");
  clock.moveTo("2026-03-31T12:00:00Z");
  expect(await deleteUnusedUploads(ctx)).toBe(2);
  expect(await names()).toEqual(["drafted", "fresh", "shown"]);

  clock.moveTo("2026-05-30T11:59:59Z");
  expect(await deleteOldDrafts(ctx)).toBe(0);
  clock.moveTo("2026-05-30T12:00:00Z");
  expect(await deleteOldDrafts(ctx)).toBe(1);
  expect(await deleteUnusedUploads(ctx)).toBe(2);
  expect(await names()).toEqual(["shown"]);
});
