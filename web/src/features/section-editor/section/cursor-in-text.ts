import type { Editor } from "@tiptap/core";

/** The editor of a section's rich text, which Tiptap leaves on its element; null where none is open. */
export function findTextEditor(sectionKey: string): Editor | null {
  const field = document
    .getElementById(sectionKey)
    ?.querySelector<HTMLElement>("[contenteditable=true][role=textbox]");
  return (field as { editor?: Editor } | null | undefined)?.editor ?? null;
}

/** Whether the caret is on an empty line. */
export function isOnEmptyLine({ state }: Editor): boolean {
  const { $from, empty } = state.selection;
  return empty && $from.depth === 1 && $from.parent.isTextblock && $from.parent.content.size === 0;
}
