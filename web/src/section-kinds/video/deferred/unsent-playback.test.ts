import { describe, expect, it } from "vitest";

import { mergePlaybacks } from "./unsent-playback.ts";

describe("saved and unsaved playback", () => {
  it("is merged: everything watched, and the furthest position", () => {
    const known = { position: 40, duration: 599.8, watched: [[0, 40]] as [number, number][] };
    const unsent = { position: 65, duration: 600, watched: [[30, 65]] as [number, number][] };
    const both = { position: 65, duration: 600, watched: [[0, 65]] };
    expect(mergePlaybacks(known, unsent)).toEqual(both);
    expect(mergePlaybacks(unsent, known)).toEqual(both);
  });

  it("is what was not saved, where the server has nothing", () => {
    const unsent = { position: 65, duration: 600, watched: [[0, 65]] as [number, number][] };
    const nothing = { position: 0, duration: 0, watched: [] };
    expect(mergePlaybacks(nothing, unsent)).toEqual(unsent);
  });
});
