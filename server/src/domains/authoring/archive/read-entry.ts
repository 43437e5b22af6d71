import { crc32 } from "node:zlib";

import type { RawEntry } from "./raw-entry.ts";

/**
 * Reads a file of an archive, never more than allowed whatever its size is said to be.
 * @returns the bytes; `"too large"`, or `"unreadable"` when packing, size or checksum are wrong
 */
export async function readEntry(
  entry: RawEntry,
  maxBytes: number,
): Promise<Buffer | "too large" | "unreadable"> {
  if (entry.size > maxBytes) return "too large";
  // Filled and summed up chunk by chunk: all at once, a film would hold the event loop.
  const bytes = Buffer.allocUnsafe(entry.size);
  let size = 0;
  let checksum = 0;
  try {
    const stream = await entry.open();
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (size + chunk.length > maxBytes) return "too large";
      if (size + chunk.length > entry.size) return "unreadable";
      chunk.copy(bytes, size);
      checksum = crc32(chunk, checksum);
      size += chunk.length;
    }
  } catch {
    return "unreadable";
  }
  if (entry.checksum !== null && entry.checksum !== checksum) return "unreadable";
  return bytes.subarray(0, size);
}
