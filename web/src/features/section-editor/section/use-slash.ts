import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, use } from "react";

import { useEditorStore } from "../sections/editor-context.ts";
import { ChoosingContext } from "./choosing.ts";
import { findTextEditor, isOnEmptyLine } from "./cursor-in-text.ts";
import { focusFirstField } from "./focus-row.ts";

/** "/" on an empty line of a section's text starts choosing a kind of section to insert in its place. */
export function useSlash(sectionKey: string): (event: KeyboardEvent) => void {
  const { t } = useLingui();
  const store = useEditorStore();
  const choose = use(ChoosingContext);
  const number = 1;
  const firstOption = t`Option ${number}`;
  return (event) => {
    if (event.key !== "/" || event.nativeEvent.isComposing) return;
    const editor = findTextEditor(sectionKey);
    if (!editor?.view.dom.contains(event.target as Node) || !isOnEmptyLine(editor)) return;
    event.preventDefault();
    event.stopPropagation();
    choose({
      at: store.getState().keys.indexOf(sectionKey) + 1,
      async take(type) {
        const { insertAtCursor } = await import("../deferred/reshape.ts");
        const chosen = { editor, type, firstOption };
        focusFirstField(insertAtCursor(store, sectionKey, chosen));
      },
      // The character itself was meant.
      leave: () => void editor.chain().focus().insertContent("/").run(),
    });
  };
}
