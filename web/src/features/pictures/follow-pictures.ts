import { offerMotion } from "./offer-motion.ts";

interface FollowOptions {
  texts: { picture: string; play: string; pause: string };
  open: (image: HTMLImageElement, opener: HTMLElement) => void;
}

/** Side in pixels below which a picture is an inline icon. */
const SMALLEST = 64;

/**
 * Makes each picture of an authored text a button that enlarges it, including texts rendered later.
 * Excludes pictures in links and buttons, and small icons. Returns the cleanup.
 */
export function followPictures({ texts, open }: FollowOptions): () => void {
  const undo: (() => void)[] = [];
  const prepareAll = () => {
    for (const image of document.querySelectorAll<HTMLImageElement>(".authored img")) {
      if (image.closest("a, button") || !isLarge(image)) continue;
      const wrapped = image.closest("picture") ?? image;
      undo.push(offerOpening(image, wrapped, texts.picture, open));
      const still = wrapped.querySelector("source");
      if (still && image.dataset["animated"] !== undefined) undo.push(offerMotion(still, texts));
    }
  };
  prepareAll();
  const observer = new MutationObserver(prepareAll);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const takeBack of undo) takeBack();
  };
}

/** Without size attributes, the size is only known after loading. */
function isLarge(image: HTMLImageElement): boolean {
  const [width, height] = ["width", "height"].map((name) => Number(image.getAttribute(name)));
  return (width || SMALLEST) >= SMALLEST && (height || SMALLEST) >= SMALLEST;
}

function offerOpening(
  image: HTMLImageElement,
  wrapped: Element,
  name: string,
  open: FollowOptions["open"],
): () => void {
  const opener = document.createElement("button");
  opener.type = "button";
  opener.className = "picture-opener";
  opener.ariaHasPopup = "dialog";
  // The picture's alternative text also names the button.
  if (image.alt.trim() === "") opener.ariaLabel = name;
  opener.addEventListener("click", () => open(image, opener));
  wrapped.replaceWith(opener);
  opener.append(wrapped);
  return () => opener.replaceWith(wrapped);
}
