import { expect, test } from "vitest";

import { keepUnits } from "./keep-units.ts";

const { transform } = keepUnits() as unknown as {
  transform: { handler: (code: string) => { code: string } };
};
const compile = (...messages: unknown[]) =>
  `JSON.parse(${JSON.stringify(JSON.stringify(messages))})`;

test.each([
  [
    ["about ", ["minutes"], " min"],
    ["about ", ["minutes"], "\u00a0min"],
  ],
  [
    [["hours"], " h ", ["rest"], " min aprox."],
    [["hours"], "\u00a0h ", ["rest"], "\u00a0min aprox."],
  ],
  [
    ["al ", ["least"], " % de"],
    ["al ", ["least"], "\u00a0% de"],
  ],
  [
    [["name"], " has seen"],
    [["name"], " has seen"],
  ],
  [
    [["count"], " minutes"],
    [["count"], " minutes"],
  ],
])("a unit stays with its number: %j", (message, kept) => {
  expect(transform.handler(compile(message)).code).toBe(compile(kept));
});
