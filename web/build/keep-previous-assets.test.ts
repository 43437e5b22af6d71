import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { removeOlderAssets } from "./keep-previous-assets.ts";

async function startFolder() {
  const dist = await mkdtemp(path.join(tmpdir(), "paso-assets-"));
  onTestFinished(() => rm(dist, { recursive: true }));
  const assets = path.join(dist, "assets");
  await mkdir(assets);
  const build = async (...names: string[]) => {
    for (const name of names) {
      for (const ending of ["", ".br", ".gz"])
        await writeFile(path.join(assets, name + ending), "");
    }
    await removeOlderAssets(dist, names);
    return (await readdir(assets)).toSorted();
  };
  return { build };
}

test("the assets of the previous build stay, those before it go", async () => {
  const { build } = await startFolder();
  await build("a-1.js", "b-1.js");
  const second = await build("a-2.js", "b-1.js");
  expect(second).toEqual(
    ["a-1.js", "a-2.js", "b-1.js"].flatMap((name) => [name, `${name}.br`, `${name}.gz`]),
  );
  const third = await build("a-3.js", "b-1.js");
  expect(third.filter((name) => name.endsWith(".js"))).toEqual(["a-2.js", "a-3.js", "b-1.js"]);
});

test("building the same again keeps what was before it", async () => {
  const { build } = await startFolder();
  await build("a-1.js");
  await build("a-2.js");
  const again = await build("a-2.js");
  expect(again).toContain("a-1.js");
});
