import { afterAll, beforeAll, expect, test } from "vitest";

import { sessions } from "../../../database/tables/index.ts";
import { createPerson } from "../../../testing/factories.ts";
import { MovingClock } from "../../../testing/moving-clock.ts";
import { testContext } from "../../../testing/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database.ts";
import { beginSession } from "./begin-session.ts";
import { deleteExpiredSessions } from "./delete-expired-sessions.ts";
import { findActor } from "./find-actor.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("a clock that is ahead signs nobody out for good", async () => {
  const clock = new MovingClock(new Date("2026-01-01T00:00:00Z"));
  const ctx = { ...testContext(database), clock };
  const person = await createPerson(ctx);
  const used = new Date();
  clock.moveTo(used.toISOString());
  const secret = await beginSession(ctx, person);
  clock.moveTo("2999-01-01T00:00:00Z");
  expect(await deleteExpiredSessions(ctx)).toBe(0);
  clock.moveTo(used.toISOString());
  expect(await findActor(ctx, secret)).toMatchObject({ id: person.id });
});

test("expired sessions are deleted, in batches; the others stay", async () => {
  const clock = new MovingClock(new Date("2026-01-01T00:00:00Z"));
  const ctx = { ...testContext(database), clock };
  const person = await createPerson(ctx);
  await ctx.database.insert(sessions).values(
    Array.from({ length: 1_201 }, (_, index) => ({
      tokenHash: Buffer.from(`hash ${index}`),
      userId: person.id,
      createdAt: clock.now(),
      expiresAt: new Date("2026-01-31T00:00:00Z"),
    })),
  );
  clock.moveTo("2026-01-30T23:59:59Z");
  expect(await deleteExpiredSessions(ctx)).toBe(0);
  const secret = await beginSession(ctx, person);
  clock.moveTo("2026-01-31T00:00:00Z");
  expect(await deleteExpiredSessions(ctx)).toBe(1_201);
  expect(await findActor(ctx, secret)).toMatchObject({ id: person.id });
});
