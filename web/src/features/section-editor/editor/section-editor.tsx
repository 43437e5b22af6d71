import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";

import { DraftNotice } from "../../../drafts/draft-notice.tsx";
import { type Draft, useDraft } from "../../../drafts/use-draft.ts";
import { FormEditorContext } from "../../../section-kinds/form/staff/form-editor.ts";
import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";
import { ConflictView, showConflicts } from "../conflicts/conflict-view.tsx";
import { SectionList } from "../rows/section-list.tsx";
import { LostVotesDialog } from "../saving/lost-votes-dialog.tsx";
import type { Saved } from "../saving/save-page.ts";
import { SaveReport } from "../saving/save-report.tsx";
import type { UploadStep } from "../saving/upload-pending.ts";
import { useSaving } from "../saving/use-saving.ts";
import { EditorContext } from "../sections/editor-context.ts";
import type { EditorStore, LoadedPage } from "../sections/editor-store.ts";
import { listLostVotes } from "../sections/list-lost-votes.ts";
import { readSectionsDraft, type SectionsDraft } from "../sections/sections-draft.ts";
import { useEditorDraft } from "./use-editor-draft.ts";

export interface SectionEditorProps {
  /** Names the draft, such as `sections-update:7`. */
  draftKey: string;
  loaded: LoadedPage;
  /** The section that a form for new ones begins with. */
  blank?: SectionForm;
  isSurvey?: boolean;
  submitLabel: string;
  save: (store: EditorStore, onUpload: (step: UploadStep) => void) => Promise<Saved>;
  /** Reads the state that a stale save is answered with. */
  readCurrent: (current: unknown) => LoadedPage;
  /** Goes to the address that the server answered. */
  onSaved: (address: string) => void;
  /** Puts the actions of the screen where it wants them. */
  renderActions: (submit: ReactNode) => ReactNode;
  /** Id of the section to begin with, as the address's fragment has it. */
  openKey?: string | undefined;
}

/** Sections as rows, one of them open for editing; drafts, save, issues and conflicts. */
export function SectionEditor(props: SectionEditorProps) {
  const draft = useDraft(props.draftKey, readSectionsDraft);
  return draft.ready ? <Editor {...props} draft={draft} /> : <Loading />;
}

function Editor({
  draft,
  draftKey,
  loaded,
  blank,
  isSurvey = false,
  submitLabel,
  save,
  readCurrent,
  onSaved,
  renderActions,
  openKey,
}: SectionEditorProps & { draft: Draft<SectionsDraft> }) {
  const { t } = useLingui();
  const { store, isRestored, startOver } = useEditorDraft({
    loaded,
    draft,
    blank: blank ?? null,
    isSurvey,
  });
  const [saved, setSaved] = useState<Saved | null>(null);
  const [isAsking, setAsking] = useState(false);
  const saving = useSaving({
    store,
    save: (onUpload) => save(store, onUpload),
    readCurrent,
    onSaved(result) {
      if (result.failedUploads.length > 0) return setSaved(result);
      void draft.discard();
      onSaved(result.redirectTo);
    },
  });

  function submit(): void {
    setSaved(null);
    if (store.getState().conflicts.length > 0) return showConflicts();
    if (listLostVotes(store.getState()).length > 0) return setAsking(true);
    saving.submit();
  }

  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      submit();
    };
    addEventListener("keydown", saveByKey);
    return () => removeEventListener("keydown", saveByKey);
  });

  return (
    <EditorContext value={store}>
      <FormEditorContext value={store}>
        {renderActions(
          <Button busy={saving.busy} onPress={submit}>
            {submitLabel}
          </Button>,
        )}
        <div className="grid grid-cols-1 gap-4">
          {isRestored && <DraftNotice onDiscard={startOver} />}
          <SaveReport
            saving={saving}
            saved={saved}
            onRetry={submit}
            onGoOn={() => {
              void draft.discard();
              onSaved(saved?.redirectTo ?? "");
            }}
          />
          <ConflictView />
          <SectionList openKey={openKey} draftKey={draftKey} />
        </div>
        <LostVotesDialog
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            saving.submit();
          }}
          submitLabel={submitLabel}
          cancelLabel={t`Go back`}
        />
      </FormEditorContext>
    </EditorContext>
  );
}
