import type { FileLimits } from "../../platform/context.ts";
import type { FieldMessage } from "../../platform/errors/domain-error.ts";
import { cleanDrawing } from "./clean-drawing.ts";
import { extensionOf } from "./clean-file-name.ts";
import { countDrawnElements } from "./count-drawn-elements.ts";
import { decodeXml } from "./read-xml-root.ts";
import { OFFICE, recogniseFile, type RecognisedFile } from "./recognise-file.ts";

/**
 * How a section uses a file: offered for download, shown in its text, played, or linked from it.
 */
export type FileUse = "attachment" | "image" | "video" | "link";

/** Media types a file of each extension may turn out to be. */
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
const VIDEOS: Record<string, readonly string[]> = {
  ".mp4": ["video/mp4"],
  ".webm": ["video/webm"],
};
const ACCEPTED: Record<FileUse, Record<string, readonly string[]>> = {
  attachment: { ...DOCUMENTS, ...PHOTOS },
  image: IMAGES,
  video: VIDEOS,
  link: { ...DOCUMENTS, ...IMAGES, ...VIDEOS },
};
const UNACCEPTED = {
  attachment:
    "Only zip, pdf, doc, docx, pptx, xlsx, odt, odp, ods, xml, png, jpg, gif and webp files can be attached.",
  image: "Only png, jpg, gif, webp, svg and avif images can be shown.",
  video: "Only mp4 and webm videos can be played.",
  link: "Only documents, images and videos can be linked.",
} as const satisfies Record<FileUse, string>;

/** Elements that a browser draws without keeping its user waiting. */
const MOST_DRAWN = 200_000;
/** Most bytes of a film, and of what a text links to, which may be a film. */
const LARGEST_FILM = 250 * 1024 ** 2;

/**
 * Most bytes of a file for a use.
 * @param fileLimits what the site grants documents and pictures
 */
export function largestFile(use: FileUse, fileLimits: FileLimits): number {
  if (use === "image") return fileLimits.picture;
  return use === "attachment" ? fileLimits.document : Math.max(LARGEST_FILM, fileLimits.document);
}

/**
 * Why a file cannot be used this way, by its extension, content and size; null when it can. Refuses
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
  const found = await recogniseFile(file.bytes);
  if (!allowed.includes(found.mediaType) || isUnreadableImage(found)) {
    const kind = extension.slice(1);
    return { message: "This is not a {kind} file, whatever its name says.", values: { kind } };
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
