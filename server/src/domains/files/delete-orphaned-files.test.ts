import { setTimeout as sleep } from "node:timers/promises";

import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { files, pageUploads, sectionFiles } from "../../database/tables/index.ts";
import { withTransaction } from "../../database/with-transaction.ts";
import type { Context } from "../../platform/context.ts";
import { createCourse, giveThumbnail, type MadeCourse } from "../../testing/factories.ts";
import { MovingClock } from "../../testing/moving-clock.ts";
import { sample } from "../../testing/sample-sections.ts";
import { testContext } from "../../testing/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { deleteBytesJob } from "./delete-bytes-job.ts";
import { deleteOrphanedFiles } from "./delete-orphaned-files.ts";
import { deleteUnusedBytes } from "./delete-unused-bytes.ts";
import { storeFile } from "./store-file.ts";

let database: TestDatabase;
let ctx: Context;
let clock: MovingClock;
let course: MadeCourse;
let stored = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  clock = new MovingClock();
  ctx = { ...testContext(database), clock };
  course = await createCourse(ctx, { modules: [{ pages: [[sample.paragraph()]] }] });
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.moveTo("2026-03-10T12:00:00Z");
  await runBytesJobs();
  await ctx.database.execute(sql`delete from section_files; delete from page_uploads`);
  await ctx.database.execute(sql`update courses set thumbnail_file_id = null; delete from files`);
});

const store = (content = `content ${++stored}`, inner = ctx) =>
  storeFile(inner, Buffer.from(content));
const aDayLater = () => clock.moveTo("2026-03-11T12:00:01Z");
const sectionId = () => course.pages[0]!.sectionIds[0]!;
const attach = (inner: Context, fileId: number, name = "a.txt") =>
  inner.database
    .insert(sectionFiles)
    .values({ sectionId: sectionId(), name, fileId, use: "attachment", order: 1 });
const hasRow = async (id: number) => (await ctx.database.$count(files, eq(files.id, id))) === 1;

/** Runs the jobs that are due, as the worker would. */
async function runBytesJobs(): Promise<void> {
  const { rows } = await ctx.database.execute<{ payload: unknown }>(
    sql`delete from graphile_worker._private_jobs returning payload`,
  );
  for (const { payload } of rows) await deleteBytesJob.run(ctx, payload);
}

describe("deleteOrphanedFiles", () => {
  it("deletes the row of a file that nothing refers to for a day, and then its bytes", async () => {
    const { id, storageKey } = await store();
    expect(await deleteOrphanedFiles(ctx)).toBe(0);
    aDayLater();
    expect(await deleteOrphanedFiles(ctx)).toBe(1);
    expect(await hasRow(id)).toBe(false);
    expect(await ctx.storage.has(storageKey)).toBe(true);
    await runBytesJobs();
    expect(await ctx.storage.has(storageKey)).toBe(false);
    expect(await deleteOrphanedFiles(ctx)).toBe(0);
  });

  it("keeps files that a section, an upload or a course's picture uses", async () => {
    const [attached, uploaded] = [await store(), await store()];
    await attach(ctx, attached.id);
    await ctx.database.insert(pageUploads).values({
      pageId: course.pages[0]!.id,
      name: "b.png",
      fileId: uploaded.id,
      createdAt: clock.now(),
    });
    await giveThumbnail(ctx, course, { name: "c.png", bytes: Buffer.from("c") });
    await ctx.database.update(files).set({ createdAt: clock.now() });
    aDayLater();
    expect(await deleteOrphanedFiles(ctx)).toBe(0);
    expect(await ctx.database.$count(files)).toBe(3);
  });

  it("keeps files referenced by a table that it was not written for", async () => {
    const [used, unused] = [await store(), await store()];
    await ctx.database.execute(sql`
      create table "Strange name" ("file ""id""" integer references files (id) on delete cascade);`);
    await ctx.database.execute(sql`insert into "Strange name" values (${used.id}), (null)`);
    aDayLater();
    expect(await deleteOrphanedFiles(ctx)).toBe(1);
    expect([await hasRow(used.id), await hasRow(unused.id)]).toEqual([true, false]);
    await ctx.database.execute(sql`drop table "Strange name"`);
    expect(await deleteOrphanedFiles(ctx)).toBe(1);
  });

  it("deletes in batches, however many there are", async () => {
    await ctx.database.execute(sql`
      insert into files (storage_key, size, media_type, created_at)
      select 'orphan-' || number, 1, 'text/plain', '2026-01-01' from generate_series(1, 250) number`);
    expect(await deleteOrphanedFiles(ctx)).toBe(250);
    expect(await ctx.database.$count(files)).toBe(0);
  });

  it("leaves a file alone that is stored again, or is about to be referred to", async () => {
    const [again, referred] = [await store("again"), await store("referred")];
    aDayLater();
    await store("again");
    await withTransaction(ctx, async (inner) => {
      await attach(inner, referred.id);
      expect(await deleteOrphanedFiles(ctx)).toBe(0);
    });
    expect([await hasRow(again.id), await hasRow(referred.id)]).toEqual([true, true]);
  });

  it("keeps bytes that are stored again after their row was deleted", async () => {
    const { storageKey } = await store("comes back");
    aDayLater();
    await deleteOrphanedFiles(ctx);
    await store("comes back");
    await runBytesJobs();
    expect(await ctx.storage.has(storageKey)).toBe(true);
  });

  it("keeps bytes that a transaction under way is storing again", async () => {
    const { storageKey } = await store("under way");
    aDayLater();
    await deleteOrphanedFiles(ctx);
    let deleting: Promise<void> | undefined;
    await withTransaction(ctx, async (inner) => {
      await store("under way", inner);
      deleting = runBytesJobs();
      await sleep(200);
    });
    await deleting;
    expect(await ctx.storage.has(storageKey)).toBe(true);
  });

  it("makes a store wait for a deletion under way, and write the bytes again", async () => {
    const { storageKey } = await store("at once");
    aDayLater();
    await deleteOrphanedFiles(ctx);
    const isDeleting = Promise.withResolvers<void>();
    const mayDelete = Promise.withResolvers<void>();
    const slow: Context = {
      ...ctx,
      storage: {
        put: (key, bytes) => ctx.storage.put(key, bytes),
        read: (key) => ctx.storage.read(key),
        has: (key) => ctx.storage.has(key),
        list: () => ctx.storage.list(),
        async delete(key) {
          isDeleting.resolve();
          await mayDelete.promise;
          await ctx.storage.delete(key);
        },
      },
    };
    const deleting = deleteUnusedBytes(slow, [storageKey]);
    await isDeleting.promise;
    const storing = store("at once");
    await sleep(200);
    expect(await ctx.database.$count(files)).toBe(0);
    mayDelete.resolve();
    await Promise.all([deleting, storing]);
    expect(await ctx.database.$count(files)).toBe(1);
    expect(await ctx.storage.has(storageKey)).toBe(true);
  });

  it("loses nothing while the same few contents are stored, attached and cleaned at once", async () => {
    const over = new AbortController();
    // No grace period: every gap that the code leaves open is to be hit.
    const tomorrow: Context = { ...ctx, clock: new MovingClock(new Date("2026-03-12T12:00:00Z")) };
    const clean = async () => {
      while (!over.signal.aborted) {
        await deleteOrphanedFiles(tomorrow);
        await runBytesJobs();
      }
    };
    const write = async (writer: number) => {
      for (let round = 0; round < 40; round += 1) {
        await withTransaction(ctx, async (inner) => {
          const file = await store(`shared ${round % 3}`, inner);
          await attach(inner, file.id, `${writer} ${round}`);
        });
        if (round % 4 === 3) await ctx.database.delete(sectionFiles);
      }
    };
    const cleaning = Promise.all([clean(), clean()]);
    await Promise.all([write(1), write(2), write(3)]).finally(() => over.abort());
    await cleaning;
    await runBytesJobs();
    const rows = await ctx.database.select().from(files);
    for (const { storageKey } of rows) expect(await ctx.storage.has(storageKey)).toBe(true);
    expect(await ctx.database.$count(sectionFiles)).toBeLessThanOrEqual(3);
  });
});
