/** Elements that are void, or closed by the next of their kind: they do not nest. */
const FLAT = new Set(
  "br hr img input col wbr p li dt dd tr td th thead tbody tfoot option".split(" "),
);

/** Whether there are at most this many tags, opening and closing ones; comments may count. */
export function hasAtMostTags(html: string, most: number): boolean {
  const tag = /<\/?[a-z]/gi;
  for (let tags = 0; tag.test(html); tags++) if (tags === most) return false;
  return true;
}

/**
 * Whether elements nest no deeper than this, counted rather than parsed: parsing time grows
 * disproportionately with depth. Never too low; too high for tags inside comments.
 */
export function nestsWithin(html: string, deepest: number): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  for (const [, slash, written = ""] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    const name = written.toLowerCase();
    if (FLAT.has(name)) continue;
    const count = open.get(name) ?? 0;
    if (!slash) {
      open.set(name, count + 1);
      if (++depth > deepest) return false;
    } else if (count > 0) {
      open.set(name, count - 1);
      depth--;
    }
  }
  return true;
}
