import { useLingui } from "@lingui/react/macro";
import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";

import { TextField } from "../ui/staff/text-field.tsx";
import { useTextState } from "./use-text-state.ts";

/** What the selected picture shows, in words; nothing while none is selected. */
export function PictureField({ editor }: { editor: Editor }) {
  const { t } = useLingui();
  const alt = useTextState(editor, ({ state: { selection } }) =>
    selection instanceof NodeSelection && selection.node.type.name === "image"
      ? String(selection.node.attrs["alt"] ?? "")
      : null,
  );
  if (alt === null) return null;
  return (
    <div className="mt-3">
      <TextField
        label={t`What the picture shows, for those who do not see it`}
        value={alt}
        onChange={(text) => {
          const { state, view } = editor;
          view.dispatch(state.tr.setNodeAttribute(state.selection.from, "alt", text));
        }}
      />
    </div>
  );
}
