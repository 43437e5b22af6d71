import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const compressors = {
  // Blocks as large as the files: smaller output for more memory, which a build has.
  br: (content: Buffer) =>
    brotli(content, {
      params: { [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS },
    }),
  gz: promisify(gzip),
};

/** Also writes every built text file as `.br` and `.gz`, so that the server need not compress. */
export function compressAssets(): Plugin {
  return {
    name: "paso-compress-assets",
    apply: "build",
    async writeBundle({ dir = "dist" }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|svg)$/.test(name));
      await Promise.all(texts.map((name) => compress(path.join(dir, name))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  for (const [ending, compressor] of Object.entries(compressors)) {
    await writeFile(`${file}.${ending}`, await compressor(content));
  }
}
