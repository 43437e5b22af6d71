declare module "bidi-js" {
  interface Bidi {
    /** The embedding level of every UTF-16 code unit; odd ones run from right to left. */
    getEmbeddingLevels(
      text: string,
      direction?: "ltr" | "rtl",
    ): { levels: Uint8Array; paragraphs: { start: number; end: number; level: number }[] };
  }
  export default function bidiFactory(): Bidi;
}
