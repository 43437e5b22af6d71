import type { ContentFile } from "../courses/index.ts";

const IMAGE = /<img src="files\/([^"]+)"/g;
const WEB_LINK = /<a href="(https?:\/\/[^"]*)"/g;

/**
 * Authored HTML for the reader: pictures get the address they are served from and their size, so
 * that nothing shifts while they load; links to other sites open beside the course.
 * The HTML was sanitised when it was written, so its tags have one known form.
 */
export function presentHtml(
  html: string,
  files: readonly ContentFile[],
  addressOf: (name: string) => string,
): string {
  const inline = new Map(
    files.filter(({ use }) => use === "inline").map((file) => [file.name, file]),
  );
  return html
    .replace(IMAGE, (tag, reference: string) => {
      const file = inline.get(decodeReference(reference));
      if (!file) return tag;
      const size =
        file.width && file.height ? ` width="${file.width}" height="${file.height}"` : "";
      return `<img loading="lazy" decoding="async"${size} src="${addressOf(file.name)}"`;
    })
    .replace(WEB_LINK, '<a target="_blank" rel="noopener noreferrer" href="$1"');
}

/** Names stand in HTML with `&` escaped and may be percent-encoded. */
function decodeReference(reference: string): string {
  const name = reference.replaceAll("&amp;", "&");
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
