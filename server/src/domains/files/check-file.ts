import type { FileLimits } from "../../platform/context.ts";
import type { FieldMessage } from "../../platform/errors/domain-error.ts";
import { checkCaptions, LARGEST_CAPTIONS } from "./check-captions.ts";
import { disguisedAs, MEDIA, UNPLAYABLE } from "./check-media.ts";
import { cleanDrawing } from "./clean-drawing.ts";
import { extensionOf } from "./clean-file-name.ts";
import { countDrawnElements } from "./count-drawn-elements.ts";
import { decodeXml } from "./read-xml-root.ts";
import { OFFICE, recogniseFile, type RecognisedFile } from "./recognise-file.ts";

/**
 * How a section uses a file: offered for download, shown in its text, played, shown with what is
 * played, or linked from it.
 */
export type FileUse = "attachment" | "image" | "video" | "captions" | "link";

/** Media types that a file with each extension may have. */
const DOCUMENTS: Record<string, readonly string[]> = {
  ".zip": ["application/zip", ...Object.values(OFFICE)],
  ".pdf": ["application/pdf"],
  ".doc": ["application/msword"],
  ".docx": [OFFICE.docx],
  ".pptx": [OFFICE.pptx],
  ".xlsx": [OFFICE.xlsx],
  ".odt": [OFFICE.odt],
  ".odp": [OFFICE.odp],
  ".ods": [OFFICE.ods],
  ".xml": ["application/xml", "image/svg+xml"],
};
const PHOTOS: Record<string, readonly string[]> = {
  ".png": ["image/png"],
  ".jpg": ["image/jpeg"],
  ".jpeg": ["image/jpeg"],
  ".gif": ["image/gif"],
  ".webp": ["image/webp"],
};
const IMAGES: Record<string, readonly string[]> = {
  ...PHOTOS,
  ".svg": ["image/svg+xml"],
  ".avif": ["image/avif"],
};
const CAPTIONS: Record<string, readonly string[]> = { ".vtt": ["text/vtt"] };
const ACCEPTED: Record<FileUse, Record<string, readonly string[]>> = {
  attachment: { ...DOCUMENTS, ...PHOTOS },
  image: IMAGES,
  video: MEDIA,
  captions: CAPTIONS,
  link: { ...DOCUMENTS, ...IMAGES, ...MEDIA },
};
const UNACCEPTED = {
  attachment:
    "Only zip, pdf, doc, docx, pptx, xlsx, odt, odp, ods, xml, png, jpg, gif and webp files can be attached.",
  image: "Only png, jpg, gif, webp, svg and avif images can be shown.",
  video: UNPLAYABLE,
  captions: "Captions are a WebVTT file, with the ending .vtt.",
  link: "Only documents, images and videos can be linked.",
} as const satisfies Record<FileUse, string>;

/** Maximum number of elements that a browser can draw without keeping its user waiting. */
const MOST_DRAWN = 200_000;

/**
 * Maximum bytes of a file for a use.
 * @param fileLimits the site's limits
 */
export function largestFile(use: FileUse, fileLimits: FileLimits): number {
  const { document, picture, video } = fileLimits;
  const most = { attachment: document, image: picture, video, captions: LARGEST_CAPTIONS };
  // A text may link to a film.
  return use === "link" ? Math.max(document, video) : most[use];
}

/**
 * Why a file cannot be used this way, by its extension, content and size; null if it can. Refuses
 * a page disguised as a document.
 */
export async function checkFile(
  file: { name: string; bytes: Uint8Array },
  use: FileUse,
  fileLimits: FileLimits,
): Promise<FieldMessage | null> {
  const extension = extensionOf(file.name);
  const allowed = ACCEPTED[use][extension];
  if (!allowed) return UNACCEPTED[use];
  if (file.bytes.length === 0) return "This file is empty.";
  const maxBytes = largestFile(use, fileLimits);
  if (file.bytes.length > maxBytes) {
    const size = Math.floor(maxBytes / 1024 ** 2);
    return { message: "This file is larger than {size} MB.", values: { size } };
  }
  if (use === "captions") return checkCaptions(file.bytes);
  const found = await recogniseFile(file.bytes);
  if (!allowed.includes(found.mediaType) || isUnreadableImage(found)) {
    return disguisedAs(extension);
  }
  return found.mediaType === "image/svg+xml" ? checkDrawing(decodeXml(file.bytes) ?? "") : null;
}

function checkDrawing(source: string): FieldMessage | null {
  const { text, active } = cleanDrawing(source);
  if (active) return "This drawing holds a script or an entity. Save it as a plain SVG.";
  if (countDrawnElements(text) > MOST_DRAWN) {
    return "This drawing repeats its parts too often to be shown. Simplify it, or save it as a PNG.";
  }
  return null;
}

function isUnreadableImage(found: RecognisedFile): boolean {
  return found.mediaType.startsWith("image/") && found.width === null;
}
