import { readReference, replaceFileReferences } from "../../../platform/html/file-references.ts";
import { openOtherSitesBeside } from "../../../platform/html/open-other-sites-beside.ts";
import { rewriteVoidElements } from "../../../platform/html/rewrite-elements.ts";
import type { ContentFile } from "./content-file.ts";
import { type Alignment, presentPicture } from "./present-picture.ts";

/** Characters of HTML before a picture within which it is above the fold, even on a phone. */
const FIRST_SCREEN = 1_500;

interface ReaderHtml {
  html: string;
  /** The HTML may refer to the inline ones among them. */
  files: readonly ContentFile[];
  addressOf: (name: string) => string;
  /** Whether a page begins with it: a picture near its beginning is then fetched eagerly. */
  isFirst?: boolean;
}

/**
 * Authored HTML for readers: files get their serving address, pictures also their size, which avoids
 * layout shift, and their smaller copies; external links open in a new tab.
 */
export function presentHtml({ html, files, addressOf, isFirst = false }: ReaderHtml): string {
  const inline = new Map(
    files.filter(({ use }) => use === "inline").map((file) => [file.name, file]),
  );
  const hasAlignment = html.includes(' data-align="');
  let pictures = 0;
  const withPictures = rewriteVoidElements(html, "img", ({ attributes, start }) => {
    const reference = readReference(attributes["src"] ?? "");
    const file = reference && inline.get(reference.name);
    if (!file) return null;
    pictures += 1;
    return presentPicture(file, {
      address: addressOf(file.name),
      rest: reference.rest,
      authored: attributes,
      alignment: hasAlignment ? alignmentOf(html, start) : null,
      isUrgent: isFirst && pictures === 1 && start < FIRST_SCREEN,
    });
  });
  const withFiles = replaceFileReferences(withPictures, ({ name }) =>
    inline.has(name) ? { address: addressOf(name) } : null,
  );
  return openOtherSitesBeside(withFiles);
}

/** The alignment of a picture's figure; sanitised HTML has only one notation for it. */
function alignmentOf(html: string, picture: number): Alignment | null {
  const figure = html.lastIndexOf("<figure", picture);
  if (figure === -1 || html.lastIndexOf("</figure>", picture) > figure) return null;
  const tag = /^<figure[^>]* data-align="(left|center|right)"/.exec(html.slice(figure, picture));
  return (tag?.[1] ?? null) as Alignment | null;
}
