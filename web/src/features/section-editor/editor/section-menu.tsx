import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { IconButton } from "../../../ui/staff/button.tsx";
import { Menu, MenuItem } from "../../../ui/staff/menu.tsx";
import type { SectionForm } from "../sections/section-form.ts";
import { useEditor, useEditorStore } from "./editor-context.ts";
import { hasOtherSections } from "./editor-store.ts";
import { MoveDialog } from "./move-dialog.tsx";

/** What can be done to a section as a whole. */
export function SectionMenu({ section }: { section: SectionForm }) {
  const { t } = useLingui();
  const store = useEditorStore();
  const [isMoving, setMoving] = useState(false);
  const busy = useEditor((state) => state.busy);
  const place = useEditor((state) => state.keys.indexOf(section.key));
  const count = useEditor((state) => state.keys.length);
  const canDelete = useEditor(hasOtherSections);
  const number = section.order ?? "–";
  const label = t`More for section ${number}`;
  if (busy) return <IconButton icon="more" label={label} isDisabled />;
  return (
    <>
      <Menu label={label}>
        {place > 0 && (
          <MenuItem label={t`Move up`} onAction={() => store.move(section.key, place - 1)} />
        )}
        {place < count - 1 && (
          <MenuItem label={t`Move down`} onAction={() => store.move(section.key, place + 1)} />
        )}
        {count > 1 && <MenuItem icon="move" label={t`Move to…`} onAction={() => setMoving(true)} />}
        {canDelete && (
          <MenuItem
            icon="trash"
            tone="wrong"
            label={section.id === null ? t`Remove section` : t`Delete section`}
            onAction={() => store.remove(section.key)}
          />
        )}
      </Menu>
      {isMoving && <MoveDialog section={section} onClose={() => setMoving(false)} />}
    </>
  );
}
