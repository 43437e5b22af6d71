import { globSync } from "node:fs";
import { dirname } from "node:path";

const TEST = /\.test\.tsx?$/;
/** What tests of all domains share: what tests it there takes minutes. */
const SHARED = "server/src/testing";

/**
 * The tests that changed, and those in the folders of changed sources. What imports them from
 * elsewhere is left out: for a file at the bottom that is nearly everything.
 * @param changed paths from `root`; files that were deleted as well
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
