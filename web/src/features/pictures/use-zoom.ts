import createPanzoom, { type PanzoomObject } from "@panzoom/panzoom";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";

const LARGEST = 8;
/** Pixels to pan per key press. */
const STEP = 80;
/** Maximum movement of a tap in pixels. */
const TAP = 6;
/** Scale up to which it counts as not zoomed: the library rounds. */
const UNZOOMED = 1.01;
/** Scale after a tap. */
const CLOSE = 2.5;
/** During a transition, the library bounds the next step by a size that is on its way. */
const AT_ONCE = { animate: false };

/** Zooms and pans a sheet that always covers its stage: by pointer, wheel and keys. */
export function useZoom() {
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const panzoom = useRef<PanzoomObject>(null);
  const [scale, setScale] = useState(1);

  useEffect(() => {
    const element = sheet.current;
    const parent = stage.current;
    if (!element || !parent) return undefined;
    const left = new AbortController();
    const made = createPanzoom(element, {
      minScale: 1,
      maxScale: LARGEST,
      contain: "outside",
      panOnlyWhenZoomed: true,
      cursor: "",
    });
    panzoom.current = made;
    const { signal } = left;
    element.addEventListener(
      "panzoomchange",
      () => setScale(Math.round(made.getScale() * 100) / 100),
      { signal },
    );
    parent.addEventListener("wheel", made.zoomWithWheel, { signal, passive: false });
    let pressed = { x: 0, y: 0 };
    // In the capture phase: the library stops propagation.
    parent.addEventListener("pointerdown", ({ x, y }) => (pressed = { x, y }), {
      signal,
      capture: true,
    });
    parent.addEventListener(
      "click",
      (event) => {
        if (Math.hypot(event.x - pressed.x, event.y - pressed.y) > TAP) return;
        if (made.getScale() > UNZOOMED) made.reset(AT_ONCE);
        else made.zoomToPoint(CLOSE, event);
      },
      { signal },
    );
    return () => {
      left.abort();
      made.destroy();
    };
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = actionOf(event.key);
    if (!act || !panzoom.current) return;
    event.preventDefault();
    act(panzoom.current);
  }

  return {
    stage,
    sheet,
    scale,
    onKeyDown,
    zoomIn: () => void panzoom.current?.zoomIn(AT_ONCE),
    zoomOut: () => void panzoom.current?.zoomOut(AT_ONCE),
  };
}

function actionOf(key: string): ((panzoom: PanzoomObject) => void) | undefined {
  const move = (x: number, y: number) => (panzoom: PanzoomObject) =>
    // In pixels of the sheet, which grow with the scale.
    void panzoom.pan((x * STEP) / panzoom.getScale(), (y * STEP) / panzoom.getScale(), {
      relative: true,
    });
  return new Map<string, (panzoom: PanzoomObject) => void>([
    ["+", (panzoom) => void panzoom.zoomIn(AT_ONCE)],
    ["=", (panzoom) => void panzoom.zoomIn(AT_ONCE)],
    ["-", (panzoom) => void panzoom.zoomOut(AT_ONCE)],
    ["0", (panzoom) => void panzoom.reset(AT_ONCE)],
    ["ArrowLeft", move(1, 0)],
    ["ArrowRight", move(-1, 0)],
    ["ArrowUp", move(0, 1)],
    ["ArrowDown", move(0, -1)],
  ]).get(key);
}
