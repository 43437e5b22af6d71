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
  ...size,
});
const present = (html: string, ...files: ContentFile[]) =>
  presentHtml(html, files, (name) => `/f/7/${encodeURIComponent(name)}`);

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
