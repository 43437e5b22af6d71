import { useLingui } from "@lingui/react/macro";
import type { Editor } from "@tiptap/core";
import { Button } from "react-aria-components/Button";

import { Menu, MenuItem } from "../ui/staff/menu.tsx";
import { CALLOUT_KINDS, type CalloutKind } from "./callout-node.ts";
import { ToolIcon } from "./tool-icon.tsx";
import { useTextState } from "./use-text-state.ts";

interface CalloutMenuProps {
  editor: Editor;
  isDisabled: boolean;
}

/** Sets a stretch of the text apart as a note, a tip or a warning, or changes the one the cursor is in. */
export function CalloutMenu({ editor, isDisabled }: CalloutMenuProps) {
  const { t } = useLingui();
  const isInside = useTextState(editor, () => editor.isActive("callout"));
  const names: Record<CalloutKind, string> = { note: t`Note`, tip: t`Tip`, warning: t`Warning` };
  const chain = () => editor.chain().focus();
  return (
    <Menu
      label={t`Callout`}
      trigger={
        <Button
          aria-label={t`Callout`}
          isDisabled={isDisabled}
          className={`grid size-11 place-items-center rounded-control hover:text-ink data-disabled:opacity-40 ${isInside ? "bg-accent-soft text-accent" : "text-muted"}`}
        >
          <ToolIcon name="callout" />
        </Button>
      }
    >
      {CALLOUT_KINDS.map((kind) => (
        <MenuItem
          key={kind}
          label={names[kind]}
          onAction={() =>
            isInside
              ? chain().updateAttributes("callout", { kind }).run()
              : chain().wrapIn("callout", { kind }).run()
          }
        />
      ))}
      {isInside && (
        <MenuItem label={t`Remove callout`} onAction={() => chain().lift("callout").run()} />
      )}
    </Menu>
  );
}
