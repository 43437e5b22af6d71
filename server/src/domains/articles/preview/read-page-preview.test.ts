import { describe, expect, test } from "vitest";

import { readPagePreview } from "./read-page-preview.ts";

const URL_OF_PAGE = new URL("https://example.org/a/page");
const read = (html: string | Buffer, charset = "utf-8") =>
  readPagePreview({ url: URL_OF_PAGE, charset, body: Buffer.from(html) });
const meta = (properties: Record<string, string>) =>
  Object.entries(properties)
    .map(([name, content]) => `<meta property="${name}" content="${content}">`)
    .join("");

describe("what a page says of itself", () => {
  test("is read from Open Graph's properties", async () => {
    const head = meta({
      "og:title": "Sand &amp; clay",
      "og:description": "Of\n  soils",
      "og:site_name": "Example",
      "og:image": "/picture.png?a=1&amp;b=2",
    });
    expect(await read(`<html><head><title>No</title>${head}</head><body>`)).toEqual({
      title: "Sand & clay",
      text: "Of soils",
      site: "Example",
      picture: new URL("https://example.org/picture.png?a=1&b=2"),
    });
  });

  test("is its title and description else", async () => {
    const html = `<title> Sand
      &lt;b&gt; </title><meta name="description" content="Of soils">`;
    expect(await read(html)).toEqual({
      title: "Sand <b>",
      text: "Of soils",
      site: "",
      picture: null,
    });
  });

  test("is nothing without a title, and nothing that stands in the body", async () => {
    expect(await read("<p>Hello")).toBeNull();
    expect(
      await read(`<body>${meta({ "og:title": "Late" })}<svg><title>Drawing</title></svg>`),
    ).toBeNull();
  });

  test("the first of several counts", async () => {
    const html = `<title>One</title>${meta({ "og:image": "/1.png" })}${meta({ "og:image": "/2.png" })}<title>Two</title>`;
    expect(await read(html)).toMatchObject({
      title: "One",
      picture: new URL("https://example.org/1.png"),
    });
  });

  test.each(["javascript:alert(1)", "data:image/png;base64,AAAA", "http://["])(
    "has no picture at %s",
    async (address) => {
      const html = meta({ "og:title": "Sand", "og:image": address });
      expect((await read(html))?.picture).toBeNull();
    },
  );

  test("is shortened between words, and keeps nothing that cannot be stored", async () => {
    const title = `a\0b ${"word ".repeat(200)}`;
    const found = await read(meta({ "og:title": title }));
    expect(found?.title.length).toBeLessThanOrEqual(200);
    expect(found?.title).toMatch(/^a b word .* word …$/);
  });

  test.each([
    ["as the server says", "<title>a\u00f1o</title>", "latin1", "iso-8859-1"],
    ["as the page says", '<meta charset="iso-8859-1"><title>a\u00f1o</title>', "latin1", ""],
    ["as UTF-8 where no one says", "<title>a\u00f1o</title>", "utf8", ""],
    ["as UTF-8 where nobody knows the name", "<title>a\u00f1o</title>", "utf8", "klingon"],
  ] as const)("is decoded %s", async (_, html, encoding, charset) => {
    expect((await read(Buffer.from(html, encoding), charset))?.title).toBe("a\u00f1o");
  });
});
