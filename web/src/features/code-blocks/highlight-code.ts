import type { HLJSApi } from "highlight.js";
import core from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import c from "highlight.js/lib/languages/c";
import cpp from "highlight.js/lib/languages/cpp";
import css from "highlight.js/lib/languages/css";
import java from "highlight.js/lib/languages/java";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import powershell from "highlight.js/lib/languages/powershell";
import python from "highlight.js/lib/languages/python";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";

import { StretchEmitter } from "./stretch-emitter.ts";

const LANGUAGES = {
  bash,
  c,
  cpp,
  css,
  java,
  javascript,
  json,
  powershell,
  python,
  sql,
  typescript,
  xml,
  yaml,
};

/** Highlight colour by the first word of the highlight.js scope; see `code-blocks.css`. */
const COLOURS: Readonly<Record<string, string>> = {
  comment: "comment",
  quote: "comment",
  doctag: "comment",
  meta: "comment",
  keyword: "keyword",
  "selector-tag": "keyword",
  name: "keyword",
  string: "string",
  regexp: "string",
  char: "string",
  number: "number",
  literal: "number",
  symbol: "number",
  title: "title",
  attr: "title",
  attribute: "title",
  property: "title",
  section: "title",
  built_in: "title",
  type: "title",
  variable: "title",
};

let highlighter: HLJSApi | undefined;

/** Highlights code in the language its class names, without changing the DOM. */
export function highlightCode(code: Element): void {
  const [, named = ""] = /language-(\S+)/.exec(code.className) ?? [];
  const language = named.toLowerCase();
  highlighter ??= startHighlighter();
  if (!highlighter.getLanguage(language)) return;
  const { _emitter } = highlighter.highlight(code.textContent, { language, ignoreIllegals: true });
  const { stretches } = _emitter as StretchEmitter;
  const texts = new TextPositions(code);
  for (const { scope, start, end } of stretches) {
    const colour = COLOURS[scope.split(".")[0] ?? ""];
    if (colour) highlightOf(`code-${colour}`).add(texts.range(start, end));
  }
}

function startHighlighter(): HLJSApi {
  const own = core.newInstance();
  own.configure({ __emitter: StretchEmitter });
  for (const [name, language] of Object.entries(LANGUAGES)) own.registerLanguage(name, language);
  return own;
}

function highlightOf(name: string): Highlight {
  let highlight = CSS.highlights.get(name);
  if (!highlight) {
    highlight = new Highlight();
    CSS.highlights.set(name, highlight);
  }
  return highlight;
}

/** Finds text offsets within an element, in ascending order. */
class TextPositions {
  readonly #walker: TreeWalker;
  /** Characters before the current text. */
  #before = 0;

  constructor(root: Element) {
    this.#walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    this.#walker.nextNode();
  }

  range(start: number, end: number): StaticRange {
    const [startContainer, startOffset] = this.#find(start, false);
    const [endContainer, endOffset] = this.#find(end, true);
    return new StaticRange({ startContainer, startOffset, endContainer, endOffset });
  }

  /** An offset between two text nodes is the end of the first, or the start of the second. */
  #find(place: number, isEnd: boolean): [Node, number] {
    const text = this.#walker.currentNode as Text;
    const rest = place - this.#before;
    const isWithin = isEnd ? rest <= text.length : rest < text.length;
    if (isWithin || !this.#walker.nextNode()) return [text, Math.min(rest, text.length)];
    this.#before += text.length;
    return this.#find(place, isEnd);
  }
}
