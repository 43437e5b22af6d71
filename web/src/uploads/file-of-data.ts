/** Converts a picture's `data:` address to a file; null if the data cannot be decoded. */
export function fileOfData(src: string): File | null {
  const [, type = "", data = ""] = /^data:(image\/[\w+.-]+);base64,(.*)$/s.exec(src) ?? [];
  try {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const extension = type.replace("image/", "").replace(/\+.*/, "");
    return bytes.length > 0 ? new File([bytes], `picture.${extension}`, { type }) : null;
  } catch {
    return null;
  }
}
