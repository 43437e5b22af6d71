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

/** What an earlier visit left. */
interface Restored {
  /** Names of files that were to be uploaded, and have to be chosen again. */
  files: readonly string[];
  hasOnlyFiles: boolean;
}

/** The editor's store, initialised from an earlier visit's draft; every change is stored. */
export function useEditorDraft(options: EditorDraftOptions) {
  const { loaded, draft, blank, isSurvey, folded } = options;
  const [store] = useState(() => {
    const created = new EditorStore(loaded, draft.restored?.changes ?? [], { isSurvey, folded });
    if (!isUnsaved(created, blank)) begin(created, blank);
    return created;
  });
  const lostFiles = useRef(draft.restored?.files ?? []);
  const [restored, setRestored] = useState<Restored | null>(() => {
    if (!draft.restored) return null;
    const hasOnlyFiles = !isUnsaved(store, blank);
    const files = draft.restored.files;
    return hasOnlyFiles && files.length === 0 ? null : { files, hasOnlyFiles };
  });

  const isKept = useRef(false);

  function endRestored(): void {
    lostFiles.current = [];
    setRestored(null);
  }

  useEffect(() => {
    let { sections, pendingFiles } = store.getState();
    isKept.current = restored !== null;
    // The draft has since been saved.
    if (draft.restored && !restored) void draft.discard();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      timer = undefined;
      const state = store.getState();
      if (state.sections === sections && state.pendingFiles === pendingFiles) return;
      ({ sections, pendingFiles } = state);
      const wasKept = isKept.current;
      isKept.current = isUnsaved(store, blank);
      const chosen = Object.values(pendingFiles).flatMap((files) => files.map(({ name }) => name));
      const files = [...new Set([...lostFiles.current, ...chosen])];
      if (isKept.current) draft.keep(writeSectionsDraft(store.changes(), files));
      else if (wasKept) void draft.discard();
    };
    // After the typed character is painted.
    const stopListening = store.subscribe(() => (timer ??= setTimeout(keep)));
    return () => {
      stopListening();
      if (timer === undefined) return;
      clearTimeout(timer);
      keep();
    };
    // The draft lives as long as the form.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [store]);

  return {
    store,
    restored,
    /** The editor's content was saved, and editing continues. */
    published: () => {
      isKept.current = false;
      endRestored();
      void draft.discard("published");
    },
    /** Reverts to the saved state. */
    startOver: () => {
      endRestored();
      begin(store, blank);
      void draft.discard();
    },
  };
}

/** Shows what is saved, and the section to begin with: there is nothing to undo. */
function begin(store: EditorStore, blank: SectionForm | null): void {
  store.reload(store.getState().loaded, blank ? [{ base: null, mine: blank }] : []);
  store.set({ pendingFiles: {}, ...(blank && { openKey: blank.key }) });
}

/** Whether leaving would lose changes; a new section that is still blank does not count. */
function isUnsaved(store: EditorStore, blank: SectionForm | null): boolean {
  const { pendingFiles } = store.getState();
  return (
    Object.values(pendingFiles).some((files) => files.length > 0) ||
    store
      .changes()
      .some(({ base, mine }) => base !== null || blank === null || !isSameSection(mine, blank))
  );
}
