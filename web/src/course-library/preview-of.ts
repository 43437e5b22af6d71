import type { LibraryHit } from "@paso/contract";

/** Address of a hit's student preview. */
export function previewOf({ kind, id, page }: LibraryHit): string {
  const address = `/authoring/preview/pages/${page.id}`;
  return kind === "section" ? `${address}#section-${id}` : address;
}
