import { INLINE_TAGS } from "../read/read-inline.ts";

export interface InlineOptions {
  /** Escapes all syntax, so that reading it literally restores the same text. */
  isExact: boolean;
  /** Names a picture by a short word; without it, its address is used. */
  namePicture?: (address: string) => string;
}

const OWN_TAG = new RegExp(`^(?:${INLINE_TAGS})$`);
const SIGNS: Readonly<Record<string, string>> = { b: "**", strong: "**", i: "*", em: "*" };

/** Inline content, in the syntax that `read-inline.ts` understands. */
export function writeInline(parent: Node, options: InlineOptions): string {
  return [...parent.childNodes].map((node) => writeNode(node, options)).join("");
}

function writeNode(node: Node, options: InlineOptions): string {
  if (node.nodeType === 3) return writeText(node.textContent ?? "", options);
  if (node.nodeType !== 1) return "";
  const element = node as HTMLElement;
  const tag = element.localName;
  if (tag === "br") return "\n";
  if (tag === "img") return writePicture(element, options);
  const inner = writeInline(element, options);
  if (tag === "code" && element.childElementCount === 0) return `\`${element.textContent}\``;
  if (tag === "a") return writeLink(element.getAttribute("href") ?? "", inner, element);
  if (OWN_TAG.test(tag)) return around(inner, `<${tag}>`, `</${tag}>`);
  const sign = SIGNS[tag];
  if (sign !== undefined && isLook(element, tag)) return around(inner, sign, sign);
  return options.isExact ? inner : writeStyled(element, inner);
}

/** Google Docs uses a style to say that an element is not bold. */
function isLook(element: Element, tag: string): boolean {
  const style = element.getAttribute("style") ?? "";
  return !(tag === "b" && /font-weight:\s*(normal|400)/.test(style));
}

/** Formatting that other programs express only by styles. */
function writeStyled(element: Element, inner: string): string {
  const style = element.getAttribute("style") ?? "";
  let text = inner;
  if (/font-weight:\s*(bold|[6-9]00)/.test(style)) text = around(text, "**", "**");
  if (/font-style:\s*italic/.test(style)) text = around(text, "*", "*");
  if (/text-decoration[^;]*underline/.test(style) && !element.closest("a")) {
    text = around(text, "<u>", "</u>");
  }
  if (/vertical-align:\s*super/.test(style)) text = around(text, "<sup>", "</sup>");
  if (/vertical-align:\s*sub/.test(style)) text = around(text, "<sub>", "</sub>");
  return text;
}

/** Keeps surrounding spaces outside the markers, and splits them at line breaks. */
function around(text: string, open: string, close: string): string {
  return text
    .split("\n")
    .map((line) => {
      const [, before = "", inner = "", after = ""] = /^(\s*)(.*?)(\s*)$/.exec(line) ?? [];
      return inner === "" ? line : `${before}${open}${inner}${close}${after}`;
    })
    .join("\n");
}

function writeText(text: string, { isExact }: InlineOptions): string {
  const spaced = text.replace(/[ \t\r\n\f]+/g, " ");
  if (!isExact) return spaced;
  return spaced
    .replace(/[\\*`[\]<>]/g, String.raw`\$&`)
    .replace(/(https?):\/\//g, String.raw`$1:\/\/`);
}

function writeLink(href: string, inner: string, link: Element): string {
  if (href === "" || inner.trim() === "") return inner;
  if (href === link.textContent?.trim() && link.childElementCount === 0) return href;
  return `[${inner.replaceAll("\n", " ")}](${href.replaceAll("(", "%28").replaceAll(")", "%29")})`;
}

function writePicture(image: Element, { namePicture }: InlineOptions): string {
  const source = image.getAttribute("src") ?? "";
  const alt = (image.getAttribute("alt") ?? "").replace(/[\\[\]]/g, String.raw`\$&`);
  return `![${alt.replace(/\s+/g, " ")}](${namePicture?.(source) ?? source})`;
}
