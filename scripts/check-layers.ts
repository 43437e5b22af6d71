/** Lists words in source files that their layer must not know. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { findLayerIssues } from "./layer-issues.ts";
import { root } from "./run-step.ts";

const paths = globSync("server/src/**/*.ts", { cwd: root });
const issues = paths
  .toSorted()
  .flatMap((path) => findLayerIssues(path, readFileSync(join(root, path), "utf8")));

console.log(issues.join("\n") || `${paths.length} files keep to the words of their layer.`);
process.exitCode = issues.length > 0 ? 1 : 0;
