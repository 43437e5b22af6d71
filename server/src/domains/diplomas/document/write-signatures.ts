import { blendColor } from "../../../platform/pdf/blend-color.ts";
import { drawLine, type LineStyle, setFittingLine } from "../../../platform/pdf/text-line.ts";
import type { DiplomaPage } from "./diploma-page.ts";
import { INK, MUTED, PAPER } from "./page-colors.ts";
import type { PageGeometry } from "./page-geometry.ts";
import { artifact, type Document, element, type Structure } from "./page-structure.ts";
import { QR } from "./write-verification.ts";

/** The signatures, side by side, each above a line. */
export async function writeSignatures(
  doc: Document,
  root: Structure,
  { signatures, accent }: DiplomaPage,
  { width, height, margin }: PageGeometry,
): Promise<void> {
  const gap = 22;
  // Above the code in portrait, next to it in landscape.
  const isUpright = height > width;
  const space = width - 2 * margin - (isUpright ? 0 : QR + 150);
  const each = Math.min(248, (space - gap * (signatures.length - 1)) / signatures.length);
  const line = height - (isUpright ? 200 : 99);
  for (const [index, { name, post, picture }] of signatures.entries()) {
    const x = margin + index * (each + gap);
    const limits = { width: each, least: 7 };
    const nameStyle: LineStyle = { size: 12, weight: 700, color: INK };
    const postStyle: LineStyle = { size: 11, weight: 400, color: MUTED };
    const nameLine = await setFittingLine(doc, name, nameStyle, limits);
    const postLine = post ? await setFittingLine(doc, post, postStyle, limits) : null;
    if (picture) {
      element(
        doc,
        root,
        "Figure",
        () =>
          void doc.image(Buffer.from(picture), x, line - 52, { fit: [each, 50], valign: "bottom" }),
        { alt: name },
      );
    }
    artifact(doc, () =>
      doc
        .moveTo(x, line)
        .lineTo(x + each, line)
        .lineWidth(0.8)
        .stroke(blendColor(accent, PAPER, 0.45)),
    );
    element(doc, root, "P", () => drawLine(doc, nameLine, x, line + 20));
    if (postLine) element(doc, root, "P", () => drawLine(doc, postLine, x, line + 36));
  }
}
