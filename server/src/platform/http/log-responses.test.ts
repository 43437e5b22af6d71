import { pino } from "pino";
import { expect, test } from "vitest";

import { startTestApp } from "../../testing/start-test-app.ts";

async function linesOf(logAddresses: boolean): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line) => void lines.push(JSON.parse(line)) });
  const world = await startTestApp({ log, logAddresses, trustedProxies: ["127.0.0.1"] });
  const headers = { "x-forwarded-for": "192.0.2.7", cookie: "secret=1" };
  await world.app.inject({ url: "/health/live", headers });
  await world.app.inject({ url: "/api/session?token=secret", headers });
  await world.stop();
  return lines;
}

test("a response is a line, but for health checks, with the client's address only where that is wanted", async () => {
  const [line, ...others] = await linesOf(false);
  expect(others).toEqual([]);
  expect(line).toMatchObject({ method: "GET", route: "/api/session", status: 200 });
  expect(line).not.toHaveProperty("address");
  const [more] = await linesOf(true);
  expect(more).toMatchObject({ address: "192.0.2.7" });
  expect(JSON.stringify([line, more])).not.toContain("secret");
});
