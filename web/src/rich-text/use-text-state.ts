import type { Editor } from "@tiptap/core";
import { useSyncExternalStore } from "react";

/** A part of the editor's state, followed as it changes. @param select must answer something simple */
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
