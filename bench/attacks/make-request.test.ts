import { api, describeApi } from "@paso/contract";
import { hashPassword } from "@paso/server/src/domains/accounts/people/hash-password.ts";
import { createCourse, createPerson, enrol } from "@paso/server/src/testing/factories.ts";
import { sample } from "@paso/server/src/testing/sample-sections.ts";
import { startTestApp, type TestApp } from "@paso/server/src/testing/start-test-app.ts";
import { createTestDatabase } from "@paso/server/src/testing/test-database.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

import { insertSessions } from "../data/insert-students.ts";
import { operationsOf } from "./api-document.ts";
import { drawFrom, oneOf } from "./draw.ts";
import { findKnownIds } from "./known-ids.ts";
import { makeRequest } from "./make-request.ts";
import { visitor, type Visitor } from "./start-demo-site.ts";

/** Of the hundred thousand that `npm run bench:fuzz` sends. */
const REQUESTS = 1_000;

let world: TestApp;
let client: pg.Client;
const visitors: Visitor[] = [visitor("guest", null, "seed")];

beforeAll(async () => {
  const database = await createTestDatabase();
  world = await startTestApp({ secure: false }, database);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const course = await createCourse(world.ctx, {
    modules: [{ pages: [[sample.paragraph(), sample.radio(), sample.textarea()]] }],
  });
  const passwordHash = await hashPassword("correct horse battery");
  for (const role of ["student", "viewer", "instructor", "admin"] as const) {
    const { id } = await createPerson(world.ctx, { role, passwordHash });
    if (role === "student") await enrol(world.ctx, { id }, course);
    visitors.push(visitor(role, id, "seed"));
  }
});
afterAll(async () => {
  await client.end();
  await world.stop();
});

test("no random request is answered with a 5xx", { timeout: 120_000 }, async () => {
  const operations = operationsOf(await describeApi(api));
  const known = await findKnownIds(client);
  const draw = drawFrom(7);
  const statuses = new Set<number>();
  for (let sent = 0; sent < REQUESTS; sent += 1) {
    if (sent % 100 === 0) await signEverybodyIn();
    const made = makeRequest(oneOf(draw, operations), known, draw);
    if (made.path.includes("/live") || made.path.includes("/stream")) continue;
    const { headers } = oneOf(draw, visitors);
    const response = await world.app.inject({
      method: made.method as "GET",
      url: made.path,
      headers: { ...headers, ...made.headers },
      ...(made.body !== null && { payload: made.body }),
    });
    statuses.add(response.statusCode);
    const what = `${made.method} ${made.path} ${String(made.body).slice(0, 300)}`;
    expect(response.statusCode, `${what}\n${response.body.slice(0, 300)}`).toBeLessThan(500);
  }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 422]));
});

async function signEverybodyIn(): Promise<void> {
  await client.query("delete from sessions");
  for (const { id } of visitors) {
    if (id !== null) await insertSessions(client, { first: id, last: id }, "seed");
  }
}
