import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Near the window's edge, in pixels, dragging scrolls. */
const EDGE = 72;
const SCROLL_STEP = 14;

interface Drag {
  from: number;
  /** Place among the others, from 0. */
  to: number;
  /** Where the line that shows the place is drawn, from the list's top. */
  top: number;
}

/**
 * Lets the rows of a list be put in another order: by dragging a `DragHandle`, or by the arrow keys
 * while one has the focus. The list hears of it from its rows, which need to know nothing.
 * @param onMove takes a row from one place to another, both from 0
 * @returns props of the list, whose children are the rows, and where to draw the line that shows the
 *   place, or null
 */
export function useReorder<List extends HTMLElement>(onMove: (from: number, to: number) => void) {
  const list = useRef<List>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const isDragging = drag !== null;
  const cancel = () => setDrag(null);

  useEffect(() => {
    if (!isDragging) return;
    const cancelByKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Escape") setDrag(null);
    };
    addEventListener("keydown", cancelByKey);
    return () => removeEventListener("keydown", cancelByKey);
  }, [isDragging]);

  /** The row whose handle an event is about; -1 for none of this list. */
  function findRow({ target }: { target: EventTarget }): number {
    const handle = (target as Element).closest("[data-drag-handle]:enabled");
    const row = handle?.closest("li");
    const rows = list.current;
    return row && rows && row.parentElement === rows ? [...rows.children].indexOf(row) : -1;
  }

  const listProps = {
    ref: list,
    onPointerDown(event: PointerEvent<List>) {
      const from = findRow(event);
      if (from < 0 || event.button !== 0) return;
      (event.target as Element).closest("button")?.setPointerCapture(event.pointerId);
      setDrag(findPlace(event.currentTarget, from, event.clientY));
    },
    onPointerMove(event: PointerEvent<List>) {
      if (!drag) return;
      if (event.clientY < EDGE) scrollBy(0, -SCROLL_STEP);
      if (event.clientY > innerHeight - EDGE) scrollBy(0, SCROLL_STEP);
      setDrag(findPlace(event.currentTarget, drag.from, event.clientY));
    },
    onPointerUp() {
      if (drag && drag.to !== drag.from) onMove(drag.from, drag.to);
      cancel();
    },
    onPointerCancel: cancel,
    onKeyDown(event: KeyboardEvent<List>) {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      const from = by === undefined ? -1 : findRow(event);
      if (by === undefined || from < 0) return;
      event.preventDefault();
      const to = from + by;
      if (to < 0 || to >= event.currentTarget.children.length) return;
      const handle = event.target as HTMLElement;
      flushSync(() => onMove(from, to));
      // A row that was put elsewhere in the document has lost the focus.
      handle.focus();
    },
  };

  return { listProps, line: drag && drag.to !== drag.from ? drag.top : null };
}

/** Where the dragged row would go, from where the pointer is. */
function findPlace(list: HTMLElement, from: number, y: number): Drag {
  const rows = [...list.children].map((row) => row.getBoundingClientRect());
  const others = rows.filter((_, index) => index !== from);
  const to = others.filter(({ top, height }) => top + height / 2 < y).length;
  const before = others[to - 1];
  const edge = before ? before.bottom : (others[0]?.top ?? 0);
  return { from, to, top: edge - list.getBoundingClientRect().top };
}
