import { describe, expect, it } from "vitest";

import { readCoursePath } from "./read-course-path.ts";

describe("readCoursePath", () => {
  it("reads ids, as numbers or as text", () => {
    expect(readCoursePath({ course: 1, module: "2", page: 30 })).toEqual({
      course: 1,
      module: 2,
      page: 30,
    });
  });

  it.each([undefined, null, "", "x", 0, -1, 1.5, "1e400", {}, [1, 2], "true"])(
    "leaves out %j",
    (course) => {
      expect(readCoursePath({ course }).course).toBeUndefined();
    },
  );
});
