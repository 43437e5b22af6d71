import { useLingui } from "@lingui/react/macro";
import type { Editor } from "@tiptap/core";
import { Button } from "react-aria-components/Button";

import { Icon } from "../ui/staff/icon.tsx";
import { Menu, MenuItem } from "../ui/staff/menu.tsx";
import { useTextState } from "./use-text-state.ts";

/** Below the page's own title. */
const LEVELS = [2, 3, 4] as const;

interface StyleMenuProps {
  editor: Editor;
  isDisabled: boolean;
}

/** Makes the block a paragraph or a heading of some level. */
export function StyleMenu({ editor, isDisabled }: StyleMenuProps) {
  const { t } = useLingui();
  const level = useTextState(editor, () =>
    editor.isActive("heading") ? Number(editor.getAttributes("heading")["level"]) : 0,
  );
  const names: Record<number, string> = {
    0: t`Text`,
    1: t`Heading 1`,
    2: t`Heading`,
    3: t`Subheading`,
    4: t`Small heading`,
  };
  return (
    <Menu
      label={t`Kind of paragraph`}
      trigger={
        <Button
          isDisabled={isDisabled}
          aria-label={`${t`Kind of paragraph`}: ${names[level] ?? level}`}
          className="flex min-h-11 min-w-32 items-center justify-between gap-2 rounded-control px-3 text-small font-semibold hover:text-accent data-disabled:opacity-40"
        >
          {names[level] ?? level}
          <Icon name="down" className="size-4" />
        </Button>
      }
    >
      <MenuItem
        label={names[0] ?? ""}
        onAction={() => editor.chain().focus().setParagraph().run()}
      />
      {LEVELS.map((one) => (
        <MenuItem
          key={one}
          label={names[one] ?? ""}
          onAction={() => editor.chain().focus().setHeading({ level: one }).run()}
        />
      ))}
    </Menu>
  );
}
