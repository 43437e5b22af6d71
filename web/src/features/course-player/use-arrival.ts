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
 * Brings what a step opened into view, and what the address's fragment names. The focus stays in its
 * section also where another tab's step takes away what had it.
 * @param onMove called with the fragment of each section that a step led to, so that a reload comes
 *   back to it
 * @returns a function to call with each step taken; it returns the address to leave for, or null
 */
export function useArrival(page: PageData, fragment: string, onMove: (fragment: string) => void) {
  const destination = useRef<Destination | null>(null);
  const lastFocused = useRef<string | null>(null);
  /** The fragment that a step left in the address: one is there already. */
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
      // Fetched again before its code was there: one still goes to it.
      if (giveUp?.()) destination.current ??= target;
    };
  }, [page]);

  useEffect(() => {
    const remember = () => {
      lastFocused.current = document.activeElement?.closest("li[id]")?.id ?? null;
    };
    // A press beside everything gives the focus up on purpose.
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
    // Where the address was changed by hand, the browser takes the focus away once more.
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
    // A summary finishes while it is being read: the view stays with it.
    if (byItself && studentKind(result.current_section).summary) return null;
    const target = { ...destinationOf(then), onwards: true, ...(byItself && { focus: null }) };
    // A student held at the end of a video goes to what is drawn already.
    if (!arrive(target)) destination.current = target;
    else if (target.sectionId !== undefined) leaveFragment(target.sectionId);
    return null;
  };
}

/** Keeps the focus in a section of which another tab has taken away what had it. */
function holdFocus(section: RefObject<string | null>): () => void {
  // Once the frame is drawn, what is disabled has lost the focus.
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
