import { readFileSync } from "node:fs";
import { join } from "node:path";

import { parseHTML } from "linkedom";
import { describe, expect, it } from "vitest";

import { decodeText } from "../people-table/decode-text.ts";
import { cleanPasted } from "../rich-text/clean-pasted.ts";
import { readPastedPictures } from "../rich-text/clipboard-pictures.ts";
import { readText } from "../rich-text/read-text.ts";
import { writeText } from "../rich-text/write-text.ts";
import { clipboardToText } from "./clipboard-to-text.ts";
import { readLesson } from "./read/read-lesson.ts";

const folder = join(import.meta.dirname, "clipboards");
const bytesOf = (name: string) => readFileSync(join(folder, name));
const textOf = (name: string) => bytesOf(name).toString("utf8");
const missing = (name: string) => `[Picture missing: ${name}]`;
const { document } = parseHTML("<!doctype html><html><body></body></html>");

/** The body of copied HTML, with the pictures that came with it. */
function open(name: string, rtf = ""): HTMLElement {
  const html = textOf(name).replace(/<style\b[\s\S]*?<\/style>/gi, "");
  const root = document.createElement("div");
  root.innerHTML = /<body[^>]*>([\s\S]*)<\/body>/i.exec(html)?.[1] ?? html;
  readPastedPictures(root, rtf);
  return root;
}

function lessonOf(text: string, pictures?: ReadonlyMap<string, string>) {
  const options = { trueFalse: { yes: "", no: "" }, ...(pictures && { pictures }) };
  return readLesson(text, options).map(({ kind, html, video, question, options, leftOver }) => ({
    kind,
    says: (html || video || question).replace(/data:image\/png;base64,iVBORw0KGgo[\w+/=]+/, "DATA"),
    options: options.map(
      ({ text, isRight, reason }) => `${isRight ? "*" : "-"}${text}${reason && ` # ${reason}`}`,
    ),
    leftOver: leftOver.map(({ text }) => text),
  }));
}

const QUESTION = {
  kind: "radio-validated",
  says: "What colour are they in autumn?",
  options: ["-Blue", "*Red"],
  leftOver: [],
};
const TEXT = "<p>Water is H<sub>2</sub>O, <u>and</u> <strong>light</strong> does the rest.";

describe("a lesson copied", () => {
  it.each<[string, string, string]>([
    ["word.html", "word.rtf", `${TEXT}</p><p><img src="DATA" alt="A red leaf"></p>`],
    ["word.html", "", `${TEXT}</p><p>[Picture missing: A red leaf]</p>`],
    [
      "google-docs.html",
      "",
      `${TEXT} See <a href="https://example.org/leaves">more</a>.</p><p>[Picture missing: ]</p>`,
    ],
    ["libreoffice.html", "", `${TEXT}</p><p><img src="DATA" alt="A red leaf"></p>`],
  ])("from %s, with %s beside it, becomes sections", (name, beside, text) => {
    const root = open(name, beside && textOf(beside));
    const { text: lesson, pictures } = clipboardToText(root, { missing });
    expect(lessonOf(lesson, pictures), lesson).toEqual([
      { kind: "paragraph", says: `<h2>Leaves</h2>${text}`, options: [], leftOver: [] },
      QUESTION,
    ]);
  });

  it("from a web page keeps what is text and leaves its scripts", () => {
    const { text } = clipboardToText(open("web-page.html"), { missing });
    expect(lessonOf(text)).toEqual([
      {
        kind: "paragraph",
        says: `<h2>Leaves</h2>${TEXT}[1]</p><p><img src="https://example.org/leaf.png" alt="A red leaf"></p><p>In October</p>`,
        options: [],
        leftOver: [],
      },
    ]);
  });

  it("as plain text", () => {
    expect(lessonOf(textOf("plain.txt"))).toEqual([
      { kind: "paragraph", says: "<p>Leaves are green.</p>", options: [], leftOver: [] },
      { kind: "video", says: "https://youtu.be/dQw4w9WgXcQ", options: [], leftOver: [] },
      { ...QUESTION, options: ["-Blue", "*Red # The green goes first."] },
      { kind: "textarea", says: "What did you see outside?", options: [], leftOver: [] },
    ]);
  });

  it.each(["gift.gift", "gift-bom.gift", "gift-windows-1252.gift", "gift-utf-16.gift"])(
    "from %s",
    (name) => {
      expect(lessonOf(decodeText(bytesOf(name)))).toEqual([
        { kind: "none", says: "", options: [], leftOver: ["// question: 12  name: Otoño"] },
        {
          kind: "radio-validated",
          says: "¿Qué color tienen en otoño?",
          options: ["*Rojo # El verde se va primero.", "-Azul"],
          leftOver: ["Otoño"],
        },
      ]);
    },
  );
});

describe("pasted into a text", () => {
  const paste = (name: string, rtf = "") => {
    const root = open(name, rtf);
    cleanPasted(root, { missing });
    // `writeText` leaves out pictures that are still uploading.
    for (const image of root.querySelectorAll('img[src^="data:"]'))
      image.setAttribute("src", "files/a.png");
    const written = writeText(readText(root), document);
    const image = written.querySelector("img");
    const source = image && `${image.getAttribute("src")}: ${image.getAttribute("alt")}`;
    return { html: written.innerHTML.replaceAll(/\s+/g, " "), source };
  };

  it.each([
    ["word.html", "word.rtf", "files/a.png: A red leaf"],
    ["word.html", "", "[Picture missing: A red leaf]"],
    ["google-docs.html", "", "[Picture missing: ]"],
    ["libreoffice.html", "", "files/a.png: A red leaf"],
    ["web-page.html", "", "https://example.org/leaf.png: A red leaf"],
  ])(
    "%s with %s beside it brings its picture, or names it in its place",
    (name, beside, picture) => {
      const { html, source } = paste(name, beside && textOf(beside));
      expect(html).toContain("<h2>Leaves</h2>");
      if (picture.startsWith("[")) expect(html).toContain(picture);
      else expect(source).toBe(picture);
      expect(html).not.toMatch(/file:|googleusercontent/);
    },
  );
});

it("pictures of an RTF whose number differs are left: nobody knows which is which", () => {
  const root = open("word.html");
  root.querySelector("img")?.after(root.querySelector("img")?.cloneNode() ?? "");
  readPastedPictures(root, textOf("word.rtf"));
  expect(
    [...root.querySelectorAll("img")].every((image) =>
      image.getAttribute("src")?.startsWith("file:"),
    ),
  ).toBe(true);
});
