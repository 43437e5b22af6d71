import { sanitiseHtml } from "@paso/server/src/platform/html/sanitise-html.ts";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { expect, test } from "vitest";

import { makeScriptVectors } from "./script-vectors.ts";

type Node = DefaultTreeAdapterTypes.Node;

/** Elements that run or load scripts, or hide those that do. */
const LIVE =
  /^(script|style|iframe|frame|object|embed|link|meta|base|form|svg|math|template|noscript|textarea|title|xmp|plaintext|input|button|select|video|audio|source)$/;
const SAFE = new Set(["http:", "https:", "mailto:", "tel:"]);

/** Parts of a text that would run, as a browser parses it. */
function findLive(html: string): string[] {
  const live: string[] = [];
  const visit = (node: Node) => {
    if ("tagName" in node) {
      if (LIVE.test(node.tagName)) live.push(`<${node.tagName}>`);
      for (const { name, value } of node.attrs) {
        const isAddress = ["href", "src", "cite", "xlink:href", "srcset"].includes(name);
        if (/^on|^style$|^srcdoc$|action$/.test(name)) live.push(name);
        const protocol = URL.parse(value, "https://learn.example.org/a/")?.protocol ?? "https:";
        if (isAddress && !SAFE.has(protocol)) live.push(`${name}=${value}`);
      }
    }
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(parseFragment(html));
  return live;
}

test("there are thousands of them, and a browser would run most", () => {
  const vectors = makeScriptVectors();
  expect(vectors.length).toBeGreaterThan(4_000);
  expect(vectors.filter((vector) => findLive(vector).length > 0).length).toBeGreaterThan(3_500);
});

test("nothing of them is left to run, nor where two meet", () => {
  const vectors = makeScriptVectors();
  const texts = [
    ...vectors,
    ...vectors.map((vector, at) => vector + vectors[(at * 31) % vectors.length]!),
  ];
  const left = texts.filter((text) => findLive(sanitiseHtml(text)).length > 0);
  expect(left).toEqual([]);
});
