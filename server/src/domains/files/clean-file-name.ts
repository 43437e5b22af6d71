/** Maximum length of a file name in bytes of UTF-8, as common file systems allow. */
const MAX_BYTES = 255;

/**
 * Characters that reorder or hide others, such as those that make `gpj.exe` look like `exe.jpg`.
 */
const INVISIBLE =
  /[\p{Cc}\p{Zl}\p{Zp}\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;
/** Reserved in comma-separated lists, URL paths or some file systems. */
const RESERVED = /[,/\\:*?"<>|]/g;

/**
 * A file name safe to store, list and download: no path, comma, control or direction character, at
 * most 255 bytes with its extension kept. A clean name is returned unchanged.
 */
export function cleanFileName(name: string): string {
  const lastPart = name.split(/[/\\]/).findLast((part) => part.trim() !== "") ?? "";
  const clean = lastPart
    .toWellFormed()
    .normalize("NFC")
    .replaceAll("\uFFFD", "")
    .replaceAll(INVISIBLE, "")
    .replaceAll(RESERVED, "-")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[. ]+|[. ]+$/g, "");
  return shorten(clean, MAX_BYTES) || "file";
}

/**
 * The name, with a number before its extension if it is taken. Names that differ only in case count
 * as taken: not every file system distinguishes them.
 * @param taken results of {@link fileNameKey}
 */
export function uniqueFileName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : numberedName(name, number);
    if (!taken.has(fileNameKey(candidate))) return candidate;
  }
}

/** Equal for names that are one file on a case-insensitive file system. */
export function fileNameKey(name: string): string {
  return name.normalize("NFC").toLowerCase();
}

/** `.pdf` of `Plan.PDF`; empty if there is none. */
export function extensionOf(name: string): string {
  return /[^.](\.[A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? "";
}

function numberedName(name: string, number: number): string {
  const extension = name.slice(name.length - extensionOf(name).length);
  const ending = `-${number}${extension}`;
  const stem = name.slice(0, name.length - extension.length);
  return cutBytes(stem, MAX_BYTES - Buffer.byteLength(ending)) + ending;
}

function shorten(name: string, bytes: number): string {
  if (Buffer.byteLength(name) <= bytes) return name;
  const extension = name.slice(name.length - extensionOf(name).length);
  const stem = name.slice(0, name.length - extension.length);
  return cutBytes(stem, bytes - Buffer.byteLength(extension)) + extension;
}

/** The longest prefix of whole characters that fits; never ends in a space or a dot. */
function cutBytes(text: string, bytes: number): string {
  let end = 0;
  let used = 0;
  for (const character of text) {
    used += Buffer.byteLength(character);
    if (used > bytes) break;
    end += character.length;
  }
  return text.slice(0, end).replace(/[. ]+$/, "");
}
