import "./icon-hints.css";
import { useEffect, useState } from "react";
import { Tooltip, TooltipTriggerStateContext } from "react-aria-components/Tooltip";

import { useOverlayHome } from "./overlay-home.tsx";

/** Buttons that show an icon instead of their name. */
const DRAWN = "button[aria-label]:has(svg)";
/** Milliseconds of hovering before the hint is shown. */
const RESTED = 500;
/** Milliseconds in which the pointer can get from the button to its hint. */
const ON_ITS_WAY = 200;

interface Hint {
  of: Element;
  text: string;
}

/**
 * A tooltip with the name of the icon button that is hovered or focused by keyboard, including its shortcut
 * from `data-keys`. To screen readers it is already the button's name.
 */
export function IconHints() {
  const [hint, setHint] = useState<Hint | null>(null);
  useEffect(() => followButtons(setHint), []);
  const home = useOverlayHome();
  if (!hint) return null;
  const state = {
    isOpen: true,
    shouldSkipAnimation: true,
    open: () => {},
    close: () => setHint(null),
  };
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip
        {...home}
        key={hint.text}
        triggerRef={{ current: hint.of }}
        offset={6}
        className="icon-hint"
      >
        {hint.text}
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}

function followButtons(show: (hint: Hint | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (hint: Hint | null, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => show(hint), delay);
  };
  const stop = new AbortController();
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, listener, { signal: stop.signal, capture: true });

  listen("pointerover", ({ target, pointerType }) => {
    if (pointerType !== "mouse" || !(target instanceof Element)) return;
    // The hint itself may be hovered, to read it.
    if (target.closest(".icon-hint")) return clearTimeout(timer);
    const hint = hintOf(target);
    soon(hint, hint ? RESTED : ON_ITS_WAY);
  });
  listen("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    soon(target.matches(":focus-visible") ? hintOf(target) : null, 0);
  });
  listen("focusout", () => soon(null, 0));
  listen("pointerdown", () => soon(null, 0));
  listen("keydown", ({ key }) => {
    if (key === "Escape" || key === "Enter" || key === " ") soon(null, 0);
  });
  // A pending hint is not cancelled: screens also scroll by themselves.
  listen("scroll", () => show(null));
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

/** The hint of the button at a target; null if there is none, or while its menu is open. */
function hintOf(target: Element): Hint | null {
  const of = target.closest<HTMLElement>(DRAWN);
  const name = of?.getAttribute("aria-label");
  if (!of || !name || of.getAttribute("aria-expanded") === "true") return null;
  const hasText = of.textContent.trim() !== "";
  const keys = of.dataset["keys"];
  return hasText ? null : { of, text: keys ? `${name} (${keys})` : name };
}
