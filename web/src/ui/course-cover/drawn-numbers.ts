/** A pseudorandom generator from 0 up to 1, seeded by the text: the same for everyone, at every visit. */
export function drawnNumbers(text: string): () => number {
  let state = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    state = Math.imul(state ^ byte, 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
