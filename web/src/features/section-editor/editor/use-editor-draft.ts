import { useEffect, useRef, useState } from "react";

import type { Draft } from "../../../drafts/use-draft.ts";
import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";
import { EditorStore, type LoadedPage } from "../sections/editor-store.ts";
import { type SectionsDraft, writeSectionsDraft } from "../sections/sections-draft.ts";
import { isSameSection } from "../sections/write-section.ts";

interface EditorDraftOptions {
  loaded: LoadedPage;
  draft: Draft<SectionsDraft>;
  /** The section that a form for new ones begins with; as long as it is untouched, nothing is unsaved. */
  blank: SectionForm | null;
  isSurvey: boolean;
  /** Sections that are folded, by their keys. */
  folded: readonly string[];
}

/** The store of an editor, begun with what was kept of an earlier visit; every change is kept. */
export function useEditorDraft(options: EditorDraftOptions) {
  const { loaded, draft, blank, isSurvey, folded } = options;
  const [store] = useState(() => {
    const created = new EditorStore(loaded, draft.restored?.changes ?? [], { isSurvey, folded });
    if (created.changes().length === 0 && blank) created.add(blank);
    return created;
  });
  const [isRestored, setRestored] = useState(
    () => draft.restored !== null && isUnsaved(store, blank),
  );

  const isKept = useRef(false);

  useEffect(() => {
    let { sections, pendingFiles } = store.getState();
    isKept.current = isRestored;
    // What was kept has been saved since, or was nothing but files.
    if (draft.restored && !isRestored) void draft.discard();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      timer = undefined;
      const state = store.getState();
      if (state.sections === sections && state.pendingFiles === pendingFiles) return;
      ({ sections, pendingFiles } = state);
      const wasKept = isKept.current;
      isKept.current = isUnsaved(store, blank);
      if (isKept.current) draft.keep(writeSectionsDraft(store.changes()));
      else if (wasKept) void draft.discard();
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
    isRestored,
    /** What the editor holds has been saved, and it stays on the screen. */
    published: () => {
      isKept.current = false;
      setRestored(false);
      void draft.discard("published");
    },
    /** Goes back to what is saved. */
    startOver: () => {
      setRestored(false);
      store.reload(store.getState().loaded, []);
      if (blank) store.add(blank);
      void draft.discard();
    },
  };
}

/** Whether leaving would lose something; a new section that is still blank is nothing. */
function isUnsaved(store: EditorStore, blank: SectionForm | null): boolean {
  const { pendingFiles } = store.getState();
  return (
    Object.values(pendingFiles).some((files) => files.length > 0) ||
    store
      .changes()
      .some(({ base, mine }) => base !== null || blank === null || !isSameSection(mine, blank))
  );
}
