import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { root, type Step } from "./run-step.ts";

/** Folders with a TypeScript project of their own. */
const PROJECTS = ["contract", "server", "web", "e2e", "bench", "demo", "scripts"];

/** The tools' caches of unchanged files; `npm ci` starts without them. */
const CACHE = "node_modules/.cache";

/** For programs written in Go: less frequent garbage collection, a quarter less time, more memory. */
const GO = { GOGC: "400" };

/** All source checks that need no running product, slowest first. */
export const checkSteps: readonly Step[] = [
  { name: "lint", command: ["oxlint"], env: GO },
  ...PROJECTS.map((project): Step => ({
    name: `types of ${project}`,
    command: ["tsc", "-p", project, ...rememberTypes(project), "--checkers", "2"],
    env: GO,
  })),
  {
    name: "messages in both languages",
    command: ["npm", "run", "check:messages", "-w", "@paso/web"],
  },
  {
    name: "import law",
    command: [
      "node",
      "scripts/check-imports.ts",
      "--cache",
      `${CACHE}/import-law/${versionOfImportLaw()}`,
      "--cache-strategy",
      "content",
    ],
  },
  {
    name: "dead code",
    command: ["knip", "--cache", "--no-progress", "--treat-config-hints-as-errors"],
  },
  { name: "format", command: ["oxfmt", "--check"] },
  { name: "lockfile", command: ["node", "scripts/complete-lockfile.ts", "--check"] },
  { name: "file names", command: ["node", "scripts/check-file-names.ts"] },
  { name: "words of layers", command: ["node", "scripts/check-layers.ts"] },
  { name: "documents", command: ["node", "scripts/check-documents.ts"] },
];

function rememberTypes(project: string): string[] {
  return ["--incremental", "--tsBuildInfoFile", `${CACHE}/types/${project}.tsbuildinfo`];
}

/** dependency-cruiser's cache notices changed sources, but not changed rules or packages. */
function versionOfImportLaw(): string {
  const hash = createHash("sha256");
  const others = globSync(
    [
      "{*/,}package.json",
      "package-lock.json",
      ".dependency-cruiser.cjs",
      "scripts/import-law/*.cjs",
    ],
    {
      cwd: root,
    },
  );
  for (const path of others.toSorted()) hash.update(readFileSync(join(root, path)));
  return hash.digest("hex").slice(0, 12);
}
