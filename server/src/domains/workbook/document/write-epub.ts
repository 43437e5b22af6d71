import { buffer } from "node:stream/consumers";

import yazl from "yazl";

import { escapeHtml } from "../../../platform/html/escape-html.ts";
import type { Book, BookBlock, BookOption, BookPicture } from "./book.ts";
import { EPUB_STYLE } from "./epub-style.ts";

/** A file of the package. */
interface Item {
  id: string;
  path: string;
  mediaType: string;
  content: Uint8Array | string;
  /** Whether it is in the reading order. */
  isChapter?: boolean;
}

/** A workbook as EPUB 3: one chapter per course, with navigation down to pages. */
export async function writeEpub(book: Book): Promise<Uint8Array> {
  const pictures: Item[] = [];
  const chapters = book.chapters.map(({ title, blocks }, index): Item => {
    const body = blocks
      .map((block, place) => writeBlock(block, `b${place}`, (picture) => addPicture(picture)))
      .join("\n");
    return {
      id: `chapter-${index + 1}`,
      path: `chapter-${index + 1}.xhtml`,
      mediaType: "application/xhtml+xml",
      content: writePage(book, title, `<h1>${escape(title)}</h1>\n${body}`),
      isChapter: true,
    };
  });
  const items: Item[] = [
    {
      id: "cover",
      path: "cover.xhtml",
      mediaType: "application/xhtml+xml",
      content: writeCover(book),
      isChapter: true,
    },
    ...chapters,
    ...pictures,
    { id: "style", path: "style.css", mediaType: "text/css", content: EPUB_STYLE },
  ];

  function addPicture({ bytes }: BookPicture): string {
    const path = `picture-${pictures.length + 1}.jpg`;
    pictures.push({
      id: `picture-${pictures.length + 1}`,
      path,
      mediaType: "image/jpeg",
      content: bytes,
    });
    return path;
  }
  return pack(book, items);
}

/** The media type comes first and uncompressed, so that programs recognise the file by its first bytes. */
async function pack(book: Book, items: readonly Item[]): Promise<Uint8Array> {
  const zip = new yazl.ZipFile();
  const mtime = new Date(book.madeAt);
  const add = (path: string, content: Uint8Array | string, compress = true) =>
    zip.addBuffer(Buffer.from(content), path, { mtime, compress });
  zip.addBuffer(Buffer.from("application/epub+zip"), "mimetype", { mtime, compress: false });
  add("META-INF/container.xml", CONTAINER);
  add("content/package.opf", writePackage(book, items));
  add("content/nav.xhtml", writeNavigation(book));
  for (const { path, content, mediaType } of items) {
    add(`content/${path}`, content, mediaType !== "image/jpeg");
  }
  zip.end();
  return buffer(zip.outputStream);
}

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="content/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

function writePackage(book: Book, items: readonly Item[]): string {
  const { identifier, title, locale, author, siteName, madeAt } = book;
  const modified = `${madeAt.slice(0, 19)}Z`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${locale}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:${identifier}</dc:identifier>
<dc:title>${escape(title)}</dc:title>
<dc:language>${locale}</dc:language>
<dc:creator>${escape(author || siteName)}</dc:creator>
<dc:publisher>${escape(siteName)}</dc:publisher>
<dc:date>${modified}</dc:date>
<meta property="dcterms:modified">${modified}</meta>
<meta property="schema:accessMode">textual</meta>
<meta property="schema:accessibilityFeature">tableOfContents</meta>
<meta property="schema:accessibilityFeature">structuralNavigation</meta>
<meta property="schema:accessibilityHazard">none</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
${items.map(({ id, path, mediaType }) => `<item id="${id}" href="${path}" media-type="${mediaType}"/>`).join("\n")}
</manifest>
<spine>
${items
  .filter(({ isChapter }) => isChapter)
  .map(({ id }) => `<itemref idref="${id}"/>`)
  .join("\n")}
</spine>
</package>
`;
}

function writeNavigation(book: Book): string {
  const entries = book.chapters.map(({ title, blocks }, index) => {
    const file = `chapter-${index + 1}.xhtml`;
    const pages = blocks.flatMap((block, place) =>
      block.kind === "heading"
        ? `<li><a href="${file}#b${place}">${escape(block.text)}</a></li>`
        : [],
    );
    const below = pages.length > 0 ? `\n<ol>\n${pages.join("\n")}\n</ol>\n` : "";
    return `<li><a href="${file}">${escape(title)}</a>${below}</li>`;
  });
  const first = `<li><a href="cover.xhtml">${escape(book.title)}</a></li>`;
  return writePage(
    book,
    book.contents,
    `<nav epub:type="toc" id="toc">
<h1>${escape(book.contents)}</h1>
<ol>
${[first, ...entries].join("\n")}
</ol>
</nav>`,
  );
}

function writeCover({ title, subtitle, chapters, nothing, ...book }: Book): string {
  const lines = subtitle.map((line) => `<p class="small">${escape(line)}</p>`).join("\n");
  const empty = chapters.length === 0 ? `\n<p>${escape(nothing)}</p>` : "";
  return writePage(book, title, `<h1>${escape(title)}</h1>\n${lines}${empty}`);
}

function writePage({ locale }: Pick<Book, "locale">, title: string, body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${locale}" xml:lang="${locale}">
<head>
<title>${escape(title)}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<body>
${body}
</body>
</html>
`;
}

function writeBlock(
  block: BookBlock,
  id: string,
  addPicture: (picture: BookPicture) => string,
): string {
  switch (block.kind) {
    case "heading": {
      const module = block.module ? `<p class="small">${escape(block.module)}</p>\n` : "";
      return `${module}<h2 id="${id}">${escape(block.text)}</h2>`;
    }
    case "label":
      return `<p class="label">${escape(block.text)}</p>`;
    case "question":
      return `<h3>${escape(block.text)}</h3>`;
    case "text":
      return paragraphs(block.text);
    case "own":
      return `<div class="own">${paragraphs(block.text)}</div>`;
    case "quote":
      return `<blockquote>${paragraphs(block.text)}</blockquote>`;
    case "small":
      return `<p class="small">${escape(block.text)}</p>`;
    case "options":
      return `<ul class="options">\n${block.options.map(writeOption).join("\n")}\n</ul>`;
    case "comments":
      return `<ul class="comments">\n${block.comments
        .map(({ author, text }) => `<li><b>${escape(author)}</b>: ${escape(text)}</li>`)
        .join("\n")}\n</ul>`;
    case "picture": {
      const { picture } = block;
      return `<p><img src="${addPicture(picture)}" alt="${escape(picture.alt)}"/></p>`;
    }
  }
}

function writeOption({ text, own, share, remarks }: BookOption): string {
  const words = own ? `<b>${escape(text)}</b>` : escape(text);
  const width = Math.round((share ?? 0) * 100);
  const bar = share === null ? "" : `<div class="bar"><div style="width: ${width}%"></div></div>`;
  const small = remarks.length > 0 ? `<div class="small">${escape(remarks.join(" · "))}</div>` : "";
  return `<li class="${own ? "chosen" : "other"}">${words}${bar}${small}</li>`;
}

function paragraphs(text: string): string {
  return text
    .trim()
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => `<p>${escape(line)}</p>`)
    .join("");
}

/** Drops characters that XML does not allow. */
function escape(text: string): string {
  return escapeHtml(text.replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, " "));
}
