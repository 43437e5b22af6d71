import type { Editor } from "@tiptap/core";
import { NodeSelection, TextSelection } from "@tiptap/pm/state";

import { selectNear } from "./select-near.ts";

/** Writes the selected formula. */
export function setFormula(editor: Editor, tex: string): void {
  const { state, view } = editor;
  view.dispatch(state.tr.setNodeAttribute(state.selection.from, "tex", tex));
}

/** Makes the selected formula a block or inline. */
export function setFormulaBlock(editor: Editor, isBlock: boolean): void {
  const { tr, schema, selection } = editor.state;
  const { formula, formulaBlock, paragraph } = schema.nodes;
  if (!(selection instanceof NodeSelection) || !formula || !formulaBlock || !paragraph) return;
  const attrs = { tex: String(selection.node.attrs["tex"]) };
  const { from, to } = selection;
  if (isBlock) tr.replaceRangeWith(from, to, formulaBlock.create(attrs));
  else tr.replaceWith(from, to, paragraph.create(null, formula.create(attrs)));
  editor.view.dispatch(selectNear(tr, from, isBlock ? formulaBlock : formula));
}

/** Moves the caret behind the selected formula; an empty one is removed. */
export function leaveFormula(editor: Editor): void {
  const { tr, selection } = editor.state;
  if (!(selection instanceof NodeSelection)) return editor.view.focus();
  const { from, to, node } = selection;
  if (String(node.attrs["tex"]).trim() === "") tr.delete(from, to);
  const at = tr.mapping.map(to);
  editor.view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at))));
  editor.view.focus();
}
