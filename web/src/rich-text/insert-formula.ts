import type { Editor } from "@tiptap/core";

import { selectNear } from "./select-near.ts";

/** Inserts a formula at the cursor, made of the selection, and selects it for editing. */
export function insertFormula(editor: Editor): void {
  const { tr, schema, doc, selection } = editor.state;
  const { formula } = schema.nodes;
  if (!formula) return;
  const tex = doc.textBetween(selection.from, selection.to, " ").trim();
  tr.replaceRangeWith(selection.from, selection.to, formula.create({ tex }));
  editor.view.dispatch(selectNear(tr, selection.from, formula));
}
