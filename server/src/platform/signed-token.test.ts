import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { signingKeys } from "../database/tables/platform-tables.ts";
import { MovingClock } from "../testing/moving-clock.ts";
import { testContext } from "../testing/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { readSignedToken, signToken } from "./signed-token.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe("a signed token", () => {
  test("is read by every process, for its purpose alone", async () => {
    const token = await signToken(testContext(database), "device", "some-payload");
    expect(await readSignedToken(testContext(database), "device", token)).toBe("some-payload");
    expect(await readSignedToken(testContext(database), "other", token)).toBeNull();
  });

  test("is worth nothing once changed", async () => {
    const ctx = testContext(database);
    const token = await signToken(ctx, "device", "payload");
    const [key, payload, mac] = token.split(".");
    const forged = [
      `${key}.payloae.${mac}`,
      `${Number(key) + 1}.${payload}.${mac}`,
      `${key}.${payload}.${"A".repeat(43)}`,
      `${key}.${payload}.`,
      `${key}.${payload}.${mac}\n`,
      `999999999999.${payload}.${mac}`,
      "",
    ];
    for (const text of forged) expect(await readSignedToken(ctx, "device", text)).toBeNull();
  });

  test("is signed with a new key every 90 days; old keys verify until no token can be left", async () => {
    const clock = new MovingClock(new Date("2026-01-01T00:00:00Z"));
    const ctx = { ...testContext(database), clock };
    await ctx.database.delete(signingKeys);
    const first = await signToken(ctx, "device", "first");
    clock.moveTo("2026-03-31T00:00:00Z");
    const same = await signToken(ctx, "device", "same");
    expect(same.split(".")[0]).toBe(first.split(".")[0]);
    clock.moveTo("2026-04-01T00:00:00Z");
    const second = await signToken(ctx, "device", "second");
    expect(second.split(".")[0]).not.toBe(first.split(".")[0]);
    expect(await readSignedToken(ctx, "device", first)).toBe("first");
    clock.moveTo("2027-06-01T00:00:00Z");
    await signToken(ctx, "device", "third");
    expect(await readSignedToken(ctx, "device", first)).toBeNull();
    expect(await readSignedToken(ctx, "device", second)).toBe("second");
  });
});
