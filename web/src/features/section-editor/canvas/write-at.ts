import type { MouseEvent } from "react";
import { flushSync } from "react-dom";

/** Elements that handle clicks themselves. */
const ACTING = "button, input, textarea, select, summary, label, [contenteditable=true]";

/**
 * Opens a section where it was clicked: focuses the field under the pointer, with the caret at the
 * clicked letter, and keeps it there whatever grows above it. A radio button or checkbox is clicked at
 * once.
 * @param open opens the section
 */
export function writeAt(event: MouseEvent<HTMLElement>, open: () => void): void {
  const { currentTarget: section, target, clientX, clientY } = event;
  if (!(target instanceof Element) || target.closest(ACTING)) return;
  if (document.getSelection()?.isCollapsed === false) return;
  const text = target.closest<HTMLElement>("[data-writes]");
  if (text === null) return flushSync(open);
  const id = text.dataset["writes"] ?? "";
  const { top, left } = text.getBoundingClientRect();
  const letter = findLetter(text, clientX, clientY);
  flushSync(open);
  const field = document.getElementById(id);
  if (field instanceof HTMLInputElement) {
    keepInPlace(field, top);
    field.focus({ preventScroll: true });
    if (!field.checked || field.type === "checkbox") field.click();
  } else if (field instanceof HTMLTextAreaElement) {
    keepInPlace(field, top);
    field.focus({ preventScroll: true });
    field.setSelectionRange(letter, letter);
  } else {
    void writeInRichText(section, { top, x: clientX - left, y: clientY - top });
  }
}

/** Offset of the letter under the pointer. */
function findLetter(text: HTMLElement, x: number, y: number): number {
  const position = document.caretPositionFromPoint?.(x, y);
  const isInside = position?.offsetNode.parentElement === text && !text.matches(".page-blank");
  return isInside ? position.offset : 0;
}

function keepInPlace(field: Element, top: number): void {
  scrollBy({ top: field.getBoundingClientRect().top - top, behavior: "instant" });
}

/** Milliseconds to wait for the rich text editor to load. */
const WAIT_MS = 5_000;

/** The text's own editor, which Tiptap leaves on its element. */
interface RichText {
  view: { posAtCoords: (at: { left: number; top: number }) => { pos: number } | null };
  commands: { setTextSelection: (position: number) => boolean };
}

async function writeInRichText(
  section: HTMLElement,
  at: { top: number; x: number; y: number },
): Promise<void> {
  const begin = performance.now();
  while (performance.now() - begin < WAIT_MS) {
    const field = section.querySelector<HTMLElement>("[contenteditable=true][role=textbox]");
    const editor = (field as { editor?: RichText } | null)?.editor;
    if (field && editor) {
      const text = field.getBoundingClientRect();
      const { paddingTop, paddingLeft } = getComputedStyle(field);
      const top = text.top + Number.parseFloat(paddingTop);
      scrollBy({ top: top - at.top, behavior: "instant" });
      field.focus({ preventScroll: true });
      const found = editor.view.posAtCoords({
        left: text.left + Number.parseFloat(paddingLeft) + at.x,
        top: at.top + at.y,
      });
      if (found) editor.commands.setTextSelection(found.pos);
      return;
    }
    await new Promise(requestAnimationFrame);
  }
}
