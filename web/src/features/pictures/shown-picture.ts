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
  // With `sizes`, the browser reports the size on the page as the natural one.
  const width = Number(image.getAttribute("width")) || image.naturalWidth || image.width;
  const ratio = image.naturalWidth / image.naturalHeight || image.width / image.height || 1;
  return {
    original: image.getAttribute("src") ?? "",
    small: image.currentSrc || image.src,
    srcset: isStill && still ? still.srcset : image.srcset,
    alt: image.alt,
    caption: caption || image.alt,
    width,
    height: Math.round(width / ratio),
    opener,
  };
}
