import { describe, expect, it } from "vitest";

import { readDraftLike } from "./read-draft-like.ts";

const read = readDraftLike({ title: "", order: null as number | null, has_diploma: false });

describe("readDraftLike", () => {
  it.each([
    { title: "a", order: 3, has_diploma: true },
    { title: "", order: null, has_diploma: false, id: 7 },
  ])("takes %j", (draft) => {
    expect(read(draft)).toEqual(draft);
  });

  it.each([
    null,
    "title",
    [],
    {},
    { title: "a", order: 3 },
    { title: null, order: 3, has_diploma: true },
    { title: "a", order: [3], has_diploma: true },
    { title: "a", order: 3, has_diploma: "yes" },
  ])("passes over %j", (draft) => {
    expect(read(draft)).toBeNull();
  });
});
