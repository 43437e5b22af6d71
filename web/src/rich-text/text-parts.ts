import { type Editor, Extension } from "@tiptap/core";

import { writeText } from "./write-text.ts";

/** A text in two parts, as HTML; empty where there is nothing. */
export type TextParts = readonly [before: string, after: string];

declare module "@tiptap/core" {
  interface Storage {
    textParts: {
      /** The text before and after the cursor; an empty line that it is in belongs to neither. */
      split: () => TextParts;
    };
  }
}

/** Lets the editor's owner split its text. */
export const TextPartsAtCursor = Extension.create({
  name: "textParts",
  addStorage: () => ({ split: (): TextParts => ["", ""] }),
  onBeforeCreate({ editor }) {
    editor.storage.textParts.split = () => splitAtCursor(editor);
  },
});

function splitAtCursor({ state: { doc, selection } }: Editor): TextParts {
  const target = document.implementation.createHTMLDocument();
  const write = (begin: number, end?: number) => {
    const root = writeText(doc.cut(begin, end).toJSON(), target);
    for (const edge of [root.firstElementChild, root.lastElementChild]) {
      if (edge?.localName === "p" && !edge.hasChildNodes()) edge.remove();
    }
    return root.innerHTML;
  };
  return [write(0, selection.from), write(selection.to)];
}
