/** How stored HTML refers to an attached file: `src="files/NAME"` or `href="files/NAME"`. */
const REFERENCE = /<(img src|a href)="files\/([^"]*)"/g;

export interface FileReference {
  name: string;
  /** Shown in the text, or only linked to. */
  use: "image" | "link";
}

/** The files that canonical HTML refers to, in order, each name once for each use. */
export function findFileReferences(html: string): FileReference[] {
  const found = new Map<string, FileReference>();
  for (const [, tag = "", address = ""] of html.matchAll(REFERENCE)) {
    const reference = { name: splitAddress(address).name, use: useOf(tag) };
    found.set(`${reference.use} ${reference.name}`, reference);
  }
  return [...found.values()];
}

/** What a reference becomes: its new address, and attributes to put before the existing ones. */
export interface Replacement {
  address: string;
  attributes?: string;
}

/**
 * Canonical HTML with other addresses for its files.
 * @param replace what becomes of a reference; null leaves it as it is
 */
export function replaceFileReferences(
  html: string,
  replace: (reference: FileReference) => Replacement | null,
): string {
  return html.replaceAll(REFERENCE, (whole, tag: string, written: string) => {
    const { name, rest } = splitAddress(written);
    const replacement = replace({ name, use: useOf(tag) });
    if (!replacement) return whole;
    const { address, attributes } = replacement;
    return `<${tag}="${escapeAttribute(address)}${rest}"${attributes ? ` ${attributes}` : ""}`;
  });
}

/** The canonical reference to a file from HTML. */
export function referenceTo(name: string): string {
  return `files/${encodeURIComponent(name)}`;
}

function useOf(tag: string): FileReference["use"] {
  return tag === "img src" ? "image" : "link";
}

/** Separates the name from a query or fragment, such as the page of a PDF. */
function splitAddress(address: string): { name: string; rest: string } {
  const end = address.search(/\?|#(?!\d+;|x[0-9a-f]+;)/i);
  const path = end === -1 ? address : address.slice(0, end);
  return { name: decodePath(path), rest: end === -1 ? "" : address.slice(end) };
}

function decodePath(path: string): string {
  const text = path
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
  try {
    return decodeURIComponent(text).normalize("NFC");
  } catch {
    return text.normalize("NFC");
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
