import { useLingui } from "@lingui/react/macro";
import { Suspense, use, useState } from "react";

import { lazyPart } from "../../../loading/lazy-part.tsx";
import { IconButton } from "../../../ui/staff/button.tsx";
import { Menu, MenuItem } from "../../../ui/staff/menu.tsx";
import { showToast } from "../../../ui/staff/toast.ts";
import { copyAsText } from "../sections/copy-as-text.ts";
import { useEditor, useEditorStore } from "../sections/editor-context.ts";
import { hasOtherSections } from "../sections/editor-store.ts";
import { findJoinable, turnableTypes } from "../sections/reshapable.ts";
import { ChoosingContext } from "./choosing.ts";
import { findTextEditor } from "./cursor-in-text.ts";
import { focusFirstField, focusRow } from "./focus-row.ts";

const MoveDialog = lazyPart(async () => (await import("../deferred/move-dialog.tsx")).MoveDialog, {
  texts: "admin",
  dialog: true,
});

interface SectionMenuProps {
  sectionKey: string;
  /** The section's order number, as its row shows it. */
  number: number | string;
}

/** The menu of actions on a whole section. */
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

/** Moves a section to an index, and announces its new number. */
function useMove(sectionKey: string): (to: number) => void {
  const { t } = useLingui();
  const store = useEditorStore();
  return (to) => {
    store.move(sectionKey, to);
    const number = store.getState().sections[sectionKey]?.order;
    showToast({ text: t`Moved: now section ${number}` });
  };
}

/** Conversions: to another kind, splitting and joining. */
function ReshapeActions({ sectionKey }: { sectionKey: string }) {
  const { t } = useLingui();
  const store = useEditorStore();
  const choose = use(ChoosingContext);
  const section = useEditor((state) => state.sections[sectionKey]);
  const pendingFiles = useEditor((state) => state.pendingFiles);
  if (!section) return null;
  const types = turnableTypes(section.type);
  const next = findJoinable(store.list(), sectionKey);
  const hasFiles = next !== null && next.files.length + (pendingFiles[next.key]?.length ?? 0) > 0;
  const editor = findTextEditor(sectionKey);

  const load = () => import("../deferred/reshape.ts");

  return (
    <>
      {types.length > 0 && (
        <MenuItem
          icon="edit"
          label={t`Turn into…`}
          onAction={() =>
            choose({
              at: store.getState().keys.indexOf(sectionKey) + 1,
              types,
              async take(type) {
                focusFirstField((await load()).turn(store, sectionKey, type));
                showToast({ text: t`Its texts are kept. Ctrl+Z brings back the rest.` });
              },
            })
          }
        />
      )}
      {editor && (
        <MenuItem
          icon="list"
          label={t`Split at the cursor`}
          onAction={async () => focusFirstField((await load()).split(store, sectionKey, editor))}
        />
      )}
      {next && (
        <MenuItem
          icon="add"
          isDisabled={hasFiles}
          label={
            hasFiles ? t`Join with the next (not possible: it has files)` : t`Join with the next`
          }
          onAction={async () => focusFirstField((await load()).join(store, sectionKey, next))}
        />
      )}
    </>
  );
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
      {!isSurvey && <ReshapeActions sectionKey={sectionKey} />}
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
