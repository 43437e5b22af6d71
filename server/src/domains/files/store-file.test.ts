import { buffer } from "node:stream/consumers";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { files } from "../../database/tables/index.ts";
import { withTransaction } from "../../database/with-transaction.ts";
import type { Context } from "../../platform/context.ts";
import { picture } from "../../testing/sample-files.ts";
import { testContext } from "../../testing/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { storeFile } from "./store-file.ts";

let database: TestDatabase;
let ctx: Context;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(database);
});
afterAll(() => database.drop());

describe("storeFile", () => {
  it("keeps the bytes under their SHA-256, with what they are", async () => {
    const bytes = Buffer.from("hello");
    const stored = await storeFile(ctx, bytes);
    expect(stored).toMatchObject({
      storageKey: "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824",
      size: 5,
      mediaType: "application/octet-stream",
      width: null,
    });
    expect(await buffer(await ctx.storage.read(stored.storageKey))).toEqual(bytes);
    expect(await storeFile(ctx, await picture("webp"))).toMatchObject({
      mediaType: "image/webp",
      width: 30,
      height: 20,
    });
  });

  it("stores equal bytes once, also when they come at the same time", async () => {
    const before = await ctx.database.$count(files);
    const stored = await Promise.all(
      Array.from({ length: 6 }, () =>
        withTransaction(ctx, (inner) => storeFile(inner, Buffer.from("the same"))),
      ),
    );
    expect(new Set(stored.map(({ id }) => id)).size).toBe(1);
    expect(await ctx.database.$count(files)).toBe(before + 1);
  });
});
