import { scrollToElement } from "../../ui/scroll-to-element.ts";
import { headingId } from "./heading-id.ts";

/** A scroll and focus target. */
export interface Destination {
  /** Id of the element to scroll into view. */
  view: string;
  /** Id of the element to focus; null if the step was automatic. */
  focus: string | null;
  /** The section it belongs to. */
  sectionId?: number;
  /** Only ever scrolls down, never back up. */
  onwards?: boolean;
}

/** A section, with the focus on its heading. */
export function toSection(sectionId: number): Destination {
  return { view: `section-${sectionId}`, focus: headingId(sectionId), sectionId };
}

/** Goes to a destination; false if it is not rendered. */
export function arrive({ view, focus, onwards = false }: Destination): boolean {
  const element = document.getElementById(view);
  if (!element) return false;
  if (focus !== null) document.getElementById(focus)?.focus({ preventScroll: true });
  // Scrolling to a verdict, which is within its question, would cut that although all is in view.
  const isSeen =
    element.closest("fieldset") && element.getBoundingClientRect().bottom < innerHeight - 100;
  if (!isSeen) scrollToElement(element, { onwards });
  return true;
}

/**
 * Goes to a destination as soon as it and the whole path are rendered, since code may still be loading.
 * @returns if it has to wait, a cancel function, which returns whether it was still waiting
 */
export function arriveWhenDrawn(destination: Destination): (() => boolean) | undefined {
  const tryTo = () => document.querySelector("ol[aria-busy=true]") === null && arrive(destination);
  if (tryTo()) return undefined;
  let isAwaited = true;
  const observer = new MutationObserver(() => {
    if (!tryTo()) return;
    isAwaited = false;
    observer.disconnect();
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["aria-busy"],
  });
  return () => {
    observer.disconnect();
    return isAwaited;
  };
}
