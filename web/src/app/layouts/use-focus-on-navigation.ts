import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * Moves the focus to the new screen's title after a navigation, as a page load would. Addresses within a
 * screen (`#section-3`) leave it where it is, or where the screen has moved it.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation && pathChanged && !isAnchorFocused(toLocation.hash)) focusContent();
      }),
    [router],
  );
}

/** Whether the screen has focused the anchor that its address names. */
function isAnchorFocused(hash: string): boolean {
  return hash !== "" && document.querySelector("#content :focus") !== null;
}

/** Focuses the screen's title; until it is drawn, the content container. */
export function focusContent(): void {
  const content = document.querySelector<HTMLElement>("#content");
  if (!content) return;
  const title = content.querySelector("h1");
  focus(title ?? content);
  if (!title) whenTitled(content, focus);
}

function focus(target: HTMLElement): void {
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Hands over the title as soon as it is drawn, unless the focus has moved meanwhile. */
function whenTitled(content: HTMLElement, pass: (title: HTMLElement) => void): void {
  const observer = new MutationObserver(() => {
    const title = content.querySelector("h1");
    if (title && document.activeElement === content) pass(title);
    if (title) observer.disconnect();
  });
  observer.observe(content, { childList: true, subtree: true });
}
