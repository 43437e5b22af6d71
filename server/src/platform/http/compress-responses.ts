import { constants } from "node:zlib";

import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** Bytes below which compressing saves nothing. */
const THRESHOLD = 2_048;
/** Of 128 kB, which few responses exceed: memory is taken for each response under way. */
const WINDOW_BITS = 17;
const BROTLI_QUALITY = 4;

/** Compresses responses in the way that their client likes best. */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: THRESHOLD,
    brotliOptions: {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      },
    },
    // Every browser reads one of these, and what zstd takes of memory cannot be bounded.
    encodings: ["br", "gzip", "deflate"],
  });
}
