import { rewriteAttributes, visitAttributes, type WrittenAttribute } from "./rewrite-attributes.ts";

/** How stored HTML refers to an attached file: `src="files/NAME"` or `href="files/NAME"`. */
const FOLDER = "files/";

export interface FileReference {
  name: string;
  /** Shown inline, or only linked to. */
  use: "image" | "link";
}

/** The files that HTML refers to, in order, each name once for each use. */
export function findFileReferences(html: string): FileReference[] {
  if (!html.includes(FOLDER)) return [];
  const found = new Map<string, FileReference>();
  visitAttributes(html, (attribute) => {
    const reference = referenceOf(attribute);
    if (reference) found.set(`${reference.use} ${reference.name}`, reference);
  });
  return [...found.values()];
}

/** The new address of a reference. */
export interface Replacement {
  address: string;
}

/**
 * HTML with new addresses for its files; their queries and fragments are preserved.
 * @param replace returns the replacement of a reference; null leaves it as it is
 */
export function replaceFileReferences(
  html: string,
  replace: (reference: FileReference) => Replacement | null,
): string {
  if (!html.includes(FOLDER)) return html;
  return rewriteAttributes(html, (attribute) => {
    const reference = referenceOf(attribute);
    const replacement = reference && replace(reference);
    if (!replacement) return null;
    const address = escapeAttribute(replacement.address + splitAddress(attribute.value).rest);
    return `${attribute.name}="${address}"`;
  });
}

/** The canonical reference to a file from HTML. */
export function referenceTo(name: string): string {
  return `${FOLDER}${encodeURIComponent(name)}`;
}

/** The attached file that an address refers to, with its query or fragment; null for other addresses. */
export function readReference(address: string): { name: string; rest: string } | null {
  if (!address.startsWith(FOLDER)) return null;
  const { path, rest } = splitAddress(address);
  return { name: decodeName(path.slice(FOLDER.length)), rest };
}

function referenceOf({ tag, name, value }: WrittenAttribute): FileReference | null {
  const use = tag === "img" && name === "src" ? "image" : tag === "a" && name === "href" && "link";
  const reference = readReference(value);
  return use && reference ? { name: reference.name, use } : null;
}

/** Separates the path from the query or fragment, such as the page of a PDF. */
function splitAddress(address: string): { path: string; rest: string } {
  const end = address.search(/[?#]/);
  return end === -1
    ? { path: address, rest: "" }
    : { path: address.slice(0, end), rest: address.slice(end) };
}

function decodeName(path: string): string {
  try {
    return decodeURIComponent(path).normalize("NFC");
  } catch {
    return path.normalize("NFC");
  }
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
