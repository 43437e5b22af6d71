import type { Editor } from "@tiptap/core";
import { useSyncExternalStore } from "react";

/** Subscribes to a part of the editor's state. @param select must return a primitive */
export function useTextState<Part extends string | number | boolean | null>(
  editor: Editor,
  select: (editor: Editor) => Part,
): Part {
  return useSyncExternalStore(
    (listener) => {
      editor.on("transaction", listener);
      return () => void editor.off("transaction", listener);
    },
    () => select(editor),
  );
}
