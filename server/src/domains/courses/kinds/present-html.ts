import { replaceFileReferences } from "../../../platform/html/file-references.ts";
import { openOtherSitesBeside } from "../../../platform/html/open-other-sites-beside.ts";
import type { ContentFile } from "./content-file.ts";

/**
 * Authored HTML for the reader: files get the address they are served from, pictures also their
 * size, which avoids layout shift; links to other sites open in a new tab.
 */
export function presentHtml(
  html: string,
  files: readonly ContentFile[],
  addressOf: (name: string) => string,
): string {
  const inline = new Map(
    files.filter(({ use }) => use === "inline").map((file) => [file.name, file]),
  );
  const withFiles = replaceFileReferences(html, ({ name, use }) => {
    const file = inline.get(name);
    if (!file) return null;
    const address = addressOf(name);
    return use === "image" ? { address, attributes: pictureAttributes(file) } : { address };
  });
  return openOtherSitesBeside(withFiles);
}

function pictureAttributes({ width, height }: ContentFile): string {
  const size = width && height ? ` width="${width}" height="${height}"` : "";
  return `loading="lazy" decoding="async"${size}`;
}
