import { describe, expect, it } from "vitest";

import { findFileReferences, referenceTo, replaceFileReferences } from "./file-references.ts";
import { sanitiseHtml } from "./sanitise-html.ts";

const HTML = sanitiseHtml(
  `<p><img alt=' src=' src="files/a%20b.png"> <a href='files/plan.pdf#page=2'>plan</a>
   <img src="files/R&amp;D&#39;s.png"> <img src="https://example.org/files/x.png"> src="files/no.png"
   <img src="files/a b.png"><a href="files/a%20b.png">large</a> <a href="files/100%.pdf">odd</a></p>`,
);

describe("findFileReferences", () => {
  it("names images and links once each, decoded", () => {
    expect(findFileReferences(HTML)).toEqual([
      { name: "a b.png", use: "image" },
      { name: "plan.pdf", use: "link" },
      { name: "R&D's.png", use: "image" },
      { name: "a b.png", use: "link" },
      { name: "100%.pdf", use: "link" },
    ]);
  });
});

describe("replaceFileReferences", () => {
  const to = (address: string) => () => ({ address });

  it("replaces the address and keeps query and fragment", () => {
    expect(
      replaceFileReferences('<a href="files/plan.pdf#page=2">x</a>', ({ name, use }) => ({
        address: `/${use}/7/${name}`,
      })),
    ).toBe('<a href="/link/7/plan.pdf#page=2">x</a>');
  });

  it("leaves everything else alone", () => {
    expect(replaceFileReferences(HTML, () => null)).toBe(HTML);
    expect(
      replaceFileReferences(HTML, ({ name }) => (name === "x.png" ? { address: "y" } : null)),
    ).toBe(HTML);
  });

  it("escapes what it puts in", () => {
    expect(replaceFileReferences('<img src="files/a">', to(`"><script>'&`))).toBe(
      '<img src="&quot;&gt;&lt;script&gt;&#39;&amp;">',
    );
  });

  it("writes references that are found again and that sanitising keeps", () => {
    const name = `R&D's "100%" #1 ü.png`;
    const html = replaceFileReferences('<img src="files/a">', to(referenceTo(name)));
    expect(sanitiseHtml(html)).toBe(html);
    expect(findFileReferences(html)).toEqual([{ name, use: "image" }]);
  });
});
