import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { flushSync } from "react-dom";

import { staffKind } from "../../../section-kinds/staff-kinds.ts";
import { IconButton } from "../../../ui/staff/button.tsx";
import { RowContext, useReorder } from "../../../ui/staff/reorder/reorder-context.ts";
import { useEditor, useEditorStore } from "../sections/editor-context.ts";
import { hasOtherSections } from "../sections/editor-store.ts";
import { focusRow } from "./focus-row.ts";
import { OrderFields } from "./order-fields.tsx";

/** Settings of the open section: its number, its kind while it is new, and those of its kind. */
export function SectionSettings({ sectionKey }: { sectionKey: string }) {
  const section = useEditor((state) => state.sections[sectionKey]);
  if (!section) return null;
  const { Settings } = staffKind(section);
  return (
    <div className="canvas-settings">
      <OrderFields section={section} />
      {Settings && <Settings section={section} />}
    </div>
  );
}

/** Actions on the open section as a whole. */
export function SectionActions({ sectionKey }: { sectionKey: string }) {
  const { t } = useLingui();
  const store = useEditorStore();
  const { count, move } = useReorder();
  const index = use(RowContext);
  const busy = useEditor((state) => state.busy);
  const isSaved = useEditor((state) => state.sections[sectionKey]?.id != null);
  const canDelete = useEditor(hasOtherSections);

  /** The button that moved it keeps the focus, unless it has nowhere further to go. */
  function moveBy(by: 1 | -1): void {
    const to = index + by;
    flushSync(() => move(index, to));
    const row = document.getElementById(sectionKey);
    row?.scrollIntoView({ block: "nearest" });
    const button = row?.querySelector<HTMLElement>(`[data-move="${by}"]:not(:disabled)`);
    (button ?? row?.querySelector<HTMLElement>("[data-move]:not(:disabled)"))?.focus();
  }

  return (
    <>
      <IconButton
        icon="up"
        data-move="-1"
        label={t`Move up`}
        isDisabled={busy || index === 0}
        onPress={() => moveBy(-1)}
      />
      <IconButton
        icon="down"
        data-move="1"
        label={t`Move down`}
        isDisabled={busy || index === count - 1}
        onPress={() => moveBy(1)}
      />
      <IconButton
        icon="copy"
        label={t`Duplicate`}
        isDisabled={busy}
        onPress={() => focusRow(store.duplicate(sectionKey))}
      />
      {canDelete && (
        <IconButton
          icon="trash"
          label={isSaved ? t`Delete section` : t`Remove section`}
          isDisabled={busy}
          onPress={() => {
            store.remove(sectionKey);
            focusRow(sectionKey);
          }}
        />
      )}
    </>
  );
}
