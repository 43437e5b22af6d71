import type PdfDocument from "pdfkit";

import { staticFont, type Weight } from "./static-font.ts";
import { textRuns } from "./text-runs.ts";

/** How a line looks. */
export interface LineStyle {
  /** Points. */
  size: number;
  weight: Weight;
  color: string;
  /** Letter spacing in points. */
  spacing?: number;
}

/** A line that is ready to be drawn, and its width. */
export interface TextLine {
  text: string;
  style: LineStyle;
  /** Points. */
  width: number;
  runs: readonly { text: string; font: string; width: number }[];
}

type Document = InstanceType<typeof PdfDocument>;

/** Finds the fonts of a line and measures it. */
export async function setLine(doc: Document, text: string, style: LineStyle): Promise<TextLine> {
  const runs: { text: string; font: string; width: number }[] = [];
  for (const run of textRuns(text)) {
    const font = `${run.font.path} ${style.weight}`;
    doc.registerFont(font, await staticFont(run.font, style.weight));
    doc.font(font, style.size);
    const width = doc.widthOfString(run.text, options(style));
    runs.push({ text: run.text, font, width });
  }
  return { text, style, runs, width: runs.reduce((sum, { width }) => sum + width, 0) };
}

/** Fits a line: at its own size, or shrunk down to a minimum. */
export async function setFittingLine(
  doc: Document,
  text: string,
  style: LineStyle,
  { width, least }: { width: number; least: number },
): Promise<TextLine> {
  const line = await setLine(doc, text, style);
  if (line.width <= width || style.size <= least) return line;
  const size = Math.max(least, Math.floor((style.size * width * 10) / line.width) / 10);
  return setLine(doc, text, { ...style, size });
}

/** Breaks a text into lines between words, or within a word that is longer than a line. */
export async function setParagraph(
  doc: Document,
  text: string,
  style: LineStyle,
  width: number,
): Promise<TextLine[]> {
  const lines: TextLine[] = [];
  let current: TextLine | null = null;
  for (const piece of pieces(text)) {
    const longer: TextLine = await setLine(doc, (current?.text ?? "") + piece, style);
    if (current && longer.width > width) {
      lines.push(await setLine(doc, current.text.trimEnd(), style));
      current = await setLine(doc, piece.trimStart(), style);
    } else current = longer;
  }
  if (current) lines.push(current);
  return lines;
}

/** Where a text may break: after spaces, and between any two Han characters. */
function pieces(text: string): string[] {
  return Array.from(
    new Intl.Segmenter("und", { granularity: "word" }).segment(text),
    ({ segment }) => segment,
  ).reduce<string[]>((all, segment) => {
    const last = all.at(-1);
    const joins = last !== undefined && !/\s$/.test(last) && !/^\p{Script=Han}/u.test(segment);
    if (joins || (last !== undefined && /^\s+$/.test(segment)))
      all[all.length - 1] = last + segment;
    else all.push(segment);
    return all;
  }, []);
}

/** Draws a line with its left end and baseline at a point. */
export function drawLine(doc: Document, line: TextLine, x: number, baseline: number): void {
  let left = x;
  for (const { text, font, width } of line.runs) {
    doc
      .font(font, line.style.size)
      .fillColor(line.style.color)
      .text(text, left, baseline, {
        ...options(line.style),
        lineBreak: false,
        baseline: "alphabetic",
      });
    left += width;
  }
}

function options({ spacing = 0 }: LineStyle) {
  return { characterSpacing: spacing };
}
