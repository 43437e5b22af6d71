/** Reports every source file whose name breaks the rules of `fileNameIssues`. */
import { globSync } from "node:fs";

import { fileNameIssues } from "./file-name-issues.ts";
import { root } from "./run-step.ts";

const paths = globSync("{contract,server,web,e2e,bench,demo,scripts}/**/*.{ts,tsx,js,css}", {
  cwd: root,
  exclude: ["**/node_modules", "**/dist"],
});
const issues = paths
  .toSorted()
  .flatMap((path) => fileNameIssues(path).map((issue) => `${path}: ${issue}`));

console.log(issues.length > 0 ? issues.join("\n") : `${paths.length} names are right.`);
process.exitCode = issues.length > 0 ? 1 : 0;
