import { resolve } from "node:path";

import { Command } from "commander";

import { issueLine, importCourse, type ImportProgress } from "../domains/authoring/index.ts";
import { withSite } from "./with-site.ts";

export const importCommand = new Command("import")
  .description("add the course of an archive, a folder or a zip file")
  .argument("<file-or-folder>", "the archive")
  .option("--publish", "students see it at once; it is a draft otherwise", false)
  .action(async (path: string, { publish: publishes }: { publish: boolean }) => {
    const { courseId, warnings } = await withSite(({ context }) =>
      importCourse(context, { path: resolve(path), publishes, onProgress: showProgress }),
    );
    for (const warning of warnings) console.warn(`Note: ${issueLine(warning)}`);
    console.log(`Imported as course ${courseId}${publishes ? "" : ", a draft"}.`);
  });

/** Overwrites its line; on a terminal only. */
function showProgress({ step, done, total }: ImportProgress): void {
  if (!process.stderr.isTTY) return;
  const end = step === "writing" ? "\n" : "";
  process.stderr.write(`\r\u001B[K${step} ${done} of ${total}${end}`);
}
