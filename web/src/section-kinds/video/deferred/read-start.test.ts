import { describe, expect, it } from "vitest";

import { readStart } from "./read-start.ts";

const stoppedAt = (position: number) => readStart({ position, duration: 600, watched: [] });

describe("where a video resumes", () => {
  it("is the last whole second before playback stopped", () => {
    expect(stoppedAt(83.9)).toBe(83);
  });

  it("is the beginning if little or nothing was watched", () => {
    expect(stoppedAt(4.9)).toBe(0);
    expect(readStart({ position: 0, duration: 0, watched: [] })).toBe(0);
  });

  it("leaves a few seconds to watch at the end", () => {
    expect(stoppedAt(599)).toBe(590);
    expect(readStart({ position: 8, duration: 9, watched: [] })).toBe(0);
  });
});
