import { useEffect, useState } from "react";

import type { Draft } from "../../../drafts/use-draft.ts";
import type { SectionForm } from "../sections/section-form.ts";
import { isSameSection } from "../sections/write-section.ts";
import { EditorStore, type LoadedPage } from "./editor-store.ts";
import { type SectionsDraft, writeSectionsDraft } from "./sections-draft.ts";

interface EditorDraftOptions {
  loaded: LoadedPage;
  draft: Draft<SectionsDraft>;
  /** The section that a form for new ones begins with; as long as it is untouched, nothing is unsaved. */
  blank: SectionForm | null;
  isSurvey: boolean;
}

/** The store of an editor, begun with what was kept of an earlier visit; every change is kept. */
export function useEditorDraft({ loaded, draft, blank, isSurvey }: EditorDraftOptions) {
  const [restored, setRestored] = useState(draft.restored?.changes ?? []);
  const [store] = useState(() => {
    const created = new EditorStore(loaded, restored, { isSurvey });
    if (restored.length === 0 && blank) created.add(blank);
    return created;
  });

  useEffect(() => {
    let { sections, pendingFiles } = store.getState();
    let isKept = restored.length > 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      timer = undefined;
      const state = store.getState();
      if (state.sections === sections && state.pendingFiles === pendingFiles) return;
      ({ sections, pendingFiles } = state);
      const changes = store.changes();
      const isUnsaved =
        Object.values(pendingFiles).some((files) => files.length > 0) ||
        changes.some(({ base, mine }) => base !== null || !blank || !isSameSection(mine, blank));
      if (isUnsaved) draft.keep(writeSectionsDraft(changes));
      else if (isKept) void draft.discard();
      isKept = isUnsaved;
    };
    // After the key is on the screen.
    const stopListening = store.subscribe(() => (timer ??= setTimeout(keep)));
    return () => {
      stopListening();
      if (timer === undefined) return;
      clearTimeout(timer);
      keep();
    };
    // The draft is the same as long as the form is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [store]);

  return {
    store,
    isRestored: restored.length > 0,
    /** Goes back to what is saved. */
    startOver: () => {
      setRestored([]);
      store.reload(loaded, []);
      if (blank) store.add(blank);
      void draft.discard();
    },
  };
}
