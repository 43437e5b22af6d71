import { readFileSync } from "node:fs";

import { courseArchive } from "@paso/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { generatedCourse } from "../../../testing/generated-course.ts";
import { sampleCourse } from "../../../testing/sample-archive.ts";
import { findArchiveIssues } from "./check-archive.ts";

describe("findArchiveIssues", () => {
  it("finds no issue in valid courses", () => {
    expect(findArchiveIssues(sampleCourse())).toEqual([]);
    fc.assert(
      fc.property(generatedCourse, (course) => {
        expect(findArchiveIssues(course)).toEqual([]);
      }),
    );
  });

  it("finds no issue in the example of docs/course-archive.md", () => {
    const page = readFileSync(
      new URL("../../../../../docs/course-archive.md", import.meta.url),
      "utf8",
    );
    const example: unknown = JSON.parse(/```json\n([^]*?)```/.exec(page)?.[1] ?? "");
    expect(findArchiveIssues(example)).toEqual([]);
    expect(courseArchive.safeParse(example).success).toBe(true);
  });

  it("finds everything that the contract's whole schema finds, and never throws", () => {
    const damaged = fc
      .tuple(generatedCourse, fc.array(fc.nat()), fc.jsonValue({ maxDepth: 2 }))
      .map(([course, path, value]) => replaceAt(course, path, value));
    fc.assert(
      fc.property(damaged, (course) => {
        const isRight = courseArchive.safeParse(course).success;
        if (!isRight) expect(findArchiveIssues(course)).not.toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

/** A copy with one value replaced; each number of the path picks a field, modulo their count. */
function replaceAt(target: unknown, path: readonly number[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof target !== "object" || target === null) return value;
  const keys = Object.keys(target);
  const key = keys[step % Math.max(keys.length, 1)];
  if (key === undefined) return value;
  const copy = structuredClone(target) as Record<string, unknown>;
  copy[key] = replaceAt(copy[key], rest, value);
  return copy;
}
