import type { ReadOptions } from "./lesson-part.ts";

/** Marks without syntax of their own, written as HTML tags. */
export const INLINE_TAGS = "u|s|sub|sup|mark|small|kbd|del|ins";

/** Characters that begin syntax; a backslash escapes them. */
const ESCAPED = /^\\([*`#>=~\-+_])/;
/** In a text that is read literally, TeX formulas are written with two backslashes. */
const ESCAPED_EXACTLY = /^\\([!-/:-@[-`{-~])/;
const CODE = /^`([^`]+)`/;
const PICTURE = /^!\[((?:[^\]\\]|\\.)*)\]\(([^()\s]+)\)/;
const LINK = /^\[((?:[^[\]\\]|\\.)+)\]\(([^()\s]+)\)/;
const STRONG = /^\*\*(?=\S)((?:[^\\]|\\.)*?[^\s\\*]\*?)\*\*/;
const EMPHASIS =
  /^\*(?=[^\s*])((?:[^\\*]|\\.|\*\*(?=\S)(?:[^\\*]|\\.)+\*\*)*?(?:[^\s\\*]|\\.|\*\*))\*(?![\p{L}\d*])/u;
const TAG = new RegExp(`^<(${INLINE_TAGS})>(.*?)</\\1>`);
const ADDRESS = /^https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]*'»”]/;

/** Valid link targets; anything else stays text. */
const LEADS = /^(https?:\/\/|mailto:|tel:|#|files\/)/;

export function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign,
  );
}

/** Converts inline text, with its marks, links and pictures, to HTML. */
export function readInline(text: string, options: ReadOptions = {}): string {
  let html = "";
  let rest = text;
  let before = " ";
  while (rest !== "") {
    const [piece, length] = readPiece(rest, before, options);
    html += piece;
    before = rest[length - 1] ?? " ";
    rest = rest.slice(length);
  }
  return html;
}

/** The same text without its marks: questions and options are plain. */
export function readPlain(text: string, { isExact = false }: ReadOptions = {}): string {
  if (isExact) return text.replace(/\\([!-/:-@[-`{-~])/g, "$1");
  return text
    .replace(/\*\*(?=\S)(.*?\S)\*\*/g, "$1")
    .replace(new RegExp(`</?(?:${INLINE_TAGS})>`, "g"), "")
    .replace(/\\([*`#>=~\-+_])/g, "$1");
}

/** The HTML of the text's first token, and the token's length. */
function readPiece(rest: string, before: string, options: ReadOptions): [string, number] {
  const inner = (part: string) => readInline(part, options);
  const escaped = (options.isExact ? ESCAPED_EXACTLY : ESCAPED).exec(rest);
  if (escaped) return [escapeHtml(escaped[1] ?? ""), 2];
  const code = CODE.exec(rest);
  if (code) return [`<code>${escapeHtml(code[1] ?? "")}</code>`, code[0].length];
  const picture = PICTURE.exec(rest);
  if (picture) return [readPicture(picture, options), picture[0].length];
  const link = LINK.exec(rest);
  if (link && LEADS.test(link[2] ?? "")) {
    return [`<a href="${escapeHtml(link[2] ?? "")}">${inner(link[1] ?? "")}</a>`, link[0].length];
  }
  const strong = STRONG.exec(rest);
  if (strong) return [`<strong>${inner(strong[1] ?? "")}</strong>`, strong[0].length];
  // Not the asterisk of a product, as in 2*3*4.
  const emphasis = /[\p{L}\d]/u.test(before) ? null : EMPHASIS.exec(rest);
  if (emphasis) return [`<em>${inner(emphasis[1] ?? "")}</em>`, emphasis[0].length];
  const tag = TAG.exec(rest);
  if (tag) return [`<${tag[1]}>${inner(tag[2] ?? "")}</${tag[1]}>`, tag[0].length];
  const address = /[\p{L}\d]/u.test(before) ? null : ADDRESS.exec(rest);
  if (address) {
    const href = escapeHtml(address[0]);
    return [`<a href="${href}">${href}</a>`, address[0].length];
  }
  // Runs of letters at once; whole code points, not half surrogate pairs.
  const plain = /^[^\\`![*<h]+/.exec(rest)?.[0] ?? String.fromCodePoint(rest.codePointAt(0) ?? 0);
  return [escapeHtml(plain), plain.length];
}

function readPicture([, alt = "", source = ""]: RegExpExecArray, options: ReadOptions): string {
  const src = options.pictures?.get(source) ?? source;
  const plainAlt = readPlain(alt, { isExact: true });
  return `<img src="${escapeHtml(src)}" alt="${escapeHtml(plainAlt)}">`;
}
