/**
 * Whether a picture moves, for the two kinds of animation in which the decoder sees a single
 * picture: PNG with an animation chunk before its pixels, and AVIF sequences.
 */
export function isAnimation(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.toString("latin1", 4, 12) === "ftypavis") return true;
  if (file.toString("latin1", 1, 4) !== "PNG") return false;
  const pixels = file.indexOf("IDAT");
  const animation = file.indexOf("acTL");
  return animation !== -1 && animation < pixels;
}
