import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { IconButton } from "../../../ui/staff/button.tsx";
import { copyAsText } from "../sections/copy-as-text.ts";
import { useEditor, useEditorStore } from "../sections/editor-context.ts";
import { redo, undo } from "./use-editor-keys.ts";

interface EditorBarProps {
  onShortcuts: () => void;
  /** Leading content, such as the view switch. */
  children?: ReactNode;
  /** Further tools, before the rest. */
  tools?: ReactNode;
}

/** Actions on the whole page while editing. */
export function EditorBar({ onShortcuts, children, tools }: EditorBarProps) {
  const { t, i18n } = useLingui();
  const store = useEditorStore();
  const canUndo = useEditor((state) => state.canUndo && !state.busy);
  const isSurvey = useEditor((state) => state.isSurvey);
  const canRedo = useEditor((state) => state.canRedo && !state.busy);
  return (
    <div className="editor-bar flex flex-wrap items-center justify-end">
      <div className="me-auto">{children}</div>
      <div className="flex">
        {tools}
        <IconButton
          icon="restore"
          label={t`Undo (Ctrl+Z)`}
          isDisabled={!canUndo}
          onPress={() => undo(store)}
        />
        <IconButton
          icon="restore"
          className="-scale-x-100"
          label={t`Redo (Ctrl+Shift+Z)`}
          isDisabled={!canRedo}
          onPress={() => redo(store)}
        />
        {!isSurvey && (
          <IconButton
            icon="copy"
            label={t`Copy all as text`}
            onPress={() => void copyAsText(store.list(), i18n)}
          />
        )}
        <IconButton icon="info" label={t`Keyboard shortcuts (?)`} onPress={onShortcuts} />
      </div>
    </div>
  );
}
