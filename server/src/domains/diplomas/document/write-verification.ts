import { encode } from "uqr";

import { setFittingLine, drawLine } from "../../../platform/pdf/text-line.ts";
import type { DiplomaPage } from "./diploma-page.ts";
import { INK, MUTED } from "./page-colors.ts";
import type { PageGeometry } from "./page-geometry.ts";
import { type Document, element, type Structure } from "./page-structure.ts";

/** Points: 32 mm, of which the code fills 28. */
export const QR = 91;

/** Where to verify the diploma: as a QR code, and as an address to type. */
export async function writeVerification(
  doc: Document,
  root: Structure,
  { verifyUrl, verifyText }: DiplomaPage,
  { width, height, margin }: PageGeometry,
): Promise<void> {
  const [x, y] = [width - margin - QR, height - 59 - QR];
  const texts = [...verifyText, verifyUrl.replace(/^https?:\/\//, "")];
  const { data, size } = encode(verifyUrl, { ecc: "M", border: 0 });
  const [padding, dot] = [6, (QR - 12) / size];
  element(
    doc,
    root,
    "Figure",
    () => {
      doc.roundedRect(x, y, QR, QR, 6).fill("#ffffff");
      for (const [row, cells] of data.entries()) {
        for (const [column, isDark] of cells.entries()) {
          if (isDark) doc.rect(x + padding + column * dot, y + padding + row * dot, dot, dot);
        }
      }
      doc.fill(INK);
    },
    { alt: verifyUrl },
  );
  const lines = await Promise.all(
    texts.map((text, index) => {
      const isAddress = index === texts.length - 1;
      return setFittingLine(
        doc,
        text,
        { size: 10.5, weight: isAddress ? 700 : 400, color: isAddress ? INK : MUTED },
        { width: 150, least: 5.5 },
      );
    }),
  );
  for (const [index, line] of lines.entries()) {
    const baseline = y + QR - 8 - (lines.length - 1 - index) * 15.5;
    element(doc, root, "P", () => drawLine(doc, line, x - 13 - line.width, baseline));
  }
}
