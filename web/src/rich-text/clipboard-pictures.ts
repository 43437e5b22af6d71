/**
 * Puts pictures in their places that came to the clipboard beside the HTML: Word's HTML names files of the
 * writer's device, and its RTF carries the same pictures, in the same order.
 */
export function readPastedPictures(root: HTMLElement, rtf: string): void {
  const away = [...root.querySelectorAll("img")].filter((image) =>
    /^(file:|cid:|blob:|msohtml)/i.test(image.getAttribute("src") ?? ""),
  );
  if (away.length === 0) return;
  const pictures = readRtfPictures(rtf);
  // With more or fewer of them, nobody knows which is which.
  if (pictures.length !== away.length) return;
  for (const [index, image] of away.entries()) {
    const picture = pictures[index];
    if (picture) image.setAttribute("src", picture);
  }
}

/** The pictures of an RTF text as `data:` addresses; null for one that no browser shows. */
function readRtfPictures(rtf: string): (string | null)[] {
  const pictures: (string | null)[] = [];
  // Each picture may come a second time for programs that know no first.
  const text = rtf.replace(/\{\\nonshppict[\s\S]*?\}\}/g, "");
  for (const [, head = "", hex = ""] of text.matchAll(
    /\{\\pict\b((?:\\[a-z*]+-?\d* ?|\{[^{}]*\}|\s)*)([0-9a-f\s]+)\}/gi,
  )) {
    const type = /\\pngblip/.test(head) ? "png" : /\\jpegblip/.test(head) ? "jpeg" : null;
    pictures.push(type === null ? null : `data:image/${type};base64,${hexToBase64(hex)}`);
  }
  return pictures;
}

function hexToBase64(hex: string): string {
  const digits = hex.replace(/\s+/g, "");
  let bytes = "";
  for (let at = 0; at + 1 < digits.length; at += 2) {
    bytes += String.fromCharCode(Number.parseInt(digits.slice(at, at + 2), 16));
  }
  return btoa(bytes);
}
