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
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    const stream = await entry.open();
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) return "too large";
      chunks.push(chunk);
    }
  } catch {
    return "unreadable";
  }
  const bytes = Buffer.concat(chunks, size);
  return entry.checksum === null || crc32(bytes) === entry.checksum ? bytes : "unreadable";
}
