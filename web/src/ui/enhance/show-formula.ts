import { drawFormula } from "../formula/draw-formula.ts";

/**
 * Draws a formula in place of its TeX, which stays in the document for anything that reads the text. Invalid
 * TeX stays as it was written. Returns an undo function.
 */
export function showFormula(code: HTMLElement): () => void {
  const tex = code.textContent;
  const isBlock = code.parentElement?.localName === "pre";
  const written = isBlock ? code.parentElement : code;
  const host = document.createElement(isBlock ? "div" : "span");
  let isTakenBack = false;
  let observer: ResizeObserver | null = null;
  void drawFormula(host, tex).then((issue) => {
    if (issue || isTakenBack || !written?.isConnected) return;
    // Avoids a layout shift when the formula is drawn later than the text.
    if (isBlock) host.style.minHeight = `${written.offsetHeight}px`;
    written.replaceWith(host);
    host.append(written);
    if (!isBlock) return;
    observer = new ResizeObserver(() => letKeysScroll(host));
    observer.observe(host);
  });
  return () => {
    isTakenBack = true;
    observer?.disconnect();
    if (written && host.isConnected) host.replaceWith(written);
  };
}

function letKeysScroll(host: HTMLElement): void {
  if (host.scrollWidth > host.clientWidth) host.tabIndex = 0;
  else host.removeAttribute("tabindex");
}
