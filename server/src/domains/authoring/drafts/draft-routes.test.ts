import { randomBytes } from "node:crypto";

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { authoringDrafts } from "../../../database/tables/index.ts";
import { createPerson } from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let author: { id: number };
let client: TestClient;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  author = await createPerson(world.ctx, { role: "instructor" });
  client = await world.as(author);
});

const path = (key = "sections-update:7") => `/api/authoring/drafts/${key}`;
const save = (body: unknown, key?: string) => client.send("PUT", path(key), { body });

test("drafts are for authors", async () => {
  const roles = ["admin", "instructor", "viewer", "student"] as const;
  const people = await Promise.all(
    roles.map(async (role) => world.as(await createPerson(world.ctx, { role }))),
  );
  const calls = [
    (person: TestClient) => person.get(path()),
    (person: TestClient) => person.send("PUT", path(), { body: {} }),
    (person: TestClient) => person.send("DELETE", path()),
  ];
  for (const call of calls) {
    const answers = await Promise.all([...people, world.visitor()].map(call));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 403, 403, 401]);
  }
});

test("are stored, replaced and discarded", async () => {
  expect((await client.get(path())).body).toEqual({ draft: null });
  const body = { sections: [{ text: "Ñandú 😀\n", order: 1.5, empty: null }], list: [[], {}] };
  expect((await save(body)).body).toEqual({ saved_at: "2026-03-10T12:00" });
  expect((await client.get(path())).body).toEqual({
    draft: { body, saved_at: "2026-03-10T12:00" },
  });
  world.clock.moveTo("2026-03-10T12:04:30Z");
  await save("another");
  expect((await client.get(path())).body).toEqual({
    draft: { body: "another", saved_at: "2026-03-10T12:04" },
  });
  for (let time = 0; time < 2; time++) {
    expect((await client.send("DELETE", path())).status).toBe(200);
    expect((await client.get(path())).body).toEqual({ draft: null });
  }
});

test("are separate for each person and form", async () => {
  await save("mine");
  await save("elsewhere", "course-edit:7");
  const other = await world.as(await createPerson(world.ctx, { role: "instructor" }));
  expect((await other.get(path())).body).toEqual({ draft: null });
  await other.send("DELETE", path());
  expect((await client.get(path())).body).toMatchObject({ draft: { body: "mine" } });
});

test("concurrent saves all succeed, and each form keeps the last", async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => save(index, `page:${index % 2}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  const rows = await world.ctx.database
    .select()
    .from(authoringDrafts)
    .where(eq(authoringDrafts.userId, author.id));
  expect(rows).toHaveLength(2);
});

test("only the latest 200 are kept", async () => {
  const rows = Array.from({ length: 200 }, (_, index) => ({
    userId: author.id,
    key: `page:${index}`,
    body: {},
    savedAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
  }));
  await world.ctx.database.insert(authoringDrafts).values(rows);
  await save("new", "page:200");
  const left = await world.ctx.database
    .select({ key: authoringDrafts.key })
    .from(authoringDrafts)
    .where(eq(authoringDrafts.userId, author.id));
  const keys = left.map(({ key }) => key);
  expect(keys).toHaveLength(200);
  expect(keys).not.toContain("page:0");
  expect(keys).toContain("page:200");
});

describe("the drafts of one person take up a bounded room", () => {
  /** A megabyte that does not compress. */
  const megabyte = () => randomBytes(786_432).toString("base64");
  const FULL = "Your drafts take up more than 20 MB. Save or discard some of them first.";

  beforeEach(async () => {
    const rows = Array.from({ length: 18 }, (_, index) => ({
      userId: author.id,
      key: `page:${index}`,
      body: megabyte(),
      savedAt: world.clock.now(),
    }));
    await world.ctx.database.insert(authoringDrafts).values(rows);
  });

  test("and what would exceed it is refused, with everything left as it was", async () => {
    expect((await save("small", "page:20")).status).toBe(200);
    const { status, error } = await save(megabyte() + megabyte().slice(100), "page:20");
    expect([status, error.code, error.message]).toEqual([409, "drafts_full", FULL]);
    expect((await client.get(path("page:20"))).body).toMatchObject({ draft: { body: "small" } });
    expect((await client.get(path("page:0"))).body).not.toEqual({ draft: null });
    const other = await world.as(await createPerson(world.ctx, { role: "instructor" }));
    expect((await other.send("PUT", path(), { body: "mine" })).status).toBe(200);
  });

  test("which is free again once one is discarded or replaced", async () => {
    const large = megabyte() + megabyte().slice(100);
    expect((await save(large, "page:20")).status).toBe(409);
    await client.send("DELETE", path("page:0"));
    await save("small", "page:1");
    expect((await save(large, "page:20")).status).toBe(200);
  });

  test("also of drafts that come at once", async () => {
    const answers = await Promise.all([20, 21, 22].map((n) => save(megabyte(), `page:${n}`)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });
});

describe("what cannot be stored is refused", () => {
  const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

  test.each([
    ["a NUL byte", '{"body":{"a":"b\\u0000"}}'],
    ["a NUL byte in a name", '{"body":{"b\\u0000":1}}'],
    ["half a character", '{"body":["\\ud800"]}'],
    ["101 lists in each other", `{"body":${nested(101)}}`],
    ["more than 100,000 values", `{"body":[${"0,".repeat(100_000)}0]}`],
    ["100,000 lists in each other", `{"body":${nested(100_000)}}`],
  ])("%s", async (_, raw) => {
    const { status, error } = await client.send("PUT", path(), undefined, { raw });
    expect([status, error.errors]).toEqual([422, { body: ["This cannot be stored."] }]);
  });

  test("a body of 100 levels is not", async () => {
    const raw = `{"body":${nested(100)}}`;
    expect((await client.send("PUT", path(), undefined, { raw })).status).toBe(200);
  });

  test("no body at all, or something beside it", async () => {
    for (const nothing of [{}, { body: null }]) {
      const none = await client.send("PUT", path(), nothing);
      expect(none.error.errors).toEqual({ body: ["This field is required."] });
    }
    const more = await client.send("PUT", path(), { body: 1, user_id: 2 });
    expect(more.error.errors).toEqual({ user_id: ["This field is not known."] });
  });

  test("more than 2 MB", async () => {
    expect((await save("x".repeat(2 * 1024 ** 2 - 20))).status).toBe(200);
    const { status, error } = await save("x".repeat(2 * 1024 ** 2));
    expect([status, error.code]).toEqual([413, "too_large"]);
  });

  test.each(["a", "Sections:1", "page:1:2:3", "page:x", "page:12345678901", "x".repeat(300)])(
    "under the name %s",
    async (key) => {
      expect((await save(1, key)).status).toBe(404);
    },
  );
});
