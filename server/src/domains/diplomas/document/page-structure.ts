import type PdfDocument from "pdfkit";

export type Document = InstanceType<typeof PdfDocument>;
export type Structure = PDFKit.PDFStructureElement;

/** Decoration, which screen readers skip. */
export function artifact(doc: Document, draw: () => void): void {
  doc.markContent("Artifact", { type: "Layout" });
  draw();
  doc.endMarkedContent();
}

/** What screen readers read, under a tag of PDF such as `H1`. */
export function element(
  doc: Document,
  root: Structure,
  tag: string,
  draw: () => void,
  options: { alt?: string } = {},
): void {
  root.add(doc.struct(tag, options, draw));
}
