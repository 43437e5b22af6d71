import { buffer } from "node:stream/consumers";

import PdfDocument from "pdfkit";

import { blendColor } from "../../../platform/pdf/blend-color.ts";
import {
  drawLine,
  type LineStyle,
  setFittingLine,
  setLine,
  setParagraph,
} from "../../../platform/pdf/text-line.ts";
import type { DiplomaPage, PrintedLogo } from "./diploma-page.ts";
import { FLAG, INK, MUTED, PAPER } from "./page-colors.ts";
import { type PageGeometry, pageGeometry } from "./page-geometry.ts";
import { artifact, type Document, element, type Structure } from "./page-structure.ts";
import { writeSignatures } from "./write-signatures.ts";
import { writeVerification } from "./write-verification.ts";

/** A diploma as PDF: one page, tagged, with the fonts of its texts embedded. */
export async function drawDiploma(page: DiplomaPage): Promise<Buffer> {
  const geometry = pageGeometry(page);
  const doc = new PdfDocument({
    size: [geometry.width, geometry.height],
    margin: 0,
    lang: page.locale,
    tagged: true,
    displayTitle: true,
    pdfVersion: "1.7",
    // Missing in the types.
    subset: "PDF/UA" as "PDF/A-1",
    info: {
      Title: `${page.heading}: ${page.course}`,
      Author: page.siteName,
      Subject: page.name,
      CreationDate: new Date(page.issuedAt),
    },
  });
  const bytes = buffer(doc);
  const root = doc.struct("Document");
  doc.addStructure(root);
  drawBackground(doc, page, geometry);
  await writeHead(doc, root, page, geometry);
  const bottom = await writeBody(doc, root, page, geometry);
  drawPath(doc, page, geometry, bottom);
  await writeSignatures(doc, root, page, geometry);
  await writeVerification(doc, root, page, geometry);
  if (page.sample) await writeSampleMark(doc, page.sample, geometry);
  root.end();
  doc.end();
  return bytes;
}

function drawBackground(doc: Document, page: DiplomaPage, geometry: PageGeometry): void {
  const { width, height, frame, path } = geometry;
  const [from, one, two, to] = path;
  artifact(doc, () => {
    doc.rect(0, 0, width, height).fill(PAPER);
    if (page.background) {
      doc.image(Buffer.from(page.background), 0, 0, {
        cover: [width, height],
        align: "center",
        valign: "center",
      });
      return;
    }
    const curve = () =>
      doc.moveTo(from.x, from.y).bezierCurveTo(one.x, one.y, two.x, two.y, to.x, to.y);
    curve()
      .lineTo(width, height)
      .lineTo(0, height)
      .fill(blendColor(page.accent, PAPER, 0.08));
    curve()
      .lineWidth(1.6)
      .stroke(blendColor(page.accent, PAPER, 0.4));
    doc
      .rect(frame, frame, width - 2 * frame, height - 2 * frame)
      .lineWidth(0.8)
      .stroke(blendColor(page.accent, PAPER, 0.5));
  });
}

async function writeHead(
  doc: Document,
  root: Structure,
  { siteName, logo, number }: DiplomaPage,
  { width, margin }: PageGeometry,
): Promise<void> {
  const right = await setLine(doc, number, { size: 11.5, weight: 400, color: MUTED });
  const indent = logo ? logo.width + 12 : 0;
  const left = await setFittingLine(
    doc,
    siteName,
    { size: 14.5, weight: 700, color: INK },
    { width: width - 2 * margin - right.width - 24 - indent, least: 8 },
  );
  if (logo) {
    const draw = () => drawLogo(doc, logo, margin);
    if (logo.isName) element(doc, root, "Figure", draw, { alt: siteName });
    else artifact(doc, draw);
  }
  if (!logo?.isName) element(doc, root, "P", () => drawLine(doc, left, margin + indent, 73));
  element(doc, root, "P", () => drawLine(doc, right, width - margin - right.width, 73));
}

/** Centred on the line of the number. */
function drawLogo(
  doc: Document,
  { picture, width, height, isLight }: PrintedLogo,
  x: number,
): void {
  const y = 68 - height / 2;
  if (isLight) doc.roundedRect(x - 5, y - 5, width + 10, height + 10, 4).fill(INK);
  doc.image(Buffer.from(picture), x, y, { width, height });
}

/** @returns the baseline of its last line */
async function writeBody(
  doc: Document,
  root: Structure,
  page: DiplomaPage,
  { width, height, margin }: PageGeometry,
): Promise<number> {
  const space = width - 2 * margin;
  const top = height * 0.235;
  const heading = await setLine(doc, page.heading.toLocaleUpperCase(page.locale), {
    size: 12,
    weight: 700,
    color: page.accent,
    spacing: 3.2,
  });
  element(doc, root, "H1", () => drawLine(doc, heading, margin, top));

  const nameStyle: LineStyle = { size: 48, weight: 700, color: INK };
  const name = await setFittingLine(doc, page.name, nameStyle, { width: space, least: 33 });
  const names =
    name.width <= space ? [name] : await setParagraph(doc, page.name, name.style, space);
  let baseline = top + 12;
  element(doc, root, "H2", () => {
    for (const line of names) drawLine(doc, line, margin, (baseline += line.style.size * 0.98));
  });

  const lead = await setParagraph(doc, page.lead, { size: 15, weight: 400, color: MUTED }, space);
  // Arabic letters have deeper descenders.
  baseline += /\p{Script=Arabic}/u.test(page.name) ? 28 : 17;
  element(doc, root, "P", () => {
    for (const line of lead) drawLine(doc, line, margin, (baseline += 19));
  });

  // There is little room next to the path's end.
  const narrow = space * 0.72;
  const course = await setParagraph(
    doc,
    page.course,
    { size: page.course.length > 60 ? 19 : 27, weight: 700, color: INK },
    page.course.length > 40 ? space * 0.86 : narrow,
  );
  baseline += 3;
  element(doc, root, "H3", () => {
    for (const line of course) drawLine(doc, line, margin, (baseline += line.style.size * 1.08));
  });

  baseline += 9;
  for (const text of page.details) {
    const style: LineStyle = { size: 12.5, weight: 400, color: MUTED };
    const lines = await setParagraph(doc, text, style, narrow);
    element(doc, root, "P", () => {
      for (const line of lines) drawLine(doc, line, margin, (baseline += 18.5));
    });
  }
  return baseline;
}

function drawPath(
  doc: Document,
  { accent, background, steps }: DiplomaPage,
  { width, margin, pathAt }: PageGeometry,
  bottom: number,
): void {
  if (background) return;
  artifact(doc, () => {
    const end = width - margin;
    for (let step = 0; step < steps; step += 1) {
      const x = margin + 9 + ((end - margin - 9) * step) / steps;
      const y = pathAt(x);
      // Not through a long text.
      if (y < bottom + 18 && x < width * 0.7) continue;
      doc.circle(x, y, 9.6).fill(accent);
      doc
        .moveTo(x - 4, y + 0.3)
        .lineTo(x - 1.1, y + 3.2)
        .lineTo(x + 4.2, y - 2.8)
        .lineWidth(1.7)
        .lineCap("round")
        .lineJoin("round")
        .stroke("#ffffff");
    }
    const y = pathAt(end);
    doc.circle(end, y, 30).fill(blendColor(FLAG, PAPER, 0.08));
    doc.circle(end, y, 20).fill(blendColor(FLAG, PAPER, 0.18));
    doc.circle(end, y, 10.8).lineWidth(2.4).fillAndStroke(PAPER, FLAG);
    doc.circle(end, y, 3.6).fill(FLAG);
  });
}

async function writeSampleMark(
  doc: Document,
  text: string,
  { width, height }: PageGeometry,
): Promise<void> {
  const style: LineStyle = { size: 110, weight: 700, color: "#b42318" };
  const line = await setLine(doc, text, style);
  artifact(doc, () => {
    doc.save();
    doc.rotate(-24, { origin: [width / 2, height / 2] }).fillOpacity(0.12);
    drawLine(doc, line, (width - line.width) / 2, height / 2 + 40);
    doc.restore();
  });
}
