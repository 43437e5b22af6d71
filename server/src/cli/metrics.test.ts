import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { findFreePort, type RunningPaso, startPaso, startWorker } from "../testing/paso-process.ts";

const TOKEN = "a-token-of-this-test";
let folder: string;
let server: RunningPaso;
let worker: RunningPaso;
let workerPort: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "paso-metrics-"));
  const settings = { PASO_DATA: folder, PASO_DEMO: "0", PASO_METRICS_TOKEN: TOKEN };
  server = await startPaso({ ...settings, PASO_WORKER: "0" });
  workerPort = String(await findFreePort());
  worker = await startWorker({ ...settings, PASO_METRICS_PORT: workerPort });
});
afterAll(async () => {
  await worker.end("SIGTERM");
  await server.end("SIGTERM");
  await rm(folder, { recursive: true });
});

async function scrape(address: string): Promise<string> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const response = await fetch(`${address}/metrics`, { headers });
  expect(response.status).toBe(200);
  return response.text();
}

test("a server shows its requests and connections at its own address", async () => {
  await fetch(`${server.address}/health/live`);
  const text = await scrape(server.address);
  expect(text).toContain(
    'paso_http_requests_total{method="GET",route="/health/live",status="200"} 1',
  );
  expect(text).toContain('paso_database_pool_limit{pool="requests"} 10');
  expect(text).toContain("paso_event_streams_open 0");
  expect(text).toContain("paso_database_up 1");
});

test("a worker shows its own on a port of theirs", async () => {
  const text = await scrape(`http://127.0.0.1:${workerPort}`);
  expect(text).toContain('paso_database_pool_limit{pool="jobs"}');
  expect(text).toContain("paso_event_loop_delay_seconds");
  expect(text).not.toContain("paso_event_streams_open");
});
