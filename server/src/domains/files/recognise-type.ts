import type { FileTypeResult } from "file-type";

/** What bytes are by their signature; the library comes with the first file. */
export async function recogniseType(bytes: Uint8Array): Promise<FileTypeResult | undefined> {
  const { fileTypeFromBuffer } = await import("file-type");
  return fileTypeFromBuffer(bytes);
}
