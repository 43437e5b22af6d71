import type { FileTypeResult } from "file-type";

/** The type of bytes by their signature; the library is loaded lazily. */
export async function recogniseType(bytes: Uint8Array): Promise<FileTypeResult | undefined> {
  const { fileTypeFromBuffer } = await import("file-type");
  return fileTypeFromBuffer(bytes);
}
