import { replaceFileReferences } from "../../../platform/html/file-references.ts";
import type { ContentFile } from "../../courses/index.ts";

const WEB_LINK = /<a href="(https?:\/\/[^"]*)"/g;

/**
 * Authored HTML for the reader: files of the course get the address they are served from, pictures
 * also their size, so that nothing shifts while they load; links to other sites open beside the
 * course. The HTML was sanitised when it was written, so its tags have one known form.
 */
export function presentHtml(
  html: string,
  files: readonly ContentFile[],
  addressOf: (name: string) => string,
): string {
  const inline = new Map(
    files.filter(({ use }) => use === "inline").map((file) => [file.name, file]),
  );
  return replaceFileReferences(html, ({ name, use }) => {
    const file = inline.get(name);
    if (!file) return null;
    const address = addressOf(name);
    return use === "image" ? { address, attributes: pictureAttributes(file) } : { address };
  }).replace(WEB_LINK, '<a target="_blank" rel="noopener noreferrer" href="$1"');
}

function pictureAttributes({ width, height }: ContentFile): string {
  const size = width && height ? ` width="${width}" height="${height}"` : "";
  return `loading="lazy" decoding="async"${size}`;
}
