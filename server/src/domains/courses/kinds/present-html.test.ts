import { expect, it } from "vitest";

import type { ContentFile } from "./content-file.ts";
import { presentHtml } from "./present-html.ts";

const file = (name: string, size: Partial<ContentFile> = {}): ContentFile => ({
  name,
  use: "inline",
  storageKey: "k",
  mediaType: "x",
  size: 1,
  width: null,
  height: null,
  picture: null,
  ...size,
});
const addressOf = (name: string) => `/f/7/${encodeURIComponent(name)}`;
const present = (html: string, ...files: ContentFile[]) => presentHtml({ html, files, addressOf });
/** A picture with copies of these widths. */
const photo = (width: number, widths: readonly [name: number, pixels: number][]) =>
  file("a.jpg", {
    storageKey: "0123456789abcdef",
    width,
    height: width / 2,
    picture: {
      variants: widths.flatMap(([name, pixels]) =>
        (["avif", "webp"] as const).map((format) => ({ width: name, pixels, format, size: 1 })),
      ),
      color: null,
      isAnimated: false,
      reason: widths.length > 0 ? null : "no-smaller",
    },
  });
const srcsetOf = (html: string) =>
  /srcset="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&").split(", ");

it("gives pictures their address and size", () => {
  expect(
    present(
      '<img src="files/R&amp;D%20a.png" alt="">',
      file("R&D a.png", { width: 30, height: 20 }),
    ),
  ).toBe(
    '<img src="/f/7/R%26D%20a.png" loading="lazy" decoding="async" width="30" height="20" alt="">',
  );
});

it("gives links to the course's files their address, in the same window", () => {
  expect(present('<a href="files/plan.pdf#page=2">x</a>', file("plan.pdf"))).toBe(
    '<a href="/f/7/plan.pdf#page=2">x</a>',
  );
});

it("opens other sites in a new tab", () => {
  expect(present('<a href="https://example.org/?a=1&amp;b">x</a> <a href="#goal">y</a>')).toBe(
    '<a target="_blank" rel="noopener noreferrer" href="https://example.org/?a=1&amp;b">x</a> ' +
      '<a href="#goal">y</a>',
  );
});

it("leaves alone what is not among the section's inline files", () => {
  const html = '<img src="files/gone.png"><img src="https://example.org/a.png">';
  expect(present(html, file("gone.png", { use: "attachment" }))).toBe(html);
});

it.each([
  [3_000, [480, 960, 1440], ["480w", "960w", "1440w"]],
  [960, [480, 960], ["480w", "960w"]],
])("offers the copies of a picture of %d pixels", (width, widths, expected) => {
  const copies = widths.map((pixels): [number, number] => [pixels, pixels]);
  const html = present('<img src="files/a.jpg" alt="">', photo(width, copies));
  expect(srcsetOf(html)?.map((copy) => copy.split(" ")[1])).toEqual(expected);
  expect(srcsetOf(html)?.[0]).toBe("/f/7/a.jpg?width=480&v=0123456789 480w");
  expect(html).toMatch(/ sizes="[^"]+"/);
});

it("offers the file itself beside copies that are narrower than the text", () => {
  const html = present('<img src="files/a.jpg">', photo(1_200, [[480, 480]]));
  expect(srcsetOf(html)).toEqual(["/f/7/a.jpg?width=480&v=0123456789 480w", "/f/7/a.jpg 1200w"]);
});

it("offers nothing where nothing was made", () => {
  for (const none of [photo(800, []), { ...photo(800, []), picture: null }]) {
    expect(present('<img src="files/a.jpg">', none)).toBe(
      '<img src="/f/7/a.jpg" loading="lazy" decoding="async" width="800" height="400">',
    );
  }
});

it("draws a picture as wide as its author says, and never wider than it is", () => {
  const draw = (attributes: string) =>
    present(`<img src="files/a.jpg" alt="x" ${attributes}>`, photo(1_000, [[480, 480]]));
  expect(draw('width="300" height="77"')).toContain(' width="300" height="150" alt="x"');
  expect(draw('width="300"')).toContain('sizes="min(300px, 100vw - 2.5rem)"');
  for (const ignored of ['width="4000"', 'width="50%"', 'width="0"', 'height="9"']) {
    expect(draw(ignored)).toContain(' width="1000" height="500" alt="x"');
  }
});

it("fetches first only the first picture, near the beginning of a page's first text", () => {
  const two = '<p>Hi</p><img src="files/a.jpg"><img src="files/a.jpg">';
  const urgent = (html: string) =>
    presentHtml({ html, files: [photo(900, [])], addressOf, isFirst: true }).match(
      /fetchpriority="high"|loading="lazy"/g,
    );
  expect(urgent(two)).toEqual(['fetchpriority="high"', 'loading="lazy"']);
  expect(urgent(`<p>${"word ".repeat(400)}</p>${two}`)).toEqual([
    'loading="lazy"',
    'loading="lazy"',
  ]);
});

it("keeps what else the author wrote, escaped", () => {
  expect(
    present(
      '<img src="files/a.jpg#top" alt="&quot;&lt;b&gt;" title="a &amp; b" lang="es">',
      file("a.jpg"),
    ),
  ).toBe(
    '<img src="/f/7/a.jpg#top" loading="lazy" decoding="async" alt="&quot;&lt;b&gt;" title="a &amp; b" lang="es">',
  );
});

it("lets a picture whose figure says where it is be as wide as a phone, and as its file at most", () => {
  const image = '<img src="files/a.jpg" alt="" width="300">';
  const picture = photo(2000, [
    [640, 640],
    [1280, 1280],
  ]);
  const aligned = present(`<figure data-align="left">${image}</figure>${image}`, picture);
  const [first = "", second = ""] = aligned.split("</figure>");
  expect(first).toContain('sizes="(max-width: 40rem) calc(100vw - 2.5rem), 300px"');
  expect(first).toContain('width="300" height="150" style="max-width:min(100%,2000px)"');
  expect(second).toContain('sizes="min(300px, 100vw - 2.5rem)"');
  expect(second).not.toContain("style");
});
