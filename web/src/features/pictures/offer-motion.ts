const ALWAYS = "all";
const NEVER = "not all";
const PLAY = "M8 5v14l11-7z";
const PAUSE = "M8 5v14M16 5v14";
const SVG = "http://www.w3.org/2000/svg";

/**
 * Adds a play/pause button to an animation: when paused, its first frame is shown, which is the default
 * with `prefers-reduced-motion`. Returns the cleanup.
 * @param still the `source` with the first frame, a sibling of the animation
 */
export function offerMotion(
  still: HTMLSourceElement,
  texts: { play: string; pause: string },
): () => void {
  const opener = still.closest("button");
  if (!opener) return () => {};
  const initial = still.media;
  let isStill = matchMedia(initial).matches;
  const frame = document.createElement("span");
  frame.className = "animation";
  const toggle = document.createElement("button");
  toggle.type = "button";
  toggle.className = "animation-toggle";
  const path = document.createElementNS(SVG, "path");
  const icon = document.createElementNS(SVG, "svg");
  icon.setAttribute("viewBox", "0 0 24 24");
  icon.setAttribute("aria-hidden", "true");
  icon.append(path);
  toggle.append(icon);
  toggle.addEventListener("click", () => show(!isStill));
  opener.replaceWith(frame);
  frame.append(opener, toggle);
  show(isStill);
  return () => {
    still.media = initial;
    frame.replaceWith(opener);
  };

  function show(wantsStill: boolean): void {
    isStill = wantsStill;
    still.media = isStill ? ALWAYS : NEVER;
    toggle.ariaLabel = isStill ? texts.play : texts.pause;
    path.setAttribute("d", isStill ? PLAY : PAUSE);
  }
}
