import { buffer } from "node:stream/consumers";

import PdfDocument from "pdfkit";

import { setLine } from "../../../platform/pdf/text-line.ts";
import type { Book, BookBlock, BookOption } from "./book.ts";
import { PageFlow } from "./page-flow.ts";

const INK = "#1d2321";
const MUTED = "#5b6461";

const STYLES = {
  title: { size: 28, weight: 700, color: INK },
  chapter: { size: 22, weight: 700, color: INK },
  heading: { size: 15, weight: 700, color: INK },
  question: { size: 12, weight: 700, color: INK },
  text: { size: 11, weight: 400, color: INK },
  small: { size: 9.5, weight: 400, color: MUTED },
} as const;

const QUOTE = { tag: "BlockQuote", indent: 12, bar: "#c9d2ce" } as const;

/** A workbook as PDF: tagged, with bookmarks, and the fonts it needs embedded. */
export async function drawPdf(book: Book): Promise<Uint8Array> {
  const doc = new PdfDocument({
    size: "A4",
    margin: 0,
    lang: book.locale,
    tagged: true,
    displayTitle: true,
    pdfVersion: "1.7",
    // Missing in the library's types.
    subset: "PDF/UA" as "PDF/A-1",
    info: {
      Title: book.title,
      Author: book.author,
      CreationDate: new Date(book.madeAt),
    },
  });
  const bytes = buffer(doc);
  const flow = new PageFlow(doc, await setLine(doc, book.title, STYLES.small));
  await drawTitle(flow, book);
  const isOfSeveral = book.chapters.length > 1;
  for (const chapter of book.chapters) {
    if (isOfSeveral) flow.newPage();
    const bookmark = flow.bookmark(chapter.title);
    if (isOfSeveral) {
      await flow.paragraph(chapter.title, { ...STYLES.chapter, tag: "H2", after: 10 });
    }
    const drawing = { flow, accent: book.accent, level: isOfSeveral ? 3 : 2 };
    for (const block of chapter.blocks) {
      if (block.kind === "heading") flow.bookmark(block.text, bookmark);
      await drawBlock(drawing, block);
    }
  }
  flow.end();
  return bytes;
}

async function drawTitle(flow: PageFlow, { title, subtitle, chapters, nothing }: Book) {
  await flow.paragraph(title, { ...STYLES.title, tag: "H1", after: 8 });
  for (const line of subtitle) await flow.paragraph(line, { ...STYLES.small, after: 2 });
  if (chapters.length === 0) await flow.paragraph(nothing, { ...STYLES.text, before: 24 });
}

interface Drawing {
  flow: PageFlow;
  accent: string;
  /** Heading level of pages. */
  level: number;
}

async function drawBlock({ flow, accent, level }: Drawing, block: BookBlock): Promise<void> {
  switch (block.kind) {
    case "heading": {
      flow.rule(22);
      if (block.module) await flow.paragraph(block.module, { ...STYLES.small, keep: 90 });
      const tag = `H${level}`;
      return flow.paragraph(block.text, { ...STYLES.heading, tag, keep: 70, after: 2 });
    }
    case "label":
      return flow.paragraph(block.text, { ...STYLES.small, color: accent, before: 12, keep: 40 });
    case "question": {
      const tag = `H${level + 1}`;
      const room = { before: 14, after: 3, keep: 50 };
      return flow.paragraph(block.text, { ...STYLES.question, tag, ...room });
    }
    case "text":
      return flow.paragraph(block.text, { ...STYLES.text, after: 3 });
    case "own":
      return flow.paragraph(block.text, { ...STYLES.text, indent: 12, bar: accent, after: 3 });
    case "quote":
      return flow.paragraph(block.text, { ...STYLES.text, ...QUOTE, after: 3 });
    case "small":
      return flow.paragraph(block.text, { ...STYLES.small, after: 3 });
    case "options":
      return drawOptions(flow, block.options, accent);
    case "comments": {
      const list = flow.group("L");
      for (const { author, text } of block.comments) {
        const within = flow.group("LI", list);
        const style = { ...STYLES.small, tag: "LBody", within, indent: 24, before: 2 };
        await flow.paragraph(`${author}: ${text}`, style);
      }
      return list.end();
    }
    case "picture":
      return flow.picture(block.picture);
  }
}

async function drawOptions(
  flow: PageFlow,
  options: readonly BookOption[],
  accent: string,
): Promise<void> {
  const list = flow.group("L");
  for (const { text, own, share, remarks } of options) {
    const within = flow.group("LBody", flow.group("LI", list));
    await flow.paragraph(text, {
      ...STYLES.text,
      weight: own ? 700 : 400,
      within,
      indent: 18,
      mark: { filled: own, color: accent },
      before: 3,
      keep: 36,
    });
    if (share !== null) flow.bar(share, 18);
    if (remarks.length > 0) {
      await flow.paragraph(remarks.join(" · "), { ...STYLES.small, within, indent: 18 });
    }
  }
  list.end();
}
