import { afterAll, beforeAll, expect, test } from "vitest";

import { authoringDrafts } from "../../../database/tables/index.ts";
import { createPerson } from "../../../testing/factories.ts";
import { MovingClock } from "../../../testing/moving-clock.ts";
import { testContext } from "../../../testing/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database.ts";
import { deleteOldDrafts } from "./delete-old-drafts.ts";
import { saveDraft } from "./save-draft.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("a draft is deleted 90 days after it was last saved, in batches", async () => {
  const clock = new MovingClock(new Date("2026-01-01T00:00:00Z"));
  const ctx = { ...testContext(database), clock };
  const { id: userId } = await createPerson(ctx, { role: "instructor" });
  const rows = Array.from({ length: 1_001 }, (_, index) => {
    return { userId, key: `course-update:${index}`, body: {}, savedAt: clock.now() };
  });
  await ctx.database.insert(authoringDrafts).values(rows);
  clock.moveTo("2026-03-31T23:59:59Z");
  expect(await deleteOldDrafts(ctx)).toBe(0);
  await ctx.database.update(authoringDrafts).set({ savedAt: new Date("2026-01-01T00:00:00Z") });
  const { id: other } = await createPerson(ctx, { role: "instructor" });
  await saveDraft(ctx, { userId: other, key: "sections-update:1", body: "kept" });
  clock.moveTo("2026-04-01T00:00:00Z");
  expect(await deleteOldDrafts(ctx)).toBe(1_001);
  expect(await ctx.database.select({ body: authoringDrafts.body }).from(authoringDrafts)).toEqual([
    { body: "kept" },
  ]);
});
