import { readFileSync } from "node:fs";

import { pagePaths } from "@paso/contract";
import { expect, test } from "vitest";

test("the server knows every page of the router, and no other", () => {
  const files = ["router.tsx", "further-route-tree.ts", "staff-route-tree.ts"];
  const router = files.map((file) => readFileSync(new URL(file, import.meta.url), "utf8")).join();
  const paths = [...router.matchAll(/^ *path: "([^"]+)"/gm)].map(([, path]) => path);
  paths.splice(paths.indexOf("/$"), 1);
  expect(paths.toSorted()).toEqual([...pagePaths].toSorted());
});
