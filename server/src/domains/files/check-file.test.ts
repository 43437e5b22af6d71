import { describe, expect, it } from "vitest";

import {
  DOC,
  docx,
  HTML,
  MP4,
  OFFICE_KINDS,
  officeFile,
  PDF,
  picture,
  SVG,
  WEBM,
  XLS,
  XML,
  zipOf,
} from "../../testing/sample-files.ts";
import { checkFile, type FileUse } from "./check-file.ts";

const check = (name: string, bytes: Uint8Array, use: FileUse = "attachment") =>
  checkFile({ name, bytes }, use, {
    document: 25 * 1024 ** 2,
    picture: 25 * 1024 ** 2,
    video: 25 * 1024 ** 2,
  });
const disguised = (kind: string) => ({
  message: "The content of this file is not {kind}, whatever its name says.",
  values: { kind: kind.toUpperCase() },
});

describe("attachments", () => {
  it("are zip, pdf, doc, docx and xml, in any case of the extension", async () => {
    expect(await check("a.zip", await zipOf({ "a.txt": "a" }))).toBeNull();
    expect(await check("a.zip", await docx())).toBeNull();
    expect(await check("a.PDF", PDF)).toBeNull();
    expect(await check("a.doc", DOC)).toBeNull();
    expect(await check("a.docx", await docx())).toBeNull();
    expect(await check("a.xml", XML)).toBeNull();
    expect(
      await check("a.xml", Buffer.from("\uFEFF<!-- note --><plan a='1'/>\n<!-- end -->")),
    ).toBeNull();
    expect(await check("a.xml", Buffer.from("\uFEFF<plan></plan>", "utf16le"))).toBeNull();
  });

  it.each(["a.exe", "a.html", "a.pdf.exe", "a", ".pdf", "a.svg", "a.pptm", "a.mp4", "a.pdf "])(
    "are not %j",
    async (name) => {
      expect(await check(name, PDF)).toBe(
        "Only zip, pdf, doc, docx, pptx, xlsx, odt, odp, ods, xml, png, jpg, gif and webp files can be attached.",
      );
    },
  );

  it("are refused when the content is not what the name says", async () => {
    expect(await check("a.pdf", HTML)).toEqual(disguised("pdf"));
    expect(await check("a.xml", HTML)).toEqual(disguised("xml"));
    expect(await check("a.xml", Buffer.from("<?xml version='1.0'?><html></html>"))).toEqual(
      disguised("xml"),
    );
    expect(await check("a.xml", Buffer.from("<script>alert(1)</script>"))).toEqual(
      disguised("xml"),
    );
    expect(await check("a.xml", Buffer.from("<plan>not closed"))).toEqual(disguised("xml"));
    expect(await check("a.xml", Buffer.from("no mark-up"))).toEqual(disguised("xml"));
    expect(await check("a.zip", PDF)).toEqual(disguised("zip"));
    expect(await check("a.docx", await zipOf({ "a.txt": "a" }))).toEqual(disguised("docx"));
    expect(await check("a.doc", XLS)).toEqual(disguised("doc"));
    expect(await check("a.doc", await docx())).toEqual(disguised("doc"));
    expect(await check("a.pdf", await picture("png"))).toEqual(disguised("pdf"));
  });

  it("are sheets, slides and texts of Office and LibreOffice, each by what is in it", async () => {
    for (const kind of OFFICE_KINDS) {
      const bytes = await officeFile(kind);
      expect(await check(`a.${kind}`, bytes)).toBeNull();
      expect(await check("a.zip", bytes)).toBeNull();
      expect(await check(`a.${kind}`, await docx())).toEqual(disguised(kind));
      expect(await check(`a.${kind}`, HTML)).toEqual(disguised(kind));
    }
    expect(await check("a.docx", await officeFile("xlsx"))).toEqual(disguised("docx"));
  });

  it("are pictures, unless they are damaged", async () => {
    for (const format of ["png", "jpeg", "gif", "webp"] as const) {
      expect(await check(`a.${format}`, await picture(format))).toBeNull();
    }
    expect(await check("a.jpg", await picture("jpeg"))).toBeNull();
    expect(await check("a.png", HTML)).toEqual(disguised("png"));
    expect(await check("a.png", (await picture("png")).subarray(0, 20))).toEqual(disguised("png"));
  });

  it("have some content, and no more than allowed", async () => {
    expect(await check("a.pdf", Buffer.alloc(0))).toBe("This file is empty.");
    const large = { name: "a.pdf", bytes: Buffer.concat([PDF, Buffer.alloc(1024 ** 2)]) };
    expect(
      await checkFile(large, "attachment", {
        document: 1024 ** 2,
        picture: 0,
        video: 25 * 1024 ** 2,
      }),
    ).toEqual({
      message: "This file is larger than {size} MB.",
      values: { size: 1 },
    });
  });
});

describe("images", () => {
  it("are png, jpg, gif, webp, svg and avif", async () => {
    for (const format of ["png", "jpeg", "gif", "webp", "avif"] as const) {
      expect(await check(`a.${format}`, await picture(format), "image")).toBeNull();
    }
    expect(await check("a.jpg", await picture("jpeg"), "image")).toBeNull();
    expect(await check("a.svg", SVG, "image")).toBeNull();
  });

  it("are refused when damaged, disguised or of another kind", async () => {
    expect(await check("a.png", (await picture("png")).subarray(0, 20), "image")).toEqual(
      disguised("png"),
    );
    expect(await check("a.png", await picture("jpeg"), "image")).toEqual(disguised("png"));
    expect(await check("a.svg", HTML, "image")).toEqual(disguised("svg"));
    expect(await check("a.pdf", PDF, "image")).toBe(
      "Only png, jpg, gif, webp, svg and avif images can be shown.",
    );
  });

  it.each([
    "<script>alert(1)</script>",
    "<svg:script href='x'/>",
    "<rect onload='alert(1)'/>",
    "<a href='javascript:alert(1)'/>",
    "<foreignObject><body/></foreignObject>",
  ])("are no drawings with %s in them", async (part) => {
    const drawing = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg" width="9" height="9">${part}</svg>`,
    );
    expect(await check("a.svg", drawing, "image")).toBe(
      "This drawing holds a script or an entity. Save it as a plain SVG.",
    );
  });

  it("are no drawings whose parts repeat each other without an end", async () => {
    const part = `<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>`;
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${part}</svg>`;
    expect(await check("a.svg", Buffer.from(drawing), "image")).toMatch(/repeats its parts/);
  });
});

describe("videos", () => {
  it("are mp4 and webm", async () => {
    expect(await check("a.mp4", MP4, "video")).toBeNull();
    expect(await check("a.webm", WEBM, "video")).toBeNull();
    expect(await check("a.mp4", WEBM, "video")).toEqual(disguised("mp4"));
    expect(await check("a.mov", MP4, "video")).toBe(
      "Only mp4 and webm videos, and sound as mp3, m4a or ogg, can be played.",
    );
  });
});
