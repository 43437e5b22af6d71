import { expect, it } from "vitest";

import { LeastRecentlyUsed } from "./least-recently-used.ts";

it("makes room by forgetting what was unused for longest", () => {
  const map = new LeastRecentlyUsed<string, number>(2);
  map.set("a", 1);
  map.set("b", 2);
  expect(map.get("a")).toBe(1);
  map.set("c", 3);
  expect([map.get("a"), map.get("b"), map.get("c")]).toEqual([1, undefined, 3]);
  map.set("a", 4);
  map.set("d", 5);
  expect([map.get("a"), map.get("c"), map.get("d")]).toEqual([4, undefined, 5]);
});

it("forgets an entry only while it holds the value meant", () => {
  const map = new LeastRecentlyUsed<string, number>(2);
  map.set("a", 1);
  map.deleteIf("a", 2);
  expect(map.get("a")).toBe(1);
  map.deleteIf("a", 1);
  expect(map.get("a")).toBeUndefined();
});
