import { expect, test } from "vitest";

import { outcomeOf, readRetryAfter } from "./response-outcome.ts";

test.each([
  [200, "ok"],
  [204, "ok"],
  [302, "refused"],
  [400, "refused"],
  [401, "unauthorized"],
  [403, "unauthorized"],
  [404, "missing"],
  [410, "missing"],
  [429, "rate_limited"],
  [500, "failing"],
  [503, "failing"],
])("%i is %s", (status, outcome) => {
  expect(outcomeOf(new Response(null, { status }))).toBe(outcome);
});

test.each([
  ["120", 120],
  ["Mon, 02 Mar 2026 00:00:30 GMT", 30],
  ["2026-03-02T00:01:00Z", 60],
  ["Sun, 01 Mar 2026 00:00:00 GMT", 0],
  ["soon", undefined],
  ["", undefined],
])("%j asks for %s seconds", (text, seconds) => {
  const response = new Response(null, { headers: { "retry-after": text } });
  expect(readRetryAfter(response, new Date("2026-03-02T00:00:00Z"))).toBe(seconds);
});
