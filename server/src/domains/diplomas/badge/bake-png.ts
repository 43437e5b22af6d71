import { crc32 } from "node:zlib";

const SIGNATURE_SIZE = 8;
/** Length, type and checksum around a chunk's data. */
const AROUND = 12;
const KEYWORD = "openbadgecredential";

/** Puts a credential into a PNG that has none, as Open Badges 3.0 says: uncompressed, in an `iTXt` chunk. */
export function bakePng(png: Uint8Array, credential: string): Buffer {
  const bytes = Buffer.from(png);
  // After the first chunk, the header.
  const at = SIGNATURE_SIZE + AROUND + bytes.readUInt32BE(SIGNATURE_SIZE);
  // Neither compressed nor translated.
  const data = Buffer.concat([
    Buffer.from(`${KEYWORD}\0\0\0\0\0`, "latin1"),
    Buffer.from(credential),
  ]);
  return Buffer.concat([bytes.subarray(0, at), chunk("iTXt", data), bytes.subarray(at)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}
