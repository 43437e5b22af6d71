import { useLingui } from "@lingui/react/macro";
import type { KeyboardEvent } from "react";

import { IconButton } from "../../../ui/staff/button.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { useEditor, useEditorStore } from "../sections/editor-context.ts";
import type { EditorStore } from "../sections/editor-store.ts";
import { fold, isAllFolded, unfold } from "../sections/folding.ts";

interface FoldButtonProps {
  sectionKey: string;
  /** The section's order number, as it is shown. */
  number: number | string;
}

/** Folds a section to a line, and shows it whole again. Plain, for there is one at every section. */
export function FoldButton({ sectionKey, number }: FoldButtonProps) {
  const { t } = useLingui();
  const store = useEditorStore();
  const isFolded = useEditor((state) => state.folded.has(sectionKey));
  const change = isFolded ? unfold : fold;
  return (
    <button
      type="button"
      aria-label={isFolded ? t`Unfold section ${number}` : t`Fold section ${number}`}
      onClick={() => change(store, [sectionKey])}
      className="canvas-fold"
    >
      <Icon name={isFolded ? "unfold" : "fold"} />
    </button>
  );
}

/** The same for all sections of the page. */
export function FoldAllButton() {
  const { t } = useLingui();
  const store = useEditorStore();
  const isFolded = useEditor(isAllFolded);
  const isAlone = useEditor(({ keys }) => keys.length < 2);
  const change = isFolded ? unfold : fold;
  if (isAlone) return null;
  return (
    <IconButton
      icon={isFolded ? "unfold" : "fold"}
      label={isFolded ? t`Unfold all` : t`Fold all`}
      onPress={() => change(store, store.getState().keys)}
    />
  );
}

/** On the name of a section: left folds it, right unfolds it; with Shift all of them. */
export function foldByKeys(event: KeyboardEvent, store: EditorStore, sectionKey: string): void {
  const change = { ArrowLeft: fold, ArrowRight: unfold }[event.key];
  if (!change || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  change(store, event.shiftKey ? store.getState().keys : [sectionKey]);
}
