import { openPicture } from "./open-picture.ts";
import { readXmlRoot } from "./read-xml-root.ts";
import { recogniseType } from "./recognise-type.ts";

/** What a file is, judged by its bytes alone. */
export interface RecognisedFile {
  mediaType: string;
  /** Pixels as shown, with camera rotation applied; null for anything but a readable image. */
  width: number | null;
  height: number | null;
}

/** Documents that are zip files, recognised by their entries; by extension. */
export const OFFICE = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  odt: "application/vnd.oasis.opendocument.text",
  odp: "application/vnd.oasis.opendocument.presentation",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
} as const;
const OFFICE_TYPES: ReadonlySet<string> = new Set(Object.values(OFFICE));
/** Stored and served as opaque bytes. */
const UNKNOWN = "application/octet-stream";
const IMAGES = new Set([
  "image/png",
  "image/jpeg",
  "image/gif",
  "image/webp",
  "image/avif",
  "image/svg+xml",
]);
/** Media types that file-type names differently. */
const OTHER_NAMES: Record<string, string> = {
  "video/x-m4v": "video/mp4",
  "audio/x-m4a": "audio/mp4",
};

/**
 * Recognises a file by its content. HTML and other text that a browser could run is never
 * recognised as such: it stays `application/octet-stream`.
 */
export async function recogniseFile(bytes: Uint8Array): Promise<RecognisedFile> {
  const mediaType = await recogniseMediaType(bytes);
  const size = IMAGES.has(mediaType) ? await measureImage(bytes) : null;
  return { mediaType, width: size?.width ?? null, height: size?.height ?? null };
}

/** The media type of a file by its content; for videos and sound, its beginning suffices. */
export async function recogniseMediaType(bytes: Uint8Array): Promise<string> {
  const found = await recogniseType(bytes).catch(() => undefined);
  if (found?.ext === "cfb") return isWordDocument(bytes) ? "application/msword" : UNKNOWN;
  if (!found || found.ext === "xml" || isUtf16(bytes)) {
    const root = readXmlRoot(bytes);
    if (root === null) return UNKNOWN;
    return root === "svg" ? "image/svg+xml" : "application/xml";
  }
  if (isZip(bytes)) return OFFICE_TYPES.has(found.mime) ? found.mime : "application/zip";
  // A codec may follow the type.
  const [type = found.mime] = found.mime.split(";");
  return OTHER_NAMES[type] ?? type;
}

/** Has a UTF-16 byte order mark, which file-type mistakes for audio. */
function isUtf16(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

/**
 * The old Office container also holds sheets, slides and installers; only documents have this stream.
 */
function isWordDocument(bytes: Uint8Array): boolean {
  return Buffer.from(bytes).includes(Buffer.from("WordDocument", "utf16le"));
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

async function measureImage(bytes: Uint8Array): Promise<{ width: number; height: number } | null> {
  try {
    const { autoOrient } = await (await openPicture(bytes)).metadata();
    return autoOrient.width > 0 && autoOrient.height > 0 ? autoOrient : null;
  } catch {
    return null;
  }
}
