import { expect, it } from "vitest";

import { rewriteVoidElements } from "./rewrite-elements.ts";

it("rewrites the elements of a name, and nothing else by a byte", () => {
  const html = `<p title='<img>'>a &amp; b<IMG SRC='1' ALT="&lt;"><br/><!-- <img> --><img
    src=2></p><img`;
  const seen: unknown[] = [];
  const rewritten = rewriteVoidElements(html, "img", ({ attributes, start }) => {
    seen.push([attributes, html.slice(start, start + 4)]);
    return seen.length === 1 ? "[one]" : null;
  });
  expect(seen).toEqual([
    [{ src: "1", alt: "<" }, "<IMG"],
    [{ src: "2" }, "<img"],
  ]);
  expect(rewritten).toBe(html.replace(/<IMG[^>]*>/, "[one]"));
});
