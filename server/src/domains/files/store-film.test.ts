import { createHash } from "node:crypto";

import { afterAll, beforeAll, expect, test } from "vitest";

import type { Context } from "../../platform/context.ts";
import { longestHold, timeOf } from "../../testing/longest-hold.ts";
import { MP4 } from "../../testing/sample-files.ts";
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

test("a film is hashed beside requests, to the hash of all its bytes", async () => {
  const film = Buffer.concat([MP4, Buffer.alloc(150 * 1024 ** 2)]);
  const expected = createHash("sha256").update(film).digest("hex");
  const alone = timeOf(() => createHash("sha256").update(film).digest("hex"));
  const { held, result } = await longestHold(() => storeFile(ctx, film));
  expect(result.storageKey).toBe(expected);
  expect(held).toBeLessThan(alone);
});
