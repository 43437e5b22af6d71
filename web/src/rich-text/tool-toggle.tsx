import type { Editor } from "@tiptap/core";
import { ToggleButton } from "react-aria-components/ToggleButton";

import { ToolIcon, type ToolIconName } from "./tool-icon.tsx";
import { useTextState } from "./use-text-state.ts";

interface ToolToggleProps {
  editor: Editor;
  label: string;
  /** Its keyboard shortcut, such as "Ctrl+B". */
  keys?: string;
  /** The mark or block that it toggles; shown as pressed if the cursor is in one. */
  mark: string;
  icon: ToolIconName;
  isDisabled: boolean;
  onToggle: () => void;
}

/** A button of the toolbar that is on or off at the cursor. */
export function ToolToggle(props: ToolToggleProps) {
  const { editor, label, keys, mark, icon, isDisabled, onToggle } = props;
  const isActive = useTextState(editor, () => editor.isActive(mark));
  return (
    <ToggleButton
      aria-label={label}
      data-keys={keys}
      isSelected={isActive}
      isDisabled={isDisabled}
      onChange={onToggle}
      className="grid size-11 place-items-center rounded-control text-muted transition-colors hover:text-ink data-selected:bg-accent-soft data-selected:text-accent data-disabled:opacity-40"
    >
      <ToolIcon name={icon} />
    </ToggleButton>
  );
}
