import type { AdvanceResult, PageData } from "@paso/contract";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

import {
  type Destination,
  arrive,
  arriveWhenDrawn,
  toSection,
} from "../../section-kinds/player/arrive.ts";
import { END_HEADING, resultId } from "../../section-kinds/player/heading-id.ts";
import { studentKind } from "../../section-kinds/student-kinds.ts";
import { type Aftermath, followAdvance, orderSections } from "./apply-advance.ts";

/**
 * Scrolls to what a step opened, or to the URL fragment. Keeps the focus in its section when another
 * tab's step removes the focused element.
 * @param onMove called with the fragment of each section that a step led to, so that a reload returns
 *   there
 * @returns a function to call with each step taken; it returns the URL to navigate to, or null
 */
export function useArrival(page: PageData, fragment: string, onMove: (fragment: string) => void) {
  const destination = useRef<Destination | null>(null);
  const lastFocused = useRef<string | null>(null);
  /** The fragment set by the last step: no need to scroll there again. */
  const left = useRef<string | null>(null);

  function leaveFragment(sectionId: number): void {
    left.current = `section-${sectionId}`;
    onMove(left.current);
  }
  const move = useEffectEvent(leaveFragment);
  useEffect(() => {
    const target = destination.current;
    destination.current = null;
    if (target === null) return holdFocus(lastFocused);
    if (target.sectionId !== undefined) move(target.sectionId);
    const giveUp = arriveWhenDrawn(target);
    return () => {
      // Refetched before its code was loaded: the destination is still pending.
      if (giveUp?.()) destination.current ??= target;
    };
  }, [page]);

  useEffect(() => {
    const remember = () => {
      lastFocused.current = document.activeElement?.closest("li[id]")?.id ?? null;
    };
    // A press anywhere else gives up the focus on purpose.
    const forget = () => {
      lastFocused.current = null;
    };
    document.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", forget);
    return () => {
      document.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", forget);
    };
  }, []);

  const findFragment = useEffectEvent(() => readFragment(page, fragment));
  useEffect(() => {
    if (fragment === "" || fragment === left.current) return undefined;
    left.current = null;
    const sectionId = findFragment();
    // It may name an anchor within an author's text.
    const isAnchor = sectionId === null;
    const target = isAnchor ? { view: fragment, focus: null } : toSection(sectionId);
    const giveUp = arriveWhenDrawn(target);
    // After a manual change of the URL, the browser blurs the focused element once more.
    const frame = requestAnimationFrame(() => {
      if (!giveUp && !isAnchor && document.activeElement === document.body) arrive(target);
    });
    return () => {
      giveUp?.();
      cancelAnimationFrame(frame);
    };
  }, [fragment]);

  return function follow(result: AdvanceResult, byItself: boolean): string | null {
    const then = followAdvance(result);
    if (then.kind === "leave") return then.to;
    // A summary finishes by itself while being read: the view stays put.
    if (byItself && studentKind(result.current_section).summary) return null;
    const target = { ...destinationOf(then), onwards: true, ...(byItself && { focus: null }) };
    // After a hold at the end of a video, the destination is already rendered.
    if (!arrive(target)) destination.current = target;
    else if (target.sectionId !== undefined) leaveFragment(target.sectionId);
    return null;
  };
}

/** Keeps the focus in its section after another tab's step removed or disabled the focused element. */
function holdFocus(section: RefObject<string | null>): () => void {
  // A disabled element loses the focus only after the next frame.
  const timer = setTimeout(() => {
    if (section.current === null || document.activeElement !== document.body) return;
    document.getElementById(`${section.current}-heading`)?.focus({ preventScroll: true });
  }, 50);
  return () => clearTimeout(timer);
}

function destinationOf(then: Exclude<Aftermath, { kind: "leave" }>): Destination {
  switch (then.kind) {
    case "show-section":
      return toSection(then.sectionId);
    case "show-result": {
      const id = resultId(then.sectionId);
      return { view: id, focus: id, sectionId: then.sectionId };
    }
    case "show-end":
      return { view: END_HEADING, focus: END_HEADING };
  }
}

/** The section a fragment names: `section-12`, or `last-section` for the last one reached. */
function readFragment(page: PageData, fragment: string): number | null {
  if (fragment === "last-section") return orderSections(page).at(-1)?.id ?? null;
  const id = /^section-(\d+)$/.exec(fragment)?.[1];
  return id === undefined ? null : Number(id);
}
