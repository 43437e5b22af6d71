import { describe, expect, test } from "vitest";

import { cleanDrawing } from "./clean-drawing.ts";

const svg = (content: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${content}</svg>`;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg">';
const cleaned = (content: string) => {
  const { text } = cleanDrawing(svg(content));
  expect(text.startsWith(HEAD) && text.endsWith("</svg>")).toBe(true);
  return text.slice(HEAD.length, -"</svg>".length);
};

describe("a drawing keeps", () => {
  test.each([
    '<g id="a" fill="#62AEB2" transform="scale(2)"><path d="M0 0L1 1Z"></path></g>',
    '<defs><linearGradient id="g"><stop offset="0"></stop></linearGradient></defs><rect fill="url(#g)"></rect>',
    '<use href="#a"></use>',
    '<image href="data:image/png;base64,iVBORw0KGgo="></image>',
    "<style>.a{fill:url(#g)}</style>",
    "<text>a &lt; b &amp; c</text>",
    '<animate attributeName="opacity" from="0" to="1"></animate>',
  ])("%s", (content) => {
    expect(cleaned(content)).toBe(content);
    expect(cleanDrawing(svg(content)).active).toBe(false);
  });

  test("nothing but what it would keep again", () => {
    const once = cleanDrawing(svg("<g><!-- a --><b/><path d='M0 0'/></g>", " onload='x()'")).text;
    expect(cleanDrawing(once)).toEqual({ text: once, active: false });
  });

  test("elements of the older spelling with xlink and a prefix", () => {
    expect(cleaned('<use xlink:href="#a"/>')).toBe('<use href="#a"></use>');
  });
});

describe("a drawing loses, and is known for,", () => {
  test.each([
    ["<script>alert(1)</script>", ""],
    ["<svg:script href='x'/>", ""],
    ["<rect onload='alert(1)'/>", "<rect></rect>"],
    ["<rect oNLoad='alert(1)'/>", "<rect></rect>"],
    ["<a href='javascript:alert(1)'><path/></a>", ""],
    ["<a href='java&#115;cript:alert(1)'/>", ""],
    ["<a xlink:href=' java\tscript:alert(1)'/>", ""],
    ["<set attributeName='onmouseover' to='alert(1)'/>", ""],
    ["<animate attributeName='href' values='javascript:alert(1)'/>", ""],
    ["<animate attributeName='xlink:href' to='#a'/>", ""],
    ["<foreignObject><body/></foreignObject>", ""],
    ["<use href='data:text/html,<script/>'/>", "<use></use>"],
  ])("%s", (content, rest) => {
    expect(cleaned(content)).toBe(rest);
    expect(cleanDrawing(svg(content)).active).toBe(true);
  });

  test.each([
    '<!DOCTYPE svg [<!ENTITY x "y">]>',
    "<!DOCTYPE svg [<!ATTLIST svg onload CDATA 'alert(1)'>]>",
    '<!DOCTYPE svg [<!ENTITY % p SYSTEM "http://127.0.0.1/">%p;]>',
  ])("%s", (doctype) => {
    const { text, active } = cleanDrawing(`${doctype}${svg("<path/>")}`);
    expect([text, active]).toEqual([`${HEAD}<path></path></svg>`, true]);
  });
});

describe("a drawing loses", () => {
  test.each([
    ["<use href='data:image/svg+xml;base64,PHN2Zy8+#a'/>", "<use></use>"],
    ["<use href='https://example.org/a.svg#a'/>", "<use></use>"],
    ["<image href='https://example.org/a.png'/>", "<image></image>"],
    ["<image href='data:image/svg+xml;base64,PHN2Zy8+'/>", "<image></image>"],
    ["<rect fill='url(https://example.org/#a)'/>", "<rect></rect>"],
    ["<rect style='fill:u\\72l(https://example.org)'/>", "<rect></rect>"],
    ["<style>@import 'https://example.org/a.css';</style>", "<style></style>"],
    ["<style><![CDATA[a{background:url(//example.org)}]]></style>", "<style></style>"],
    ["<style>@im&#112;ort 'https://example.org/a.css';</style>", "<style></style>"],
    ["<style>@im<![CDATA[port]]> 'https://example.org/a.css';</style>", "<style></style>"],
    ["<style>@im<!-- -->port 'https://example.org/a.css';</style>", "<style></style>"],
    ["<style>@im<g>x</g>port 'https://example.org/a.css';</style>", "<style></style>"],
    ["<style>a{fill:u<style/>rl(https://example.org)}</style>", "<style></style>"],
    ["<style>svg{background:image-set('https://example.org/a.png' 1x)}</style>", "<style></style>"],
    [
      "<style>svg{background:-webkit-image-set('//example.org/a.png' 1x)}</style>",
      "<style></style>",
    ],
    ["<style>svg{background:image('a.png')}</style>", "<style></style>"],
    ["<rect style='mask:src(\"a.svg\")'/>", "<rect></rect>"],
    ["<rect style='mask:cross-fade(\"//example.org\",red)'/>", "<rect></rect>"],
    ["<rect xlink:style='fill:red' style='fill:blue'/>", '<rect style="fill:blue"></rect>'],
    ["<use href='#a' xlink:href='#b'/>", '<use href="#a"></use>'],
    ["<title>a&#0;b&#8;c&#xfffe;</title>", "<title>abc</title>"],
    ["<metadata><rdf:RDF/></metadata><sodipodi:namedview id='base'/>", ""],
    ["<?xml-stylesheet href='https://example.org/a.css'?><!-- note -->", ""],
    ["<text><iframe src='x'>in</iframe>after</text>", "<text>after</text>"],
  ])("%s", (content, rest) => {
    expect(cleaned(content)).toBe(rest);
  });

  test("nesting that no parser follows", () => {
    const deep = cleanDrawing(svg("<g>".repeat(5_000) + "</g>".repeat(5_000))).text;
    expect(deep.match(/<g>/g)?.length).toBeLessThanOrEqual(200);
  });
});
