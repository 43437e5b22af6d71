import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";

import { FormulaAid } from "./formula-aid.tsx";
import { LinkAid } from "./link-aid.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { PictureAid } from "./picture-aid.tsx";
import { useTextState } from "./use-text-state.ts";

interface TextAidsProps {
  editor: Editor;
  isDisabled: boolean;
  isLinking: boolean;
  setLinking: (isLinking: boolean) => void;
}

/** Tools for the picture, formula or link at the cursor; nothing elsewhere. */
export function TextAids({ editor, isDisabled, isLinking, setLinking }: TextAidsProps) {
  const at = useTextState(editor, whatIsAt);
  if (isLinking) return <LinkDialog editor={editor} onClose={() => setLinking(false)} />;
  if (isDisabled) return null;
  if (at === "image") return <PictureAid editor={editor} />;
  if (at === "formula" || at === "formulaBlock") return <FormulaAid editor={editor} />;
  return at === "link" && <LinkAid editor={editor} onChange={() => setLinking(true)} />;
}

function whatIsAt(editor: Editor): string {
  const { selection } = editor.state;
  if (selection instanceof NodeSelection) return selection.node.type.name;
  return selection.empty && editor.isActive("link") ? "link" : "";
}
