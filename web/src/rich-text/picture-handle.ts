import { COLUMN, fitWidth } from "./picture-width.ts";

/**
 * The corner handle that resizes a picture; its tools offer the same by keyboard.
 * @param resize takes the chosen width, null for the picture's own
 */
export function followHandle(
  image: HTMLImageElement,
  resize: (width: string | null) => void,
): HTMLElement {
  const handle = document.createElement("span");
  handle.className = "picture-handle";
  handle.ariaHidden = "true";
  handle.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    const from = event.clientX;
    const before = image.offsetWidth;
    const most = Math.min(image.naturalWidth || COLUMN, COLUMN);
    // A right-aligned picture grows to the left.
    const sign = image.closest('[data-align="right"]') ? -1 : 1;
    const moves = new AbortController();
    const { signal } = moves;
    let width = before;
    handle.addEventListener(
      "pointermove",
      ({ clientX }) => {
        width = fitWidth(before + sign * (clientX - from), most);
        image.setAttribute("width", String(width));
      },
      { signal },
    );
    for (const end of ["pointerup", "pointercancel"] as const) {
      handle.addEventListener(
        end,
        () => {
          moves.abort();
          if (width !== before) resize(width >= most ? null : String(width));
        },
        { signal },
      );
    }
  });
  return handle;
}
