/** A picture of a text that is shown large. */
export interface ShownPicture {
  /** The file as it was uploaded. */
  original: string;
  /** What the page already shows of it. */
  small: string;
  /** The copies to choose from; empty for none. */
  srcset: string;
  alt: string;
  /** Its caption, or what it says to those who do not see it. */
  caption: string;
  /** Pixels of the file, or of what is shown of it where the page does not say. */
  width: number;
  height: number;
  /** What the focus goes back to. */
  opener: HTMLElement;
}

export function describePicture(image: HTMLImageElement, opener: HTMLElement): ShownPicture {
  const still = image.closest("picture")?.querySelector("source");
  const isStill = still ? matchMedia(still.media).matches : false;
  const caption = image.closest("figure")?.querySelector("figcaption")?.textContent.trim();
  return {
    original: image.getAttribute("src") ?? "",
    small: image.currentSrc || image.src,
    srcset: isStill && still ? still.srcset : image.srcset,
    alt: image.alt,
    caption: caption || image.alt,
    width: image.naturalWidth || image.width,
    height: image.naturalHeight || image.height,
    opener,
  };
}
