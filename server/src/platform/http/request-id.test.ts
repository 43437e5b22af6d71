import type { IncomingMessage } from "node:http";

import { describe, expect, test } from "vitest";

import { startTestApp } from "../../testing/start-test-app.ts";
import { createRequestIds } from "./request-id.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

function requestFrom(address: string, id?: string): IncomingMessage {
  const headers = id === undefined ? {} : { "x-request-id": id };
  return { headers, socket: { remoteAddress: address } } as unknown as IncomingMessage;
}

describe("a request is named", () => {
  const name = createRequestIds(["10.0.0.0/8"]);

  test("by a trusted proxy", () => {
    expect(name(requestFrom("10.1.2.3", "proxy-7f3a9c"))).toBe("proxy-7f3a9c");
  });

  test.each([
    ["no proxy named it", requestFrom("10.1.2.3")],
    ["the proxy is not trusted", requestFrom("192.0.2.1", "proxy-7f3a9c")],
    ["the name is too short", requestFrom("10.1.2.3", "a")],
    ["the name could break a log line", requestFrom("10.1.2.3", "a\nb: injected")],
  ])("by us where %s", (_, request) => {
    expect(name(request)).toMatch(UUID);
  });

  test("in the order of time", () => {
    const names = Array.from({ length: 100 }, () => name(requestFrom("192.0.2.1")));
    expect(names.toSorted()).toEqual(names);
    expect(new Set(names).size).toBe(100);
  });
});

test("every response carries its request's name, refusals too", async () => {
  const world = await startTestApp();
  for (const path of ["/api/session", "/api/nothing", "/health/live", "/api/%zz"]) {
    expect((await world.visitor().get(path)).headers["x-request-id"], path).toMatch(UUID);
  }
  await world.stop();
});
