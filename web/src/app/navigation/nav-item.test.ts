import { expect, test } from "vitest";

import { findCurrentItem, findItemsForMore } from "./nav-item.ts";

const home = { path: "/student", also: ["/surveys"], isExact: true };
const courses = { path: "/student/courses", also: ["/join"] };
const news = { path: "/student/news" };

test.each([
  ["/student", home],
  ["/surveys/4", home],
  ["/student/courses", courses],
  ["/student/courses/4", courses],
  ["/join/ABCD", courses],
  ["/student/news/12", news],
  ["/student/newspaper", undefined],
  ["/student/search", undefined],
  ["/account", undefined],
])("%s belongs to one item", (path, item) => {
  expect(findCurrentItem([home, news, courses], path)).toBe(item);
});

test("a screen whose own item is left out belongs to the one above, unless that stands alone", () => {
  const teaching = { path: "/authoring" };
  expect(findCurrentItem([teaching], "/authoring/courses/4")).toBe(teaching);
  expect(findCurrentItem([home], "/student/diplomas")).toBeUndefined();
});

const items = (count: number) => Array.from({ length: count }, (_, id) => ({ id, isRare: false }));
const idsForMore = (
  list: Parameters<typeof findItemsForMore<{ id: number; isRare: boolean }>>[0],
) => findItemsForMore(list).map(({ id }) => id);

test("six tabs fit on a phone; of more, five do beside the way to the others", () => {
  expect(idsForMore(items(6))).toEqual([]);
  expect(idsForMore(items(7))).toEqual([5, 6]);
});

test("what is rare leaves its place on a phone to others", () => {
  const withRare = [{ id: 9, isRare: true }, ...items(3)];
  expect(idsForMore(withRare)).toEqual([9]);
});
