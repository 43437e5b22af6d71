/** Reports every broken link, path and script in the Markdown files. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { findDocumentIssues, type Repository } from "./document-issues.ts";
import { root } from "./run-step.ts";

interface Manifest {
  name: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const read = (path: string) => readFileSync(join(root, path), "utf8");
const paths = globSync(["**/*", ".*", ".ci/*"], {
  cwd: root,
  exclude: ["**/node_modules", "**/dist", "data", "**/results", ".git"],
});
const manifests = globSync("{*/,}package.json", { cwd: root }).map((path) => ({
  ...(JSON.parse(read(path)) as Manifest),
  ...(path === "package.json" && { name: "" }),
}));
const repository: Repository = {
  paths: new Set(paths),
  packages: new Set(
    manifests.flatMap(({ dependencies, devDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies }),
    ),
  ),
  scripts: Object.fromEntries(
    manifests.map(({ name, scripts }) => [name, Object.keys(scripts ?? {})]),
  ),
  read,
};

const documents = paths.filter((path) => path.endsWith(".md")).toSorted();
const issues = documents.flatMap((path) => findDocumentIssues(path, repository));
console.log(issues.length > 0 ? issues.join("\n") : `${documents.length} documents are right.`);
process.exitCode = issues.length > 0 ? 1 : 0;
