import { globSync } from "node:fs";
import { dirname } from "node:path";

const TEST = /\.test\.tsx?$/;
/** Shared by tests of all domains: its own tests take minutes. */
const SHARED = "server/src/testing";

/**
 * The changed tests, and those in the folders of changed sources. Tests elsewhere that import them are left
 * out: for a low-level file that is nearly everything.
 * @param changed paths from `root`, including deleted files
 * @returns paths from `root`
 */
export function testsBeside(changed: readonly string[], root: string): string[] {
  const sources = changed.filter((path) => /\.tsx?$/.test(path));
  const folders = new Set(sources.map((path) => dirname(path)).filter((path) => path !== SHARED));
  const beside = globSync(
    [...folders].map((folder) => `${folder}/*.test.{ts,tsx}`),
    { cwd: root },
  );
  const own = globSync(
    sources.filter((path) => TEST.test(path)),
    { cwd: root },
  );
  return [...new Set([...beside, ...own])].filter((path) => !path.startsWith("e2e/")).toSorted();
}
