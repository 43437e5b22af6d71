import { execFile } from "node:child_process";
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { afterEach, beforeEach, expect, test } from "vitest";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../../..");

/** An installation of the same sources and packages, which writes bundles of its own. */
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "paso-installation-"));
  await mkdir(join(folder, "server"));
  await mkdir(join(folder, "contract"));
  await cp(join(ROOT, "server/bin"), join(folder, "server/bin"), { recursive: true });
  await cp(join(ROOT, "package-lock.json"), join(folder, "package-lock.json"));
  for (const path of [
    "node_modules",
    "server/node_modules",
    "server/src",
    "server/build",
    "contract/src",
  ])
    await symlink(join(ROOT, path), join(folder, path));
});
afterEach(() => rm(folder, { recursive: true }));

const dist = () => join(folder, "server/dist");
const start = () => run(process.execPath, [join(folder, "server/bin/paso.js"), "--version"]);

test("the program is bundled at its first start, and again once its sources or packages are others", async () => {
  expect(await start()).toEqual({ stdout: "0.1.0\n", stderr: "" });
  const [first] = await readdir(dist());
  await start();
  expect(await readdir(dist())).toEqual([first]);
  await appendFile(join(folder, "package-lock.json"), "\n");
  expect(await start()).toEqual({ stdout: "0.1.0\n", stderr: "" });
  expect(await readdir(dist())).toHaveLength(2);
  expect(await readdir(dist())).toContain(first);
}, 60_000);

test("what it starts in threads and processes of their own is in the bundle", async () => {
  await start();
  const [name] = await readdir(dist());
  const files = await readdir(join(dist(), name!));
  const texts = await Promise.all(files.map((file) => readFile(join(dist(), name!, file), "utf8")));
  const started = texts.flatMap((text) => [...text.matchAll(/new URL\("\.\/([\w-]+\.js)"/g)]);
  const names = started.map(([, file]) => file!);
  expect(names).toContain("background-process.js");
  expect(names).toContain("write-xlsx-thread.js");
  expect(names.filter((file) => !files.includes(file))).toEqual([]);
  expect(texts.join("")).not.toMatch(/new URL\("[^"]*-(thread|task)\.ts"/);
}, 60_000);

test("where no bundle can be written, the sources run, and it says so", async () => {
  await writeFile(dist(), "in the way");
  const { stdout, stderr } = await start();
  expect(stdout).toBe("0.1.0\n");
  expect(stderr).toMatch(/^Paso runs from its sources, which takes longer to start: .*ENOTDIR/);
}, 60_000);
