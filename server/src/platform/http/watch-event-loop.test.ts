import fastify, { type FastifyBaseLogger } from "fastify";
import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";

import { watchEventLoop } from "./watch-event-loop.ts";

const lines: { msg: string; ms: number; routes: string[] }[] = [];
const log: FastifyBaseLogger = pino(
  { level: "warn" },
  { write: (line: string) => lines.push(JSON.parse(line)) },
);
const app = fastify({ loggerInstance: log });
afterEach(() => app.close());

function hold(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test("a request that blocks the event loop is named in the log and counted", async () => {
  watchEventLoop(app);
  app.get("/slow/:id", async () => {
    hold(200);
    return {};
  });
  const isSlow = ({ routes }: { routes: string[] }) => routes.includes("GET /slow/:id");
  await vi.waitFor(async () => {
    await app.inject("/slow/7");
    expect(lines.some(isSlow)).toBe(true);
  }, 10_000);
  const line = lines.find(isSlow)!;
  expect(line).toMatchObject({ level: 40, msg: "event loop blocked" });
  expect(line.ms).toBeGreaterThan(50);
  expect(app.eventLoop.sinceStart().max).toBeGreaterThanOrEqual(line.ms);
  expect(app.eventLoop.recent().max).toBeGreaterThanOrEqual(line.ms);
  expect(app.eventLoop.blocks).toBeGreaterThan(0);
});
