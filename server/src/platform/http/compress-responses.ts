import { constants } from "node:zlib";

import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** Bytes below which compressing saves nothing. */
const THRESHOLD = 2_048;
/**
 * Bytes up to which a response is compressed in one call, within a millisecond: a stream through
 * other threads takes four times the processor time, and memory until the client has read it.
 */
const AT_ONCE = 256 * 1_024;
/** Of 128 kB, which few responses exceed: memory is taken for each stream under way. */
const WINDOW_BITS = 17;
/** Takes as long as zstd's level; one more takes twice as long to save a tenth. */
const BROTLI_QUALITY = 1;
const ZSTD_LEVEL = 3;

/** Compresses responses in the cheapest way that their client reads. */
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
    // Read by zstd as well.
    zlibOptions: {
      params: {
        [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL,
        [constants.ZSTD_c_windowLog]: WINDOW_BITS,
      },
    } as object,
    encodings: ["zstd", "br", "gzip", "deflate"],
  });
}
