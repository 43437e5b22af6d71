/**
 * Decodes a file as spreadsheets write it: UTF-8 or UTF-16 with or without a byte order mark, or else
 * windows-1252, in which every byte is a character.
 */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(findEncoding(bytes)).decode(bytes);
}

/** Whether a file is text: those of Excel and LibreOffice, for one, have control characters from the start. */
export function isText(bytes: Uint8Array): boolean {
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  return !/[\u0001-\u0008\u000E-\u001F]/.test(decodeText(bytes.subarray(0, SAMPLE)));
}

/** Bytes sampled for zeros, which are every other byte of Latin text in UTF-16. */
const SAMPLE = 1_000;

function findEncoding(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, SAMPLE);
  const zerosAt = (parity: number) =>
    sample.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  if (zerosAt(1) > sample.length / 4) return "utf-16le";
  if (zerosAt(0) > sample.length / 4) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}
