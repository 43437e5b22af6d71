import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const SERVER = join(ROOT, "server");
/** The folders of what is bundled, and of what bundles it. */
const SOURCES = ["server/src", "server/build", "contract/src"];

/**
 * The file to run: the bundled program, or the sources where it is missing and cannot be written.
 * @returns {string} its path
 */
export function findProgram() {
  try {
    return bundleProgram();
  } catch (error) {
    console.error(`Paso runs from its sources, which takes longer to start: ${error.message}`);
    return join(SERVER, "src/cli/paso.ts");
  }
}

/**
 * The program in a few files of JavaScript, which starts twice as fast as the sources and takes 30 MB less
 * memory; written first if the sources are newer.
 * @returns {string} its path
 * @throws {Error} if it cannot be written, as to a read-only file system
 */
export function bundleProgram() {
  const folder = join(SERVER, "dist", stampSources());
  const program = join(folder, "paso.js");
  if (existsSync(program)) return program;
  const writer = join(SERVER, "build/write-bundle.ts");
  const { stderr } = spawnSync(process.execPath, [writer, folder], { encoding: "utf8" });
  if (!existsSync(program)) throw new Error(stderr.trim());
  return program;
}

/** Part of a SHA-256 over names and bytes of the sources, and over the versions of packages. */
function stampSources() {
  const hash = createHash("sha256");
  for (const file of [...SOURCES.flatMap(findSources), join(ROOT, "package-lock.json")])
    hash.update(`${relative(ROOT, file)}\0`).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

function findSources(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
}
