import { readFile } from "node:fs/promises";

import subsetFont from "subset-font";

import type { FontFile } from "./font-files.ts";

/** In units of the OpenType axis `wght`. */
export type Weight = 400 | 700;

const made = new Map<string, Promise<Buffer>>();

/** A font of one weight with all characters of the file, for embedding in documents. Cached. */
export function staticFont(file: FontFile, weight: Weight): Promise<Buffer> {
  const key = `${weight} ${file.path}`;
  const known = made.get(key) ?? make(file, weight);
  made.set(key, known);
  return known;
}

async function make({ path, ranges }: FontFile, weight: Weight): Promise<Buffer> {
  const characters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  return subsetFont(await readFile(path), characters.join(""), {
    targetFormat: "truetype",
    variationAxes: { wght: weight },
  });
}
