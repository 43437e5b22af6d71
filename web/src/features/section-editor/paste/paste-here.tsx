import { PasteLesson } from "../../../lesson-text/paste-lesson.tsx";
import type { ClipboardTexts } from "../../../lesson-text/read-clipboard.ts";
import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";
import { useEditorStore } from "../sections/editor-context.ts";
import { isBlank } from "../sections/is-blank.ts";
import { addSections } from "./add-sections.ts";

interface PasteHereProps {
  userId: number;
  draftName: string;
  pasted: ClipboardTexts | null;
  /** Called with the key of the first new section. */
  onAdded: (key: string | undefined) => void;
  onClose: () => void;
}

/** Inserts a text's sections after the open one, or at the end. */
export function PasteHere({ userId, draftName, pasted, onAdded, onClose }: PasteHereProps) {
  const store = useEditorStore();
  const { openKey, sections } = store.getState();
  const open = openKey === null ? undefined : sections[openKey];

  function add(fresh: SectionForm[]): void {
    addSections(store, fresh);
    store.set({ openKey: null });
    onAdded(fresh[0]?.key);
  }

  return (
    <PasteLesson
      userId={userId}
      draftName={draftName}
      after={open && !isBlank(store, open.key) ? (open.order ?? 0) : null}
      pasted={pasted}
      onAdd={add}
      onClose={onClose}
    />
  );
}
