import type PdfDocument from "pdfkit";

import {
  drawLine,
  type LineStyle,
  setParagraph,
  type TextLine,
} from "../../../platform/pdf/text-line.ts";
import type { BookPicture } from "./book.ts";

type Document = InstanceType<typeof PdfDocument>;
type Bookmark = PDFKit.PDFOutline;
type Structure = PDFKit.PDFStructureElement;

/** Points. */
const MARGIN = { x: 62, top: 64, bottom: 68 };
const BAR_WIDTH = 180;
const TALLEST_PICTURE = 340;
const LEADING = 1.42;

interface ParagraphStyle extends LineStyle {
  /** Its tag in the PDF's structure; defaults to a paragraph. */
  tag?: string;
  /** Points from the margin. */
  indent?: number;
  /** Space above and below, in points. */
  before?: number;
  after?: number;
  /** Points required below its top; otherwise it moves to the next page. */
  keep?: number;
  /** Color of a line along its start. */
  bar?: string;
  /** A bullet: filled for chosen options. */
  mark?: { filled: boolean; color: string };
  /** Its parent in the PDF's structure. */
  within?: Structure;
}

/** Lays out text, bars and pictures from top to bottom, over as many pages as needed. */
export class PageFlow {
  readonly #doc: Document;
  readonly #root: Structure;
  readonly #footer: TextLine;
  #y = MARGIN.top;
  #page = 1;
  #isAtTop = true;

  /** @param footer on every page, before the page number */
  constructor(doc: Document, footer: TextLine) {
    this.#doc = doc;
    this.#footer = footer;
    this.#root = doc.struct("Document");
    doc.addStructure(this.#root);
  }

  get #width(): number {
    return this.#doc.page.width - 2 * MARGIN.x;
  }

  get #bottom(): number {
    return this.#doc.page.height - MARGIN.bottom;
  }

  newPage(): void {
    this.#numberPage();
    this.#doc.addPage();
    this.#page += 1;
    this.#y = MARGIN.top;
    this.#isAtTop = true;
  }

  /** A bookmark to the following content. */
  bookmark(title: string, parent: Bookmark = this.#doc.outline): Bookmark {
    return parent.addItem(title, { expanded: false });
  }

  /** A structure element with children, such as a list. */
  group(tag: string, within: Structure = this.#root): Structure {
    const element = this.#doc.struct(tag);
    within.add(element);
    return element;
  }

  /** A text of any length; its line breaks are kept. */
  async paragraph(text: string, style: ParagraphStyle): Promise<void> {
    const { indent = 0, before = 0, after = 0, keep = 0, size } = style;
    const lines = await this.#setLines(text, style, this.#width - indent);
    if (!this.#isAtTop) this.#y += before;
    const height = size * LEADING;
    this.#makeRoom(Math.max(keep, height));
    const element = this.group(style.tag ?? "P", style.within);
    for (let from = 0; from < lines.length;) {
      this.#makeRoom(height);
      // The lines that fit: artifacts cannot be inside a tag, nor a tag's content span pages.
      const count = Math.max(1, Math.floor((this.#bottom - this.#y) / height));
      const part = lines.slice(from, from + count);
      this.#decorate(style, part.length * height, from === 0);
      const top = this.#y;
      element.add(() => {
        for (const [index, line] of part.entries()) {
          drawLine(this.#doc, line, MARGIN.x + indent, top + index * height + size);
        }
      });
      this.#y += part.length * height;
      this.#isAtTop = false;
      from += part.length;
    }
    element.end();
    this.#y += after;
  }

  async #setLines(text: string, style: LineStyle, width: number): Promise<TextLine[]> {
    const lines: TextLine[] = [];
    for (const part of text.trim().split(/\r?\n/)) {
      const shown = part.replaceAll("\t", "  ").replaceAll(/\p{Cc}/gu, "");
      if (shown.trim() === "") lines.push({ text: "", style, width: 0, runs: [] });
      else lines.push(...apart(await setParagraph(this.#doc, shown, style, width)));
    }
    return lines;
  }

  #decorate({ bar, mark, size }: ParagraphStyle, height: number, isFirst: boolean): void {
    const [x, y] = [MARGIN.x, this.#y];
    if (bar) this.#artifact(() => void this.#doc.rect(x, y + 2, 2, height - 2).fill(bar));
    if (!mark || !isFirst) return;
    this.#artifact(() => {
      const circle = this.#doc.circle(x + 5, y + size * 0.68, 3.6).lineWidth(1);
      if (mark.filled) circle.fillAndStroke(mark.color, mark.color);
      else circle.stroke("#9aa5a0");
    });
  }

  /** A thin line across the page. */
  rule(before: number): void {
    if (this.#isAtTop) return;
    this.#y += before;
    this.#makeRoom(100);
    if (this.#isAtTop) return;
    this.#artifact(() =>
      this.#doc
        .moveTo(MARGIN.x, this.#y)
        .lineTo(MARGIN.x + this.#width, this.#y)
        .lineWidth(0.6)
        .stroke("#c9d2ce"),
    );
    this.#y += 12;
  }

  /** A bar of a chart; its figure is printed separately. */
  bar(share: number, indent: number): void {
    this.#makeRoom(8);
    const x = MARGIN.x + indent;
    this.#artifact(() => {
      this.#doc.rect(x, this.#y + 1, BAR_WIDTH, 4).fill("#e6eae8");
      if (share > 0) this.#doc.rect(x, this.#y + 1, BAR_WIDTH * share, 4).fill("#7d8fb3");
    });
    this.#y += 8;
  }

  picture({ bytes, width, height, alt }: BookPicture): void {
    const scale = Math.min(0.75, this.#width / width, TALLEST_PICTURE / height);
    this.#makeRoom(height * scale + 8);
    const at = this.#y + 4;
    const options = { width: width * scale, height: height * scale };
    const figure = this.#doc.struct("Figure", { alt }, () => {
      this.#doc.image(Buffer.from(bytes), MARGIN.x, at, options);
    });
    this.#root.add(figure);
    this.#y += height * scale + 12;
    this.#isAtTop = false;
  }

  end(): void {
    this.#numberPage();
    this.#root.end();
    this.#doc.end();
  }

  #makeRoom(height: number): void {
    if (this.#y + height > this.#bottom && !this.#isAtTop) this.newPage();
  }

  /** Content that screen readers skip. */
  #artifact(draw: () => void): void {
    this.#doc.markContent("Artifact", { type: "Layout" });
    draw();
    this.#doc.endMarkedContent();
  }

  #numberPage(): void {
    const { width, height } = this.#doc.page;
    this.#artifact(() => {
      drawLine(this.#doc, this.#footer, MARGIN.x, height - 36);
      const [run] = this.#footer.runs;
      if (!run) return;
      const { size, color } = this.#footer.style;
      const options = { width: width - 2 * MARGIN.x, align: "right", lineBreak: false } as const;
      this.#doc.font(run.font, size).fillColor(color);
      this.#doc.text(String(this.#page), MARGIN.x, height - 36 - size, options);
    });
  }
}

/** Adds a space at the end of each line but the last, so that words are read separately. */
function apart(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line, index) => {
    const last = line.runs.at(-1);
    if (!last || index === lines.length - 1) return line;
    return { ...line, runs: [...line.runs.slice(0, -1), { ...last, text: `${last.text} ` }] };
  });
}
