import { offerMotion } from "./offer-motion.ts";

interface FollowOptions {
  texts: { picture: string; play: string; pause: string };
  open: (image: HTMLImageElement, opener: HTMLElement) => void;
}

/** Pixels of a side below which a picture is a sign within the text. */
const SMALLEST = 64;

/**
 * Makes each picture of an authored text a button that opens it, now and as texts are drawn. Those in
 * links lead on, those in buttons act, and small ones are signs. Returns what takes it back.
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

/** Of a picture that says no size, it is known once it has come. */
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
  // What the picture says is the button's name as well.
  if (image.alt.trim() === "") opener.ariaLabel = name;
  opener.addEventListener("click", () => open(image, opener));
  wrapped.replaceWith(opener);
  opener.append(wrapped);
  return () => opener.replaceWith(wrapped);
}
