import { keepAttributes } from "./keep-attributes.ts";

/** Synonyms, to readers and to the editor alike. */
const SAME_AS: Readonly<Record<string, string>> = { b: "strong", i: "em" };
/** Inline elements. */
const INLINE =
  /^(em|strong|b|i|u|s|del|ins|mark|small|sub|sup|code|kbd|samp|var|abbr|cite|q|dfn|time|a|span)$/;
/** They group rows and say nothing else. */
const TRANSPARENT = /^(thead|tbody)$/;

/** The end of any element. */
const END = "</>";

/**
 * A canonical list of an HTML text's pieces, without irrelevant differences: spaces between blocks, and the
 * nesting order of marks. Two texts with the same list look the same.
 */
export function listMarkup(root: Element): string[] {
  const pieces: string[] = [];
  let text = "";
  let textMarks = "";

  function endText(): void {
    if (text !== "") pieces.push(`${textMarks}|${text}`);
    text = "";
  }

  function add(piece: string, marks: readonly string[]): void {
    const key = [...new Set(marks)].toSorted().join(" ");
    if (key !== textMarks) endText();
    textMarks = key;
    text += piece;
  }

  function walk(parent: Element, marks: readonly string[], isCode: boolean): void {
    for (const node of parent.childNodes) {
      if (node.nodeName === "#text") addText(node.textContent ?? "", marks, isCode);
      else if (node.nodeType === 1) walkElement(node as Element, marks, isCode);
    }
  }

  function addText(value: string, marks: readonly string[], isCode: boolean): void {
    if (isCode) return add(value, marks);
    const spaced = value.replace(/[ \t\r\n\f]+/g, " ");
    const atStart = text === "" ? endsBlock(pieces.at(-1)) : text.endsWith(" ");
    const piece = atStart ? spaced.trimStart() : spaced;
    if (piece !== "") add(piece, marks);
  }

  function walkElement(element: Element, marks: readonly string[], isCode: boolean): void {
    const tag = SAME_AS[element.localName] ?? element.localName;
    const name = `${tag}${attributesOf(element)}`;
    if (INLINE.test(tag) && !(tag === "code" && isCode)) {
      // An empty element may still be a link target or a counter.
      if (!element.hasChildNodes() && keepAttributes(element)) {
        endText();
        pieces.push(`<${name}/>`);
      }
      return walk(element, [...marks, name], isCode);
    }
    // The code element of a code block is implied.
    const isImplied = TRANSPARENT.test(tag) || (tag === "code" && isCode);
    if (tag === "img" || tag === "br") return add(`<${name}>`, marks);
    if (isImplied) return walk(element, marks, isCode);
    trimText();
    endText();
    pieces.push(`<${name}>`);
    walk(element, marks, isCode || tag === "pre");
    if (tag !== "pre") trimText();
    endText();
    pieces.push(END);
  }

  function trimText(): void {
    text = text.trimEnd();
  }

  walk(root, [], false);
  trimText();
  endText();
  return pieces;
}

/**
 * Markup of the first list that the second lacks, each kind once; empty if both say the same. Texts are named
 * only if no tag is lost: without the tag around it, a text joins its neighbours, which is no loss.
 */
export function findLostMarkup(before: readonly string[], after: readonly string[]): string[] {
  if (before.join("\n") === after.join("\n")) return [];
  const rest = new Map<string, number>();
  for (const piece of after) rest.set(piece, (rest.get(piece) ?? 0) + 1);
  const lost = new Set<string>();
  for (const piece of before) {
    const left = rest.get(piece) ?? 0;
    if (left === 0) lost.add(nameOf(piece));
    rest.set(piece, left - 1);
  }
  const names = [...lost].filter((name) => name !== END);
  const tags = names.filter((name) => name.startsWith("<"));
  if (tags.length > 0) return tags;
  return names.length > 0 ? names : ["…"];
}

/** A piece as shown to the author: the tag, or the beginning of the text. */
function nameOf(piece: string): string {
  const text = piece.startsWith("<") ? piece : piece.slice(piece.indexOf("|") + 1);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

function attributesOf(element: Element): string {
  const ofCode = element.localName === "pre" ? element.querySelector(":scope > code") : null;
  return [...element.attributes, ...(ofCode?.attributes ?? [])]
    .filter(({ name, value }) => !isImplied(name, value))
    .map(({ name, value }) => ` ${name}="${value}"`)
    .toSorted()
    .join("");
}

function isImplied(name: string, value: string): boolean {
  const byDefault = name === "colspan" || name === "rowspan" || name === "start";
  return (byDefault && value === "1") || (name === "class" && value === "");
}

function endsBlock(piece: string | undefined): boolean {
  return piece === undefined || piece.startsWith("<") || piece.endsWith(" ");
}
