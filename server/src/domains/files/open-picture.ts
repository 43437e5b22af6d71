import type { Sharp, SharpOptions } from "sharp";

/**
 * Opens a picture or drawing to be measured or encoded. Loads the library lazily: it takes 30 MB,
 * which a process that only serves lessons never needs.
 */
export async function openPicture(bytes: Uint8Array, options?: SharpOptions): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  return sharp(bytes, options);
}
