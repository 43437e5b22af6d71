import { useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";

import { lazyPart } from "../../../loading/lazy-part.tsx";
import { IconButton } from "../../../ui/staff/button.tsx";
import { Menu, MenuItem } from "../../../ui/staff/menu.tsx";
import { showToast } from "../../../ui/staff/toast.ts";
import { copyAsText } from "../sections/copy-as-text.ts";
import { useEditor, useEditorStore } from "../sections/editor-context.ts";
import { hasOtherSections } from "../sections/editor-store.ts";
import { focusRow } from "./focus-row.ts";

const MoveDialog = lazyPart(async () => (await import("../deferred/move-dialog.tsx")).MoveDialog, {
  texts: "admin",
  dialog: true,
});

interface SectionMenuProps {
  sectionKey: string;
  /** The section's order number, as its row shows it. */
  number: number | string;
}

/** What can be done to a section as a whole. */
export function SectionMenu({ sectionKey, number }: SectionMenuProps) {
  const { t } = useLingui();
  const [isMoving, setMoving] = useState(false);
  const busy = useEditor((state) => state.busy);
  const label = t`More for section ${number}`;
  const move = useMove(sectionKey);
  if (busy) return <IconButton icon="more" label={label} isDisabled />;
  return (
    <>
      <Menu label={label}>
        <SectionActions sectionKey={sectionKey} onMove={() => setMoving(true)} />
      </Menu>
      {isMoving && (
        <Suspense fallback={null}>
          <MoveDialog sectionKey={sectionKey} onMove={move} onClose={() => setMoving(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Moves a section to a place from 0, and says which number it has now. */
function useMove(sectionKey: string): (to: number) => void {
  const { t } = useLingui();
  const store = useEditorStore();
  return (to) => {
    store.move(sectionKey, to);
    const number = store.getState().sections[sectionKey]?.order;
    showToast({ text: t`Moved: now section ${number}` });
  };
}

/** The menu's items; there only while it is open. */
function SectionActions({ sectionKey, onMove }: { sectionKey: string; onMove: () => void }) {
  const { t, i18n } = useLingui();
  const store = useEditorStore();
  const index = useEditor((state) => state.keys.indexOf(sectionKey));
  const count = useEditor((state) => state.keys.length);
  const isSaved = useEditor((state) => state.sections[sectionKey]?.id != null);
  const canDelete = useEditor(hasOtherSections);
  const isSurvey = useEditor((state) => state.isSurvey);
  const move = useMove(sectionKey);
  function duplicate(): void {
    const key = store.duplicate(sectionKey);
    focusRow(key);
    const number = store.getState().sections[key ?? ""]?.order;
    showToast({ text: t`Copied: the copy is section ${number}` });
  }
  const copy = () =>
    copyAsText(
      store.list().filter(({ key }) => key === sectionKey),
      i18n,
    );
  return (
    <>
      {index > 0 && <MenuItem icon="up" label={t`Move up`} onAction={() => move(index - 1)} />}
      {index < count - 1 && (
        <MenuItem icon="down" label={t`Move down`} onAction={() => move(index + 1)} />
      )}
      {count > 1 && <MenuItem icon="move" label={t`Move to…`} onAction={onMove} />}
      {!isSurvey && <MenuItem icon="copy" label={t`Duplicate`} onAction={duplicate} />}
      {!isSurvey && <MenuItem icon="list" label={t`Copy as text`} onAction={() => void copy()} />}
      {canDelete && (
        <MenuItem
          icon="trash"
          tone="wrong"
          label={isSaved ? t`Delete section` : t`Remove section`}
          onAction={() => {
            store.remove(sectionKey);
            focusRow(sectionKey);
          }}
        />
      )}
    </>
  );
}
