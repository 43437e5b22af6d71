import { resolve } from "node:path";

import { Command } from "commander";

import { exportCourse } from "../domains/authoring/index.ts";
import { readCourseId } from "./read-course-id.ts";
import { withSite } from "./with-site.ts";

export const exportCommand = new Command("export")
  .description("write a course as an archive that import reads")
  .argument("<course>", "the course's number", readCourseId)
  .argument("<file>", "what to write: a zip file where it ends in .zip, else a folder")
  .action(async (courseId: number, file: string) => {
    await withSite(({ context }) => exportCourse(context, { courseId, path: resolve(file) }));
    console.log(`Wrote ${file}.`);
  });
