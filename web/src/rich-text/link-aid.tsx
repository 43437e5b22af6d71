import { useLingui } from "@lingui/react/macro";
import type { Editor } from "@tiptap/core";

import { Button } from "../ui/staff/button.tsx";
import { useTextState } from "./use-text-state.ts";

interface LinkAidProps {
  editor: Editor;
  onChange: () => void;
}

/** The target of the link at the cursor, to be changed or removed. */
export function LinkAid({ editor, onChange }: LinkAidProps) {
  const { t } = useLingui();
  const address = useTextState(editor, () => String(editor.getAttributes("link")["href"] ?? ""));
  return (
    <div
      role="group"
      aria-label={t`Link`}
      className="mt-2 flex flex-wrap items-center gap-x-2 text-small text-muted"
    >
      <span className="min-w-0 truncate">{t`Leads to ${address}`}</span>
      <Button variant="plain" onPress={onChange}>
        {t`Change link`}
      </Button>
      <Button
        variant="plain"
        onPress={() => editor.chain().focus().extendMarkRange("link").unsetMark("link").run()}
      >
        {t`Remove link`}
      </Button>
    </div>
  );
}
