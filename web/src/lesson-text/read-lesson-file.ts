import type mammothPackage from "mammoth";
import mammothAddress from "mammoth/mammoth.browser.min.js?url";

import { decodeText } from "../people-table/decode-text.ts";
import { readPastedPictures } from "../rich-text/clipboard-pictures.ts";
import { parseInert } from "../ui/trusted-html.ts";
import { clipboardToText, type TextOptions } from "./clipboard-to-text.ts";

type Mammoth = typeof mammothPackage;

/** Offered by the file dialog; a text file may have any extension. */
export const LESSON_FILES = [
  ".txt",
  ".md",
  ".docx",
  ".gift",
  ".html",
  ".htm",
  "text/plain",
  "text/markdown",
];
/** Bytes; a lesson with its pictures is far below it. */
const MOST_BYTES = 30 * 1024 ** 2;

type FileIssue = "type" | "size" | "broken";

interface ReadFile {
  text: string;
  pictures: Record<string, string>;
}

/** The text of a file, with its pictures by name; or why it cannot be read. */
export async function readLessonFile(
  file: File,
  options: TextOptions,
): Promise<ReadFile | FileIssue> {
  if (file.size > MOST_BYTES) return "size";
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    if (isZip(bytes)) return await readWord(bytes, options);
    if (!isText(bytes)) return "type";
    const text = decodeText(bytes);
    return /\.html?$/i.test(file.name) ? ofHtml(text, options) : { text, pictures: {} };
  } catch {
    return "broken";
  }
}

/** Word files are zip archives; mammoth cannot read any other archive. */
async function readWord(bytes: Uint8Array<ArrayBuffer>, options: TextOptions): Promise<ReadFile> {
  const mammoth = await loadMammoth();
  const { value } = await mammoth.convertToHtml(
    { arrayBuffer: bytes.buffer },
    { styleMap: ["u => u", "p[style-name='Title'] => h1:fresh"] },
  );
  return ofHtml(value, options);
}

/**
 * Loads the package's own browser bundle as it is: bundled with ours, a CommonJS package would enlarge every
 * page's runtime. It registers itself in the global scope.
 */
async function loadMammoth(): Promise<Mammoth> {
  await import(/* @vite-ignore */ mammothAddress);
  return (globalThis as unknown as { mammoth: Mammoth }).mammoth;
}

function ofHtml(html: string, options: TextOptions): ReadFile {
  const root = parseInert(html.replace(/<style\b[\s\S]*?<\/style>/gi, ""));
  readPastedPictures(root, "");
  const { text, pictures } = clipboardToText(root, options);
  return { text, pictures: Object.fromEntries(pictures) };
}

function isZip([first, second, third]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b && third === 0x03;
}

/** NUL occurs in no text but UTF-16, in which it is every second byte of Latin letters. */
function isText(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 4_000);
  const zeros = sample.filter((byte) => byte === 0).length;
  const isWide =
    /^(255,254|254,255)/.test(sample.subarray(0, 2).join(",")) || zeros > sample.length / 4;
  return zeros === 0 || isWide;
}
