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
  for (const { index } of rtf.matchAll(/\{\\pict\b/g)) {
    // Each comes a second time for programs that know no first.
    if (/\{\\nonshppict\s*$/.test(rtf.slice(Math.max(0, index - 20), index))) continue;
    const own = ownText(rtf, index);
    const type = /\\pngblip/.test(own) ? "png" : /\\jpegblip/.test(own) ? "jpeg" : null;
    const hex = own.replaceAll(/\\[a-z]+-?\d* ?/gi, "").replaceAll(/[^0-9a-f]/gi, "");
    pictures.push(type === null ? null : `data:image/${type};base64,${hexToBase64(hex)}`);
  }
  return pictures;
}

/** What stands in a group of RTF itself, and not in the groups within it. */
function ownText(rtf: string, from: number): string {
  let depth = 0;
  let text = "";
  for (let at = from; at < rtf.length; at++) {
    const sign = rtf[at];
    if (sign === "{") depth++;
    else if (sign === "}" && --depth === 0) break;
    else if (depth === 1) text += sign === "}" ? " " : sign;
  }
  return text;
}

function hexToBase64(hex: string): string {
  let bytes = "";
  for (let at = 0; at + 1 < hex.length; at += 2) {
    bytes += String.fromCharCode(Number.parseInt(hex.slice(at, at + 2), 16));
  }
  return btoa(bytes);
}
