/**
 * Keeps the server-rendered page (`first-paint.html`) until the app has drawn a screen, each of which has a
 * heading, or has shown an error with a retry. The swap is invisible: it happens before the app's first
 * frame.
 */
export function keepFirstPaint(): void {
  const drawn = document.querySelector("#first-paint");
  if (!drawn) return;
  new MutationObserver((_, observer) => {
    if (!document.querySelector("#root :is(h1, main button)")) return;
    drawn.remove();
    observer.disconnect();
  }).observe(document.body, { childList: true, subtree: true });
}
