import { useLingui } from "@lingui/react/macro";
import type { Editor } from "@tiptap/core";
import { Button } from "react-aria-components/Button";

import { Menu, MenuItem } from "../ui/staff/menu.tsx";
import { ToolIcon } from "./tool-icon.tsx";
import { useTextState } from "./use-text-state.ts";

interface TableMenuProps {
  editor: Editor;
  isDisabled: boolean;
}

/** Inserts a table, or changes the one the cursor is in. */
export function TableMenu({ editor, isDisabled }: TableMenuProps) {
  const { t } = useLingui();
  const isInside = useTextState(editor, () => editor.isActive("table"));
  const chain = () => editor.chain().focus();
  return (
    <Menu
      label={t`Table`}
      trigger={
        <Button
          aria-label={t`Table`}
          isDisabled={isDisabled}
          className={`grid size-11 place-items-center rounded-control hover:text-ink data-disabled:opacity-40 ${isInside ? "bg-accent-soft text-accent" : "text-muted"}`}
        >
          <ToolIcon name="table" />
        </Button>
      }
    >
      {!isInside && (
        <MenuItem
          label={t`Insert a table`}
          onAction={() => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        />
      )}
      {isInside && (
        <>
          <MenuItem label={t`Row above`} onAction={() => chain().addRowBefore().run()} />
          <MenuItem label={t`Row below`} onAction={() => chain().addRowAfter().run()} />
          <MenuItem label={t`Column before`} onAction={() => chain().addColumnBefore().run()} />
          <MenuItem label={t`Column after`} onAction={() => chain().addColumnAfter().run()} />
          <MenuItem label={t`Header row`} onAction={() => chain().toggleHeaderRow().run()} />
          <MenuItem label={t`Header column`} onAction={() => chain().toggleHeaderColumn().run()} />
          <MenuItem label={t`Delete row`} onAction={() => chain().deleteRow().run()} />
          <MenuItem label={t`Delete column`} onAction={() => chain().deleteColumn().run()} />
          <MenuItem
            label={t`Delete table`}
            tone="wrong"
            onAction={() => chain().deleteTable().run()}
          />
        </>
      )}
    </Menu>
  );
}
