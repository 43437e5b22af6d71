/** Tells every source file whose name breaks the rules of `fileNameFaults`. */
import { globSync } from "node:fs";

import { fileNameFaults } from "./file-name-faults.ts";
import { root } from "./run-step.ts";

const paths = globSync("{contract,server,web,e2e,bench,demo,scripts}/**/*.{ts,tsx,js,css}", {
  cwd: root,
  exclude: ["**/node_modules", "**/dist"],
});
const faults = paths
  .toSorted()
  .flatMap((path) => fileNameFaults(path).map((fault) => `${path}: ${fault}`));

console.log(faults.length > 0 ? faults.join("\n") : `${paths.length} names are right.`);
process.exitCode = faults.length > 0 ? 1 : 0;
