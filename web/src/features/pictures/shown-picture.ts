/** An enlarged picture of a text. */
export interface ShownPicture {
  /** The file as it was uploaded. */
  original: string;
  /** The copy already shown on the page. */
  small: string;
  /** The candidates; empty for none. */
  srcset: string;
  alt: string;
  /** Its caption, or its alternative text. */
  caption: string;
  /** Size of the file in pixels, or of the copy shown if the page does not say. */
  width: number;
  height: number;
  /** Element to return the focus to. */
  opener: HTMLElement;
}

export function describePicture(image: HTMLImageElement, opener: HTMLElement): ShownPicture {
  const still = image.closest("picture")?.querySelector("source");
  const isStill = still ? matchMedia(still.media).matches : false;
  const caption = image.closest("figure")?.querySelector("figcaption")?.textContent.trim();
  const srcset = isStill && still ? still.srcset : image.srcset;
  // With `sizes`, the natural size is that on the page, and an author may have made it smaller than the file.
  const known = [image.naturalWidth, Number(image.getAttribute("width")), widestOf(srcset)];
  const width = Math.max(...known) || image.width;
  const ratio = image.naturalWidth / image.naturalHeight || image.width / image.height || 1;
  return {
    original: image.getAttribute("src") ?? "",
    small: image.currentSrc || image.src,
    srcset,
    alt: image.alt,
    caption: caption || image.alt,
    width,
    height: Math.round(width / ratio),
    opener,
  };
}

/** Width in pixels of the largest candidate; 0 for none. */
function widestOf(srcset: string): number {
  return Math.max(0, ...Array.from(srcset.matchAll(/ (\d+)w/g), ([, pixels]) => Number(pixels)));
}
