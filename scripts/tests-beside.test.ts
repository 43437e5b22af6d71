import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { testsBeside } from "./tests-beside.ts";

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "paso-tests-beside-"));
  for (const path of [
    "server/src/one/rule.ts",
    "server/src/one/rule.test.ts",
    "server/src/one/inner/other.test.ts",
    "server/src/testing/access.test.ts",
    "server/src/testing/factories.test.ts",
    "web/src/part.browser.test.tsx",
    "e2e/journey.test.ts",
  ]) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), "");
  }
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  [["server/src/one/rule.ts"], ["server/src/one/rule.test.ts"]],
  [["server/src/one/gone.ts"], ["server/src/one/rule.test.ts"]],
  [["server/src/one/gone.test.ts"], ["server/src/one/rule.test.ts"]],
  [["web/src/part.tsx"], ["web/src/part.browser.test.tsx"]],
  [["server/src/testing/factories.ts"], []],
  [["server/src/testing/access.test.ts"], ["server/src/testing/access.test.ts"]],
  [["README.md", "e2e/journey.test.ts"], []],
  [[], []],
])("for %j these are %j", (changed, tests) => {
  expect(testsBeside(changed, root)).toEqual(tests);
});
