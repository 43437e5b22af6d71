import { readFileSync } from "node:fs";

import { pagePaths } from "@paso/contract";
import { expect, test } from "vitest";

test("the server knows every page of the router, and no other", () => {
  const router = readFileSync(new URL("router.tsx", import.meta.url), "utf8");
  const paths = [...router.matchAll(/^ *path: "([^"]+)"/gm)].map(([, path]) => path);
  expect(paths.toSorted()).toEqual([...pagePaths].toSorted());
});
