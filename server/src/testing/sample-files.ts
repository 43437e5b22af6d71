import { buffer } from "node:stream/consumers";

import sharp from "sharp";
import yazl from "yazl";

/** Small but real files of the kinds that courses carry. */

export const PDF = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n" +
    "trailer<</Root 1 0 R>>\n%%EOF\n",
);

export const XML = Buffer.from('<?xml version="1.0"?>\n<plan><step/></plan>\n');

export const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><rect width="30" height="20"/></svg>',
);

export const HTML = Buffer.from(
  "<!DOCTYPE html><html><body><script>alert(1)</script></body></html>",
);

/** Beginning of an ISO media file as phones write it. */
export const MP4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from("ftypisom\0\0\0\0isommp42", "latin1"),
  Buffer.from([0, 0, 0, 8]),
  Buffer.from("mdat", "latin1"),
]);

export const WEBM = Buffer.from([
  0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d,
]);

/** A legacy Office container with a text document. */
export const DOC = oldOfficeFile("WordDocument");
/** The same container with a spreadsheet. */
export const XLS = oldOfficeFile("Workbook");

function oldOfficeFile(stream: string): Buffer {
  const header = Buffer.alloc(1536);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
  Buffer.from(stream, "utf16le").copy(header, 1024);
  return header;
}

/** A picture of one colour. */
export function picture(
  format: "png" | "jpeg" | "gif" | "webp" | "avif",
  size = { width: 30, height: 20 },
): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background: "#224488" } })
    .toFormat(format)
    .toBuffer();
}

/** A zip of the given entries. */
export async function zipOf(entries: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

export function docx(): Promise<Buffer> {
  const types = "http://schemas.openxmlformats.org/package/2006/content-types";
  return zipOf({
    "[Content_Types].xml":
      `<?xml version="1.0"?><Types xmlns="${types}"><Override PartName="/word/document.xml" ` +
      'ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    "word/document.xml": '<?xml version="1.0"?><w:document xmlns:w="urn:w"/>',
  });
}

const OPEN_XML = {
  pptx: ["ppt/presentation.xml", "presentationml.presentation"],
  xlsx: ["xl/workbook.xml", "spreadsheetml.sheet"],
} as const;
const OPEN_DOCUMENT = { odt: "text", odp: "presentation", ods: "spreadsheet" } as const;

/** Kinds of {@link officeFile}. */
export const OFFICE_KINDS = ["pptx", "xlsx", "odt", "odp", "ods"] as const;

/** Slides, a spreadsheet or a text as packed by Office or LibreOffice. */
export function officeFile(kind: (typeof OFFICE_KINDS)[number]): Promise<Buffer> {
  if (kind !== "pptx" && kind !== "xlsx") {
    const mimetype = `application/vnd.oasis.opendocument.${OPEN_DOCUMENT[kind]}`;
    return zipOf({ mimetype, "content.xml": "<office/>" });
  }
  const [part, type] = OPEN_XML[kind];
  const types = "http://schemas.openxmlformats.org/package/2006/content-types";
  return zipOf({
    "[Content_Types].xml":
      `<?xml version="1.0"?><Types xmlns="${types}"><Override PartName="/${part}" ` +
      `ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`,
    [part]: '<?xml version="1.0"?><part/>',
  });
}
