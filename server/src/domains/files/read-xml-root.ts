/** Maximum bytes of a prolog that are searched for the root element. */
const LONGEST_PROLOG = 64 * 1024;

/**
 * Name of an XML document's root element, without its prefix; null if the bytes are not XML. HTML is
 * refused, well-formed or not: nothing that a browser would render as a page is accepted.
 */
export function readXmlRoot(bytes: Uint8Array): string | null {
  const text = decodeXml(bytes)?.trim();
  if (!text) return null;
  const prolog = /^(?:\s|<\?[^>]*\?>|<!--[^]*?-->|<!DOCTYPE(?:[^[>]|\[[^\]]*\])*>)*/i;
  const [before = ""] = prolog.exec(text.slice(0, LONGEST_PROLOG)) ?? [];
  const rest = text.slice(before.length);
  const qualified = /^<([A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?)(?=[\s/>])/.exec(rest)?.[1];
  if (!qualified || !endsItsRoot(rest, qualified)) return null;
  const name = qualified.slice(qualified.indexOf(":") + 1);
  return HTML_ELEMENTS.has(name.toLowerCase()) ? null : name;
}

/** Elements by which browsers sniff HTML. */
const HTML_ELEMENTS = new Set(
  "html head body script iframe style table title font h1 p div a b br".split(" "),
);

/** Whether the last tag closes the root; comments may follow it. */
function endsItsRoot(text: string, root: string): boolean {
  let end = text;
  while (end.endsWith("-->")) end = end.slice(0, end.lastIndexOf("<!--")).trimEnd();
  const closing = /<\/([^\s<>]+)\s*>$/.exec(end.slice(-500))?.[1];
  return closing === root || /^<[^<>]*\/>$/.test(end);
}

/** The text of an XML document, by its byte order mark or declaration; null if it is not one. */
export function decodeXml(bytes: Uint8Array): string | null {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? "utf-16le"
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? "utf-16be"
        : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return encoding === "utf-8" && /^<\?xml[^>]+encoding=/.test(latin1(bytes.subarray(0, 200)))
      ? latin1(bytes)
      : null;
  }
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("latin1");
}
