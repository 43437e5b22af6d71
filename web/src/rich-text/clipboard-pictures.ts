/**
 * Restores pictures that the clipboard holds apart from the HTML: Word's HTML refers to files on the writer's
 * device, and its RTF embeds the same pictures, in the same order.
 */
export function readPastedPictures(root: HTMLElement, rtf: string): void {
  const away = [...root.querySelectorAll("img")].filter((image) =>
    /^(file:|cid:|blob:|msohtml)/i.test(image.getAttribute("src") ?? ""),
  );
  if (away.length === 0) return;
  const pictures = readRtfPictures(rtf);
  // If the numbers differ, they cannot be matched.
  if (pictures.length !== away.length) return;
  for (const [index, image] of away.entries()) {
    const picture = pictures[index];
    if (picture) image.setAttribute("src", picture);
  }
}

/** The pictures of an RTF text as `data:` addresses; null for formats that browsers cannot show. */
function readRtfPictures(rtf: string): (string | null)[] {
  const pictures: (string | null)[] = [];
  for (const { index } of rtf.matchAll(/\{\\pict\b/g)) {
    // Each picture is repeated as a fallback for older programs.
    if (/\{\\nonshppict\s*$/.test(rtf.slice(Math.max(0, index - 20), index))) continue;
    const own = ownText(rtf, index);
    const type = /\\pngblip/.test(own) ? "png" : /\\jpegblip/.test(own) ? "jpeg" : null;
    const hex = own.replaceAll(/\\[a-z]+-?\d* ?/gi, "").replaceAll(/[^0-9a-f]/gi, "");
    pictures.push(type === null ? null : `data:image/${type};base64,${hexToBase64(hex)}`);
  }
  return pictures;
}

/** The text of an RTF group itself, without its nested groups. */
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
