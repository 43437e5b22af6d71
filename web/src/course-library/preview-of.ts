import type { LibraryHit } from "@paso/contract";

/** Where a hit is seen as its students see it. */
export function previewOf({ kind, id, page }: LibraryHit): string {
  const address = `/authoring/preview/pages/${page.id}`;
  return kind === "section" ? `${address}#section-${id}` : address;
}
