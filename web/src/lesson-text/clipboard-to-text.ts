import { cleanPasted } from "../rich-text/clean-pasted.ts";
import { readOptionLine, readAnswerLine, readReasonLine } from "./read/lesson-lines.ts";
import { writeInline } from "./write/write-inline.ts";

/** Containers have no content of their own. */
const CONTAINERS =
  /^(div|section|article|main|header|footer|center|body|figure|details|td|th|tr|tbody|form|aside|nav)$/;
const BLOCKS = /^(p|h[1-6]|ul|ol|dl|dt|dd|pre|blockquote|table|hr|figcaption|summary|address)$/;

interface Taken {
  text: string;
  /** Pictures by their names in the text. */
  pictures: Map<string, string>;
}

export interface TextOptions {
  /** Placeholder for a picture that was not copied along. */
  missing: (name: string) => string;
  /** Number of the first picture; those of an earlier paste keep theirs. */
  firstPicture?: number;
}

/** Converts copied rich text to a text for `readLesson`. @param root is changed */
export function clipboardToText(
  root: HTMLElement,
  { missing, firstPicture = 1 }: TextOptions,
): Taken {
  const pictures = new Map<string, string>();
  keepMarkers(root);
  cleanPasted(root, { missing });
  const namePicture = (address: string) => {
    if (!address.startsWith("data:")) return address;
    const name = `picture-${firstPicture + pictures.size}`;
    pictures.set(name, address);
    return name;
  };
  const blocks: Block[] = [];
  collect(root, blocks, (node) => writeInline(node, { isExact: false, namePicture }));
  return { text: joinBlocks(blocks), pictures };
}

interface Block {
  text: string;
  /** A list item, or a line that may belong to a question. */
  isLine: boolean;
}

/** Word's own numbers and letters may be those of questions and options. */
function keepMarkers(root: HTMLElement): void {
  for (const paragraph of root.querySelectorAll<HTMLElement>("[style*='mso-list']")) {
    const style = paragraph.getAttribute("style") ?? "";
    if (!/mso-list:\s*Ignore/i.test(style)) paragraph.removeAttribute("style");
    else paragraph.replaceWith(`${paragraph.textContent?.trim() ?? ""} `);
  }
}

function collect(parent: Element, blocks: Block[], inline: (node: Node) => string): void {
  let run: Node[] = [];
  const endRun = () => {
    const holder = parent.ownerDocument.createElement("p");
    holder.append(...run.map((node) => node.cloneNode(true)));
    addText(blocks, inline(holder));
    run = [];
  };
  for (const node of parent.childNodes) {
    const tag = node.nodeName.toLowerCase();
    if (!CONTAINERS.test(tag) && !BLOCKS.test(tag)) {
      if (node.nodeType === 1 && holdsBlocks(node as Element)) {
        endRun();
        collect(node as Element, blocks, inline);
      } else run.push(node);
      continue;
    }
    endRun();
    addBlock(node as HTMLElement, tag, blocks, inline);
  }
  endRun();
}

/** Browsers nest blocks in spans and bold elements when copying. */
function holdsBlocks(element: Element): boolean {
  return element.querySelector("p, h1, h2, h3, ul, ol, table, div") !== null;
}

function addBlock(
  element: HTMLElement,
  tag: string,
  blocks: Block[],
  inline: (node: Node) => string,
): void {
  const heading = /^h([1-6])$/.exec(tag);
  const add = (text: string, isLine = false) => {
    if (text.trim() !== "") blocks.push({ text, isLine });
  };
  if (heading) {
    const text = inline(element).replaceAll(/\s+/g, " ").replaceAll("**", "").trim();
    add(text && `${"#".repeat(Number(heading[1]))} ${text}`);
  } else if (tag === "ul" || tag === "ol") addList(element, blocks, inline, "");
  else if (tag === "hr") add("***");
  else if (tag === "pre") add(`\`\`\`\n${element.textContent}\n\`\`\``);
  else if (tag === "blockquote") {
    const quoted: Block[] = [];
    collect(element, quoted, inline);
    add(joinBlocks(quoted).replaceAll(/^/gm, "> "));
  } else if (tag === "table" && element.querySelectorAll("td, th").length > 1)
    add(tableLine(element));
  else if (tag === "p") addText(blocks, inline(element));
  else collect(element, blocks, inline);
}

function addText(blocks: Block[], written: string): void {
  const lines = written.split("\n").map((line) => line.replaceAll("\u00a0", " ").trim());
  const text = lines.join("\n").replace(/^\n+|\n+$/g, "");
  if (text.trim() === "") return;
  const [first = ""] = lines;
  const isLine = [readOptionLine, readReasonLine, readAnswerLine].some(
    (read) => read(first) !== null,
  );
  blocks.push({ text, isLine });
}

function addList(
  list: HTMLElement,
  blocks: Block[],
  inline: (node: Node) => string,
  indent: string,
): void {
  // Programs that lose the letters number the options instead.
  const isChoice = indent !== "" || /\?["'»”)*\s]*$/.test(blocks.at(-1)?.text ?? "");
  let number = Number(list.getAttribute("start") ?? 1);
  for (const item of list.children) {
    if (/^[uo]l$/.test(item.localName)) {
      addList(item as HTMLElement, blocks, inline, `${indent}  `);
      continue;
    }
    const own = item.cloneNode(true) as HTMLElement;
    for (const nested of own.querySelectorAll("ul, ol")) nested.remove();
    const text = inline(own)
      .replaceAll(/\s*\n\s*/g, " ")
      .replaceAll("\u00a0", " ")
      .trim();
    if (text !== "")
      blocks.push({
        text: `${indent}${signOf(list, item, number++, isChoice)} ${text}`,
        isLine: true,
      });
    for (const nested of item.children) {
      if (/^[uo]l$/.test(nested.localName))
        addList(nested as HTMLElement, blocks, inline, `${indent}  `);
    }
  }
}

function signOf(list: Element, item: Element, number: number, isChoice: boolean): string {
  if (list.localName === "ul") return "-";
  const look = [item, list].map((one) => one.getAttribute("style") ?? "").join(";");
  const isLettered =
    /list-style-type:\s*(lower|upper)-(alpha|latin)/.test(look) ||
    /^a$/i.test(list.getAttribute("type") ?? "");
  return isLettered || (isChoice && !/decimal|roman/.test(look))
    ? `${String.fromCodePoint(96 + ((number - 1) % 26) + 1)})`
    : `${number}.`;
}

/** The text format has no tables: they stay HTML, without styles. */
function tableLine(table: HTMLElement): string {
  for (const element of [table, ...table.querySelectorAll("*")]) element.removeAttribute("style");
  for (const element of table.querySelectorAll("col, colgroup")) element.remove();
  return table.outerHTML.replaceAll(/\s*\n\s*/g, " ").trim();
}

/** A blank line between blocks, except within what may be a question with its options. */
function joinBlocks(blocks: readonly Block[]): string {
  let text = "";
  for (const [index, block] of blocks.entries()) {
    if (index > 0) text += block.isLine ? "\n" : "\n\n";
    text += block.text;
  }
  return text;
}
