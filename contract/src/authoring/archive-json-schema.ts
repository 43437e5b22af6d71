import { z } from "zod";

import { courseArchive } from "./course-archive.ts";

/** The JSON Schema of `course.json`, for editors and for people who write archives by hand. */
export function archiveJsonSchema(): object {
  const { $schema, ...schema } = z.toJSONSchema(courseArchive, { io: "input" });
  return {
    $schema,
    title: "Course archive, version 1",
    description:
      "course.json of a course archive. See course-archive.md for the rules that a JSON Schema cannot express.",
    ...schema,
  };
}
