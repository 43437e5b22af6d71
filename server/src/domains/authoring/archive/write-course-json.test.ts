import type { CourseArchive } from "@paso/contract";
import fc from "fast-check";
import { expect, it } from "vitest";

import { generatedCourse } from "../../../testing/generated-course.ts";
import { writeCourseJson } from "./write-course-json.ts";

it("writes what JSON.stringify writes", async () => {
  await fc.assert(
    fc.asyncProperty(generatedCourse, async (course: CourseArchive) => {
      const pages = course.modules.flatMap((module) => module.pages);
      const outline = {
        ...course,
        modules: course.modules.map((module) => ({
          ...module,
          pages: module.pages.map((page) => ({ ...page, sections: [] })),
        })),
      };
      const sections = pages.map((page) => page.sections);
      expect(await writeCourseJson(outline, sections, (section) => section)).toBe(
        `${JSON.stringify(course, null, 1)}\n`,
      );
    }),
  );
});
