/**
 * Checks all imports against the import law: the rules of .dependency-cruiser.cjs, and that folders of the
 * product form no cycles. Options are dependency-cruiser's own.
 */
import { cruiseImports, importsOfProduct } from "./cruise-imports.ts";
import { findFolderCycles } from "./folder-cycles.ts";
import { root } from "./run-step.ts";

const FOLDERS = ["contract", "server", "web", "e2e", "bench", "demo", "scripts"];

const cruise = await cruiseImports(root, FOLDERS, process.argv.slice(2));
const comments = new Map(
  cruise.summary.ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]),
);
const issues = [
  ...cruise.summary.violations.map(({ rule, from, to, cycle }) => {
    const way = cycle ? cycle.map(({ name }) => name).join(" -> ") : to;
    return `${rule.name}: ${from} -> ${way}\n    ${comments.get(rule.name) ?? ""}`;
  }),
  ...findFolderCycles(importsOfProduct(cruise)).map(
    (cycle) =>
      `no-cycles-of-folders: these folders need each other\n${cycle
        .map(({ from, to }) => `    ${from} -> ${to}`)
        .join("\n")}`,
  ),
];
console.log(issues.join("\n") || `${cruise.summary.totalCruised} modules keep the import law.`);
process.exitCode = issues.length > 0 ? 1 : 0;
