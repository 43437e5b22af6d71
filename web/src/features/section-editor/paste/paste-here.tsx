import { PasteLesson } from "../../../lesson-text/paste-lesson.tsx";
import type { ClipboardTexts } from "../../../lesson-text/read-clipboard.ts";
import { newKey } from "../../../section-kinds/form/staff/new-key.ts";
import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";
import { useEditorStore } from "../sections/editor-context.ts";
import { newSection } from "../sections/new-section.ts";
import { isSameSection } from "../sections/write-section.ts";
import { placeSections } from "./place-sections.ts";

interface PasteHereProps {
  userId: number;
  draftName: string;
  pasted: ClipboardTexts | null;
  /** Told the key of the first new section. */
  onAdded: (key: string | undefined) => void;
  onClose: () => void;
}

/** Puts the sections of a text behind the open one, or at the end. */
export function PasteHere({ userId, draftName, pasted, onAdded, onClose }: PasteHereProps) {
  const store = useEditorStore();
  const { openKey, sections } = store.getState();
  const open = openKey === null ? undefined : sections[openKey];

  function add(fresh: SectionForm[]): void {
    const list = store.list();
    const kept = list.length === 1 ? list.filter((section) => !isBlank(section)) : list;
    const at = kept.findIndex(({ key }) => key === openKey);
    const used = store.getState().loaded.usedOrders;
    store.arrange(placeSections(kept, fresh, at === -1 ? kept.length : at + 1, used));
    store.set({ openKey: null });
    onAdded(fresh[0]?.key);
  }

  return (
    <PasteLesson
      userId={userId}
      draftName={draftName}
      after={open && !isBlank(open) ? (open.order ?? 0) : null}
      pasted={pasted}
      onAdd={add}
      onClose={onClose}
    />
  );
}

/** The one that a form for new sections begins with. */
function isBlank(section: SectionForm): boolean {
  const { id, type, order } = section;
  if (id !== null || type !== "paragraph") return false;
  const blank = newSection(type, { key: newKey(), order: order ?? 0, firstOption: "" });
  return isSameSection(section, blank);
}
