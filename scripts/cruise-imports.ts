import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";

import type { Import } from "./folder-cycles.ts";

const cruiserPath = resolve(
  import.meta.dirname,
  "../node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
);

/** Path of the rules. */
export const configPath = resolve(import.meta.dirname, "../.dependency-cruiser.cjs");

/** What dependency-cruiser reports, as far as we read it. */
export interface Cruise {
  summary: {
    totalCruised: number;
    violations: { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] }[];
    ruleSetUsed?: { forbidden?: { name?: string; comment?: string }[] };
  };
  modules: { source: string; dependencies: { resolved: string }[] }[];
}

/** Reads the imports of some folders below `root` and checks them against the import law. */
export async function cruiseImports(
  root: string,
  folders: readonly string[],
  options: readonly string[] = [],
): Promise<Cruise> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cruiserPath, "--config", configPath, "--output-type", "json", ...options, ...folders],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Cruise;
}

/** Tests may bypass a folder's entry points, and packages are not ours. */
const OUTSIDE = /\.test\.tsx?$|\/testing\/|node_modules\//;

/** All imports from file to file, those of types too. */
export function importsOfProduct({ modules }: Cruise): Import[] {
  return modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => !OUTSIDE.test(source) && !OUTSIDE.test(resolved))
      .map(({ resolved }) => ({ from: source, to: resolved })),
  );
}
