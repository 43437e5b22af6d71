import { constants } from "node:zlib";

import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** Bytes below which compressing saves nothing. */
const THRESHOLD = 2_048;
/**
 * Responses up to this many bytes are compressed synchronously, within a millisecond: streaming through
 * the thread pool takes four times the CPU time, and memory until the client has read it.
 */
const AT_ONCE = 256 * 1_024;
/** A window of 128 kB, which few responses exceed: each open stream allocates it. */
const WINDOW_BITS = 17;
/** One level more takes twice as long to save a tenth. */
const BROTLI_QUALITY = 1;
/** Two levels more take one and a half times as long to save a twentieth. */
const ZSTD_LEVEL = 1;

/** Compresses responses with the cheapest encoding that the client accepts. */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: THRESHOLD,
    syncThreshold: AT_ONCE,
    brotliOptions: {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      },
    },
    // Also used for zstd.
    zlibOptions: {
      params: {
        [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL,
        [constants.ZSTD_c_windowLog]: WINDOW_BITS,
      },
    } as object,
    encodings: ["zstd", "br", "gzip", "deflate"],
  });
}
