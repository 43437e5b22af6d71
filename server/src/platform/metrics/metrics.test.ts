import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { countStoredBytes } from "../../domains/files/index.ts";
import { createPerson } from "../../testing/factories.ts";
import { findFreePort } from "../../testing/paso-process.ts";
import { queueTestMail } from "../../testing/queue-test-mail.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import { measureJobRuns } from "./measure-job-runs.ts";
import { measureEventLoop, measurePools, measureStreams } from "./measure-own-state.ts";
import { measureRequests } from "./measure-requests.ts";
import { measureSite } from "./measure-site.ts";
import { serveMetrics } from "./metrics-server.ts";
import { Metrics } from "./metrics.ts";

const TOKEN = "a-token-of-this-test";
const metrics = new Metrics("1.2.3");
let world: TestApp;

beforeAll(async () => {
  const measured = { metrics, requests: measureRequests(metrics), token: TOKEN };
  world = await startTestApp({ measured });
  world.clock.moveTo("2026-03-10T12:00:00Z");
  measureSite(metrics, {
    ctx: world.ctx,
    dataFolder: import.meta.dirname,
    readStoredBytes: () => countStoredBytes(world.ctx),
  });
});
afterAll(() => world.stop());

const scrape = (authorization?: string) =>
  world.app.inject({ url: "/metrics", headers: authorization ? { authorization } : {} });

/** The value of a series, as written; undefined if there is none. */
async function valueOf(series: string): Promise<string | undefined> {
  const lines = (await scrape(`Bearer ${TOKEN}`)).body.split("\n");
  return lines.find((line) => line.startsWith(`${series} `))?.slice(series.length + 1);
}

function waitForNextRead(): void {
  world.clock.moveTo(new Date(world.clock.now().getTime() + 60_000).toISOString());
}

describe("GET /metrics", () => {
  test("is for who has the token, signed in or not", async () => {
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    expect((await admin.get("/metrics")).status).toBe(401);
    for (const header of [undefined, "Bearer", "Bearer wrong", TOKEN, `Basic ${TOKEN}`]) {
      const refused = await scrape(header);
      expect(refused.statusCode).toBe(401);
      expect(refused.headers["www-authenticate"]).toBe("Bearer");
      expect(refused.body).not.toContain("paso_");
    }
    const response = await scrape(`Bearer ${TOKEN}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(response.body).toContain(`paso_build_info{version="1.2.3",node="${process.version}"} 1`);
    expect(response.body).toContain("process_resident_memory_bytes");
  });

  test("does not exist without a token", async () => {
    const other = await world.startAnother({
      measured: { metrics, requests: { ended: () => {}, refused: () => {} }, token: null },
    });
    expect((await other.inject("/metrics")).statusCode).toBe(404);
    await other.close();
  });

  test("counts requests by route and status, whatever their addresses are", async () => {
    const student = await world.as(await createPerson(world.ctx));
    for (const id of [101, 102, 103]) await student.get(`/api/jobs/${id}`);
    for (const path of ["/api/nothing", "/api/nowhere", "/x/y"]) await student.get(path);
    const route = 'method="GET",route="/api/jobs/:jobId"';
    expect(await valueOf(`paso_http_requests_total{${route},status="404"}`)).toBe("3");
    expect(await valueOf(`paso_http_request_duration_seconds_count{${route}}`)).toBe("3");
    const unknown = 'method="GET",route="unknown",status="404"';
    expect(await valueOf(`paso_http_requests_total{${unknown}}`)).toBe("3");
    const { body } = await scrape(`Bearer ${TOKEN}`);
    expect(body).not.toMatch(/nothing|nowhere|\/101/);
  });

  test("says what waits and what has failed", async () => {
    await world.ctx.database.execute(sql`delete from graphile_worker._private_jobs`);
    await world.ctx.database.execute(sql`
      select graphile_worker.add_job('test', run_at => '2026-03-10T11:00:00Z'::timestamptz)`);
    await queueTestMail(world.ctx);
    waitForNextRead();
    expect(await valueOf('paso_jobs_waiting{job="test"}')).toBe("1");
    expect(await valueOf('paso_jobs_failed{job="test"}')).toBe("0");
    const age = (world.clock.now().getTime() - Date.parse("2026-03-10T11:00:00Z")) / 1_000;
    expect(await valueOf('paso_jobs_oldest_seconds{job="test"}')).toBe(String(age));
    expect(await valueOf("paso_mails_waiting")).toBe("1");
    expect(await valueOf("paso_mails_failed")).toBe("0");
    await world.ctx.database.execute(sql`delete from graphile_worker._private_jobs`);
    expect(await valueOf('paso_jobs_waiting{job="test"}')).toBe("1");
    waitForNextRead();
    expect(await valueOf('paso_jobs_waiting{job="test"}')).toBeUndefined();
  });

  test("measures database, storage and disk", async () => {
    expect(await valueOf("paso_database_up")).toBe("1");
    expect(await valueOf("paso_storage_bytes")).toBe("0");
    for (const series of [
      "paso_database_size_bytes",
      "paso_database_connections",
      "paso_database_connections_limit",
      "paso_storage_free_bytes",
      "paso_storage_size_bytes",
    ]) {
      expect(Number(await valueOf(series))).toBeGreaterThan(0);
    }
  });

  test("says how old the archive of changes is, where there is one, and whether it fails", async () => {
    expect(await valueOf("paso_archive_failing")).toBeUndefined();
    const archiving = new Metrics("1.2.3");
    const row = { archives: true, archived_at: "2026-03-10 11:59:00+00", failed_at: null };
    const answers = [row, { ...row, failed_at: "2026-03-10 12:00:00+00" }];
    world.clock.moveTo("2026-03-10T12:01:00Z");
    const database = new Proxy(world.ctx.database, {
      get: (own, name) =>
        name === "execute"
          ? async (statement: SQL) => {
              const { rows } = await own.execute<Record<string, unknown>>(statement);
              const isAsked = rows.some((found) => "archives" in found);
              return { rows: isAsked ? [{ ...rows[0], ...answers.shift() }] : rows };
            }
          : Reflect.get(own, name),
    });
    measureSite(archiving, {
      ctx: { ...world.ctx, database },
      dataFolder: import.meta.dirname,
      readStoredBytes: async () => 0,
    });
    expect(await archiving.write()).toMatch(/^paso_archive_age_seconds 120$/m);
    waitForNextRead();
    const text = await archiving.write();
    expect(text).toMatch(/^paso_archive_age_seconds 180$/m);
    expect(text).toMatch(/^paso_archive_failing 1$/m);
  });

  test("without the database it says so, and still what it knows of itself", async () => {
    const away = new Metrics("1.2.3");
    const database = {
      ...world.ctx.database,
      execute: () => Promise.reject(new Error("The database is away.")),
      select: () => {
        throw new Error("The database is away.");
      },
    } as unknown as typeof world.ctx.database;
    measureSite(away, {
      ctx: { ...world.ctx, database },
      dataFolder: import.meta.dirname,
      readStoredBytes: () => Promise.reject(new Error("The database is away.")),
    });
    const text = await away.write();
    expect(text).toMatch(/^paso_database_up 0$/m);
    expect(text).toMatch(/^paso_storage_free_bytes \d+$/m);
    expect(text).not.toMatch(/^paso_(jobs_waiting|mails_waiting|database_size_bytes)/m);
  });
});

test("a process measures its event loop, streams, connections and jobs", async () => {
  const own = new Metrics("1.2.3");
  measureEventLoop(own, world.app.eventLoop);
  measureStreams(own, world.app.eventStreams);
  measurePools(own, {
    requests: Object.assign(Object.create(null), {
      totalCount: 4,
      idleCount: 1,
      waitingCount: 2,
      options: { max: 10 },
    }),
  });
  const onJobEnd = measureJobRuns(own);
  onJobEnd("mail.send", { isDone: true, duration: 500 });
  onJobEnd("mail.send", { isDone: false, duration: 250 });
  const text = await own.write();
  expect(text).toMatch(/^paso_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+$/m);
  expect(text).toMatch(/^paso_event_loop_blocked_total \d+$/m);
  expect(text).toContain("paso_event_streams_open 0");
  expect(text).toContain('paso_database_pool_connections{pool="requests",state="busy"} 3');
  expect(text).toContain('paso_database_pool_waiting{pool="requests"} 2');
  expect(text).toContain('paso_database_pool_limit{pool="requests"} 10');
  expect(text).toContain('paso_job_runs_total{job="mail.send",outcome="failed"} 1');
  expect(text).toContain('paso_job_run_seconds_total{job="mail.send"} 0.75');
});

describe("on a port of their own", () => {
  test.each([null, TOKEN])("figures are read with the token %s", async (token) => {
    const port = await findFreePort();
    const address = `http://127.0.0.1:${port}`;
    const stop = await serveMetrics(new Metrics("1.2.3"), { host: "127.0.0.1", port, token });
    const read = async (path: string, init?: RequestInit) =>
      (await fetch(address + path, init)).status;
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect(await read("/metrics")).toBe(token ? 401 : 200);
    expect(await read("/metrics?x=1", { headers })).toBe(200);
    expect(await read("/metrics", { method: "POST", headers })).toBe(405);
    expect(await read("/other", { headers })).toBe(404);
    expect(await read("/health/live")).toBe(200);
    const again = serveMetrics(new Metrics("1.2.3"), { host: "127.0.0.1", port, token });
    await expect(again).rejects.toThrow(`Cannot listen on port ${port}`);
    stop();
  });
});
