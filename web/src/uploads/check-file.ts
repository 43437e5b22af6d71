/** Extensions of files that a paragraph may offer for download. */
export const ATTACHED_EXTENSIONS = [
  ".zip",
  ".pdf",
  ".doc",
  ".docx",
  ".pptx",
  ".xlsx",
  ".odt",
  ".odp",
  ".ods",
  ".xml",
  ".png",
  ".jpg",
  ".jpeg",
  ".gif",
  ".webp",
];
/** Pictures that a text may show. */
const PICTURES = /\.(png|jpe?g|gif|webp|svg|avif)$/i;

/**
 * Why a file is not worth uploading, judged only by name and size; null if the server has to inspect its
 * content.
 * @param limit bytes
 */
export function checkAttachment(file: File, limit: number): "type" | "empty" | "size" | null {
  const extension = /\.[^.]+$/.exec(file.name)?.[0].toLowerCase() ?? "";
  if (!ATTACHED_EXTENSIONS.includes(extension)) return "type";
  return checkSize(file, limit);
}

/** The same for a picture; one from the clipboard is known by its media type. */
export function checkPicture(file: File, limit: number): "type" | "empty" | "size" | null {
  if (!PICTURES.test(file.name) && !file.type.startsWith("image/")) return "type";
  return checkSize(file, limit);
}

/** Extensions of media files, for the file dialog. */
export const MEDIA_EXTENSIONS = [".mp4", ".webm", ".mp3", ".m4a", ".ogg"];

/** The same for a video or audio file. */
export function checkMedia(file: File, limit: number): "type" | "empty" | "size" | null {
  const extension = /\.[^.]+$/.exec(file.name)?.[0].toLowerCase() ?? "";
  if (!MEDIA_EXTENSIONS.includes(extension)) return "type";
  return checkSize(file, limit);
}

function checkSize({ size }: File, limit: number): "empty" | "size" | null {
  if (size === 0) return "empty";
  return size > limit ? "size" : null;
}

/** A limit, formatted as in the server's message about exceeding it. */
export function megabytes(bytes: number): string {
  return `${Math.floor(bytes / 1024 ** 2)} MB`;
}
