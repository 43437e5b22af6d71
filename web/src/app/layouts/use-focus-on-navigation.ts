import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * Moves the focus to the new screen's title after a change of address, as a page load would.
 * Addresses within a screen (`#section-3`) keep it where it is.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) focusContent();
      }),
    [router],
  );
}

/** Focuses the screen's title, or its content while it has none yet. */
export function focusContent(): void {
  const content = document.querySelector<HTMLElement>("#content");
  const target = content?.querySelector("h1") ?? content;
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
