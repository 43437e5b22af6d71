import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { readConfig } from "../platform/config/config.ts";
import type { Context } from "../platform/context.ts";
import type { RunnableJob } from "../platform/jobs/job.ts";
import { createPerson } from "../testing/factories.ts";
import { startTestApp, type TestApp } from "../testing/start-test-app.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { type OpenedTracing, openTracing } from "./open-tracing.ts";

/** The fields of a span that the tests check, as in OTLP's JSON. */
interface Span {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: { key: string; value: Record<string, unknown> }[];
}

interface Sent {
  resourceSpans: { resource: unknown; scopeSpans: { spans: Span[] }[] }[];
}

const SERVER = 2;
const CLIENT = 3;

const received: Sent[] = [];
const collector = createServer((request, response) => {
  void json(request).then((body) => {
    received.push(body as Sent);
    response.setHeader("content-type", "application/json").end("{}");
  });
});
let opened: OpenedTracing;
let world: TestApp;
let spans: Span[];

beforeAll(async () => {
  collector.listen(0, "127.0.0.1");
  await once(collector, "listening");
  const { port } = collector.address() as AddressInfo;
  const found = await openTracing(
    readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` }),
  );
  if (!found) throw new Error("Nothing is traced.");
  opened = found;
  const database = await createTestDatabase();
  opened.tracePool(opened.tracing, database.connection.pool);
  world = await startTestApp({ tracing: opened.tracing }, database);
  await work();
  await opened.tracing.stop();
  spans = received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
});
afterAll(async () => {
  await world.stop();
  collector.close();
});

/** Several requests, many of them concurrent, one with a body, and two jobs. */
async function work(): Promise<void> {
  const student = await world.as(await createPerson(world.ctx));
  const many = Array.from({ length: 40 }, () => student.get("/api/session"));
  expect((await Promise.all(many)).every(({ status }) => status === 200)).toBe(true);
  await student.get("/api/no-such-thing?secret=words");
  const visitor = world.visitor();
  await visitor.get("/api/session");
  await visitor.post("/api/session", { email: "ada@example.org", password: "some secret words" });
  const plan = { maxAttempts: 1, urgency: "usual" as const };
  const jobs: RunnableJob<Context>[] = [
    {
      ...plan,
      name: "test.count",
      run: async (ctx) => void (await ctx.database.execute(sql`select 1`)),
    },
    {
      ...plan,
      name: "test.fail",
      run: (ctx) => ctx.database.execute(sql`select 1 / 0`).then(() => {}),
    },
  ];
  const [count, fails] = opened.traceJobs(opened.tracing, jobs);
  await count?.run(world.ctx, {});
  await expect(fails?.run(world.ctx, {})).rejects.toThrow("select 1 / 0");
}

const valueOf = (span: Span, key: string) =>
  Object.values(span.attributes.find((one) => one.key === key)?.value ?? {})[0];
const named = (name: string) => spans.filter((span) => span.name === name);
const below = (parent: Span) => spans.filter((span) => span.parentSpanId === parent.spanId);

test("each request is a span by its route, with its own statements below it", () => {
  const requests = named("GET /api/session");
  expect(requests.length).toBeGreaterThanOrEqual(40);
  for (const request of requests.slice(0, 40)) {
    expect(request).toMatchObject({ kind: SERVER });
    expect(request.parentSpanId).toBeUndefined();
    expect(valueOf(request, "http.response.status_code")).toBe(200);
    const statements = below(request);
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.length).toBeLessThan(10);
    for (const statement of statements) {
      expect(statement).toMatchObject({ kind: CLIENT, traceId: request.traceId });
      expect(valueOf(statement, "db.system.name")).toBe("postgresql");
    }
  }
  expect(named("GET unknown")).toHaveLength(1);
});

test("what is asked once a body was read belongs to its request", () => {
  const [signIn] = named("POST /api/session");
  expect(signIn && below(signIn).length).toBeGreaterThan(1);
});

test("a job is a span, and says that it failed", () => {
  const [count] = named("job test.count");
  expect(count && below(count)).toMatchObject([{ name: "SELECT", traceId: count?.traceId }]);
  expect(named("job test.fail")).toMatchObject([{ status: { code: 2 } }]);
});

test("nothing that people wrote is sent, and it is said who sends", () => {
  const sent = JSON.stringify(received);
  for (const words of ["ada@example.org", "some secret words", "secret=words"]) {
    expect(sent).not.toContain(words);
  }
  expect(JSON.stringify(received[0]?.resourceSpans[0]?.resource)).toContain('"service.version"');
});

test("without the setting there is nothing", async () => {
  expect(await openTracing(readConfig({}))).toBeUndefined();
});
