import { pagePaths } from "@paso/contract";
import { expect, test } from "vitest";

import { mayOpen } from "./page-access.ts";

const refusedTo = (role: Parameters<typeof mayOpen>[0]) =>
  pagePaths.filter((path) => !mayOpen(role, path));
const below = (...folders: string[]) =>
  pagePaths.filter((path) => folders.some((folder) => `${path}/`.startsWith(`${folder}/`)));

test("students open no page of staff", () => {
  expect(refusedTo("student")).toEqual(below("/authoring", "/admin"));
});

test("viewers open what is only looked at", () => {
  expect(refusedTo("viewer")).toEqual(["/authoring/trash", ...below("/admin")]);
});

test("the site's own matters are for administrators", () => {
  expect(refusedTo("instructor")).toEqual(below("/admin"));
  expect(refusedTo("admin")).toEqual([]);
});

test("an address is not taken for a page that it only begins like", () => {
  expect(mayOpen("student", "/administrators")).toBe(true);
  expect(mayOpen("student", "/admin/")).toBe(false);
});
