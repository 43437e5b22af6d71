import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parseHTML } from "linkedom";
import { describe, expect, it } from "vitest";

import { cleanPasted } from "./clean-pasted.ts";
import { findLostMarkup, listMarkup } from "./list-markup.ts";
import { readText } from "./read-text.ts";
import { wrapBareText } from "./wrap-bare-text.ts";
import { writeText } from "./write-text.ts";

const { document } = parseHTML("<!doctype html><html><body></body></html>") as unknown as {
  document: Document;
};

function parse(html: string): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
}

/** Through the editor and back. */
const passThrough = (html: string) => writeText(readText(parse(html)), document);
function lost(html: string): string[] {
  const before = parse(html);
  wrapBareText(before);
  return findLostMarkup(listMarkup(before), listMarkup(passThrough(html)));
}

const root = join(import.meta.dirname, "../../../../..");
/** The demo's courses, and real ones if they are next to the checkout. */
const courses = [
  "demo/first-steps",
  "demo/primeros-pasos",
  "../shared/courses/iot-for-beginners",
  "../shared/courses/desarrollo-web",
].filter((folder) => existsSync(join(root, folder, "course.json")));

describe("a text in the editor", () => {
  it.each(courses)(
    "keeps all that the paragraphs of %s say",
    (folder) => {
      const paragraphs = [
        ...readFileSync(join(root, folder, "course.json"), "utf8").matchAll(
          /"paragraph": ("(?:[^"\\]|\\.)*")/g,
        ),
      ].map(([, text]) => JSON.parse(text ?? '""') as string);
      expect(paragraphs.length).toBeGreaterThan(0);
      for (const html of paragraphs) expect(lost(html), html).toEqual([]);
    },
    60_000,
  );

  it.each([
    `<p id="x" lang="es">a <b>b</b><i>c</i> <strong>d <code>e</code></strong></p>`,
    `<p><a href="https://example.org"><code>x</code></a> <a href="files/a.pdf">y</a></p>`,
    `<p>H<sub>2</sub>O <kbd>Ctrl</kbd> <del datetime="2026-01-01">d</del> <abbr title="t">a</abbr></p>`,
    `<p><span data-toggle="tooltip" title="t">q</span></p>`,
    `<details open><summary>S</summary>plain<p>x</p></details>`,
    `<dl><dt>a</dt><dd>b</dd></dl>`,
    `<figure><img src="files/a.png" alt="x" width="3"><figcaption>c</figcaption></figure>`,
    `<table><caption>C &amp; D</caption><thead><tr><th></th><th align="right">b</th></tr></thead><tbody><tr><td colspan="2">c<br>d</td></tr></tbody></table>`,
    `<ol start="3" type="a"><li value="4">x<ul><li>y</li></ul></li><li><pre><code>z</code></pre></li></ol>`,
    `<pre><code class="language-JavaScript">a  b\n\n  c</code></pre>`,
    `<blockquote cite="https://example.org">q<p>r</p></blockquote><hr>`,
    `<figure data-align="right"><img src="files/a.png" alt="x" width="240"></figure><figure>a<pre><code>b</code></pre></figure>`,
    `<p>So <code class="language-math">a &lt; \\frac{b}{c}</code> and <code class="language-math" id="eq">x</code>.</p>`,
    `<pre id="eq"><code class="language-math">\\begin{pmatrix}\n  1 &amp; 2\n\\end{pmatrix}</code></pre>`,
    `<div data-callout="warning" id="w">plain<p>x</p><ul><li>y</li></ul></div><div data-callout="tip"><p>z</p></div>`,
    `<p><u>a</u><sub>b</sub><sup>c <em>d</em></sup></p>`,
    `<div class="circle" data-value="3"></div>`,
    `<ul data-type="taskList"><li data-checked="true">a</li></ul>`,
    `bare <em>text</em>`,
    "",
  ])("keeps %s", (html) => {
    expect(lost(html)).toEqual([]);
  });

  it.each([
    [
      `<table><caption>C <em>d</em></caption><tbody><tr><td>1</td></tr></tbody></table>`,
      "<caption>",
    ],
    [
      `<table><colgroup><col span="2"></colgroup><tbody><tr><td>1</td></tr></tbody></table>`,
      "<colgroup>",
    ],
    [`<p>a<span class="counter" data-to="5"></span></p>`, `<span class="counter" data-to="5"/>`],
    [`<pre><code>a <em>b</em></code></pre>`, "b"],
  ])("tells that %s does not survive", (html, what) => {
    expect(lost(html)).toContain(what);
  });

  it("names lost tags as they were written, without the texts that stay or a closing tag", () => {
    expect(lost(`<p>a <font color="red">red</font> b</p>`)).toEqual([`<font color="red">`]);
    expect(lost(`<p>a</p><form><p>b</p></form>`)).toEqual(["<form>"]);
  });

  it("writes list items and cells as they were read, with or without paragraphs", () => {
    const html = `<ul><li>a</li><li><p>b</p></li></ul><table><tbody><tr><td>c</td></tr></tbody></table>`;
    expect(passThrough(html).innerHTML).toBe(html);
  });
});

it("puts text outside of any block into paragraphs, and leaves nothing as nothing", () => {
  expect(passThrough("bare <em>text</em><ul><li>a</li></ul>").innerHTML).toBe(
    "<p>bare <em>text</em></p><ul><li>a</li></ul>",
  );
  expect(passThrough("").innerHTML).toBe("");
});

describe("cleanPasted", () => {
  const clean = (html: string) => {
    const pasted = parse(html);
    cleanPasted(pasted);
    return writeText(readText(pasted), document).innerHTML;
  };

  it("makes lists of Word's paragraphs", () => {
    const item = (level: number, marker: string, text: string) =>
      `<p class="MsoListParagraph" style="margin-left:36pt;mso-list:l0 level${level} lfo1"><!--[if !supportLists]--><span style="mso-list:Ignore">${marker}<span>&nbsp;</span></span><!--[endif]-->${text}<o:p></o:p></p>`;
    expect(
      clean(
        `<p class="MsoNormal">Before<o:p></o:p></p>${item(1, "·", "one")}${item(2, "a.", "deep")}${item(1, "·", "two")}<p class="MsoNormal"><o:p>&nbsp;</o:p></p>`,
      ),
    ).toBe("<p>Before</p><ul><li>one<ol><li>deep</li></ol></li><li>two</li></ul>");
  });

  it("removes Google's wrapper, styles and redirects", () => {
    expect(
      clean(
        `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt">Title</span></h1><p dir="ltr" style="line-height:1.38"><span style="color:#000">a </span><a href="https://www.google.com/url?q=https://example.org/x&amp;sa=D"><span>b</span></a></p></b><br class="Apple-interchange-newline">`,
      ),
    ).toBe(`<h2>Title</h2><p>a <a href="https://example.org/x">b</a></p>`);
  });

  it("leaves out pictures that only the other program has", () => {
    expect(clean(`<p>a<img src="file:///C:/x.png"><img src="https://example.org/y.png"></p>`)).toBe(
      `<p>a<img src="https://example.org/y.png"></p>`,
    );
  });
});
