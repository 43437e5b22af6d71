import { buffer } from "node:stream/consumers";

import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { files, type MadeVariants, pictureVariants } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { handleOutboxEvent, Outbox } from "../../../platform/outbox/outbox.ts";
import { MovingClock } from "../../../testing/moving-clock.ts";
import { PDF, SVG } from "../../../testing/sample-files.ts";
import { noise } from "../../../testing/sample-pictures.ts";
import { testContext } from "../../../testing/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database.ts";
import { deleteOrphanedFiles } from "../delete-orphaned-files.ts";
import { deleteUnusedBytes } from "../delete-unused-bytes.ts";
import { storeFile } from "../store-file.ts";
import { chooseVariant } from "./choose-variant.ts";
import { variantsMade } from "./files-events.ts";
import { makeVariantsJob } from "./make-variants.ts";
import { resumeVariantsJob } from "./resume-variants.ts";
import { variantKey, variantKeys } from "./variant-key.ts";

// The background process has a low priority, so it is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

let database: TestDatabase;
let ctx: Context;
let clock: MovingClock;
let wide: Buffer;
let small: Buffer;

beforeAll(async () => {
  database = await createTestDatabase();
  clock = new MovingClock();
  const outbox = new Outbox([
    handleOutboxEvent(variantsMade, { name: "test.variants-made", run: async () => {} }),
  ]);
  ctx = { ...testContext(database), clock, outbox };
  wide = await noise("jpeg", { width: 1_000, height: 200 });
  small = await noise("png", { width: 90, height: 60 });
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.moveTo("2026-03-10T12:00:00Z");
  await ctx.database.execute(
    sql`truncate files, graphile_worker._private_jobs restart identity cascade`,
  );
});

const store = (bytes: Uint8Array) => storeFile(ctx, bytes, { isShown: true });
const run = () => makeVariantsJob.run(ctx, undefined);
const later = (minutes: number) =>
  clock.moveTo(new Date(clock.now().getTime() + minutes * 60_000).toISOString());

async function rowOf({ id }: { id: number }) {
  const rows = await ctx.database.select().from(pictureVariants);
  return rows.find(({ fileId }) => fileId === id);
}

/** The number of waiting jobs, by name. */
async function jobs(): Promise<Record<string, number>> {
  const { rows } = await ctx.database.execute<{ name: string; count: number }>(sql`
    select task.identifier as name, count(*)::int as count from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id group by task.identifier`);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

describe("makeVariantsJob", () => {
  it("is added by what pages show, and by no other file", async () => {
    await storeFile(ctx, small);
    for (const bytes of [PDF, SVG]) await store(bytes);
    expect(await jobs()).toEqual({});
    await store(wide);
    await store(small);
    await store(small);
    expect(await jobs()).toEqual({ "files.make-variants": 1 });
    expect(await ctx.database.$count(pictureVariants)).toBe(2);
  });

  it("makes the newest first, keeps what it made and emits it, once for each", async () => {
    const first = await store(small);
    const second = await store(wide);
    await run();
    const { made, size } = (await rowOf(second))!;
    expect((await rowOf(first))!.made).toBeNull();
    expect(made).toMatchObject({ isAnimated: false, reason: null });
    expect(made!.color).toMatch(/^#[0-9a-f]{6}$/);
    const widths = made!.variants.filter(({ format }) => format === "avif");
    expect(widths.map(({ width, pixels }) => [width, pixels])).toEqual([
      [480, 480],
      [960, 960],
      [1440, 1000],
    ]);
    for (const variant of made!.variants) {
      const bytes = await readVariant(second.storageKey, variant);
      expect(bytes.length).toBe(variant.size);
      expect((await sharp(bytes).metadata()).width).toBe(variant.pixels);
    }
    expect(size).toBe(made!.variants.reduce((sum, variant) => sum + variant.size, 0));
    expect(await jobs()).toEqual({ "files.make-variants": 1, "test.variants-made": 1 });

    await run();
    expect((await rowOf(first))!.made).not.toBeNull();
    await run();
    expect(await jobs()).toMatchObject({ "test.variants-made": 2 });
  });

  it("leaves to another what one works on, until its lease is over", async () => {
    const file = await store(small);
    const [first] = await Promise.all([run(), run()]);
    expect(first).toBeUndefined();
    expect((await rowOf(file))!.attempts).toBe(1);
  });

  it("tries a picture again whose process was killed, and gives it up after three attempts", async () => {
    const file = await store(small);
    const storage = ctx.storage;
    const broken = { ...ctx, storage: { ...storage, read: () => Promise.reject(new Error("no")) } };
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await expect(makeVariantsJob.run(broken, undefined)).rejects.toThrow("no");
      expect((await rowOf(file))!.attempts).toBe(attempt);
      await makeVariantsJob.run(broken, undefined);
      expect((await rowOf(file))!.attempts).toBe(attempt);
      later(16);
    }
    await resumeVariantsJob.run(ctx, undefined);
    expect((await rowOf(file))!.made).toMatchObject({ variants: [], reason: "failed" });
  });

  it("says why there are none of a picture that cannot be read", async () => {
    const file = await store(wide.subarray(0, wide.length / 2));
    await run();
    expect((await rowOf(file))!.made).toMatchObject({ variants: [], reason: "unreadable" });
  });
});

describe("resumeVariantsJob", () => {
  it("goes on with what is left, and adds nothing where nothing is", async () => {
    await store(small);
    await ctx.database.execute(sql`truncate graphile_worker._private_jobs cascade`);
    await resumeVariantsJob.run(ctx, undefined);
    await resumeVariantsJob.run(ctx, undefined);
    expect(await jobs()).toEqual({ "files.make-variants": 1 });
    await run();
    await ctx.database.execute(sql`truncate graphile_worker._private_jobs cascade`);
    await resumeVariantsJob.run(ctx, undefined);
    expect(await jobs()).toEqual({});
  });
});

describe("variants of a file", () => {
  it("are made again where their bytes were lost; until then the file itself is sent", async () => {
    const file = await store(wide);
    await run();
    const { made } = (await rowOf(file))!;
    const picture: MadeVariants = made!;
    const wanted = { width: 960, accept: "image/avif,*/*" } as const;
    const sent = { ...file, name: "a.jpg", picture };
    const key = variantKey(file.storageKey, { width: 960, format: "avif" });
    expect((await chooseVariant(ctx, sent, wanted)).storageKey).toBe(key);

    await ctx.storage.delete(key);
    const instead = await chooseVariant(ctx, sent, wanted);
    expect(instead).toMatchObject({ storageKey: file.storageKey, mediaType: "image/jpeg" });
    expect((await rowOf(file))!.made).toBeNull();
    await chooseVariant(ctx, sent, wanted);
    await run();
    expect((await rowOf(file))!.made).toEqual(made);
    expect((await chooseVariant(ctx, sent, wanted)).storageKey).toBe(key);
  });

  it("go with it, row and bytes, and do not keep it", async () => {
    const file = await store(wide);
    await run();
    clock.moveTo("2026-03-12T12:00:00Z");
    expect(await deleteOrphanedFiles(ctx)).toBe(1);
    expect(await ctx.database.$count(pictureVariants)).toBe(0);
    await deleteUnusedBytes(ctx, [file.storageKey]);
    for (const key of [file.storageKey, ...variantKeys(file.storageKey)]) {
      expect.soft([key, await ctx.storage.has(key)]).toEqual([key, false]);
    }
  });

  it("are not left behind where the file was deleted while they were made", async () => {
    const file = await store(wide);
    const storage = ctx.storage;
    const read: typeof storage.read = async (key) => {
      const bytes = await storage.read(key);
      await ctx.database.delete(files);
      await deleteUnusedBytes(ctx, [file.storageKey]);
      return bytes;
    };
    const racing = Object.assign(Object.create(storage) as typeof storage, { read });
    await makeVariantsJob.run({ ...ctx, storage: racing }, undefined);
    for (const key of variantKeys(file.storageKey)) {
      expect.soft([key, await storage.has(key)]).toEqual([key, false]);
    }
  });
});

async function readVariant(
  storageKey: string,
  variant: { width: number; format: "avif" | "webp" },
) {
  return buffer(await ctx.storage.read(variantKey(storageKey, variant)));
}
