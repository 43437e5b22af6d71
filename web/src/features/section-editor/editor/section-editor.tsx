import { useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from "react";

import { DraftNotice } from "../../../drafts/draft-notice.tsx";
import { type Draft, useDraft } from "../../../drafts/use-draft.ts";
import { lazyPart } from "../../../loading/lazy-part.tsx";
import { FormEditorContext } from "../../../section-kinds/form/staff/form-editor.ts";
import { type SectionForm, staffKind } from "../../../section-kinds/staff-kinds.ts";
import { useUser } from "../../../session/session-query.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";
import { showToast } from "../../../ui/staff/toast.ts";
import { FoldAllButton } from "../canvas/fold-buttons.tsx";
import { showConflicts } from "../conflicts/show-conflicts.ts";
import type { WrittenPage } from "../deferred/draft-feed.tsx";
import { useEditorView } from "../list/editor-view.ts";
import { SectionList } from "../list/section-list.tsx";
import { ViewSwitch } from "../list/view-switch.tsx";
import type { Saved } from "../saving/save-page.ts";
import type { UploadStep } from "../saving/upload-pending.ts";
import { useSaving } from "../saving/use-saving.ts";
import type { Choosing } from "../section/choosing.ts";
import { EditorContext, useEditor } from "../sections/editor-context.ts";
import type { EditorStore, LoadedPage } from "../sections/editor-store.ts";
import { keepFolds, readFolds } from "../sections/folding.ts";
import { listLostSections, listLostVotes } from "../sections/list-lost-votes.ts";
import { readSectionsDraft, type SectionsDraft } from "../sections/sections-draft.ts";
import { EditorBar } from "./editor-bar.tsx";
import { listLostFiles } from "./list-lost-files.ts";
import { SaveButton } from "./save-button.tsx";
import { SaveReport } from "./save-report.tsx";
import { useEditorDraft } from "./use-editor-draft.ts";
import { useEditorKeys } from "./use-editor-keys.ts";

const ConflictView = lazyPart(
  async () => (await import("../conflicts/conflict-view.tsx")).ConflictView,
  { texts: "staff" },
);
const ShortcutSheet = lazyPart(
  async () => (await import("../deferred/shortcut-sheet.tsx")).ShortcutSheet,
  {
    texts: "admin",
    dialog: true,
  },
);
const DraftFeed = lazyPart(async () => (await import("../deferred/draft-feed.tsx")).DraftFeed, {
  texts: "admin",
  dialog: true,
});
const LossesDialog = lazyPart(
  async () => (await import("../deferred/losses-dialog.tsx")).LossesDialog,
  { texts: "admin", dialog: true },
);

export type RenderPreview = (written: WrittenPage) => ReactNode;

export interface SectionEditorProps {
  /** Names the draft, such as `sections-update:7`. */
  draftKey: string;
  loaded: LoadedPage;
  /** The section that a form for new ones begins with. */
  blank?: SectionForm;
  isSurvey?: boolean;
  submitLabel: string;
  save: (store: EditorStore, onUpload: (step: UploadStep) => void) => Promise<Saved>;
  /** Reads the current state from the response to a stale save. */
  readCurrent: (current: unknown) => LoadedPage;
  /** Refetches the page after a save, if editing continues in the same form. */
  reread?: () => Promise<LoadedPage>;
  /**
   * Called after a save that does not leave the editor.
   * @param openId id of the section that is open
   */
  onStayed: (openId: number | null) => void;
  /** Navigates to the address in the response. */
  onSaved: (address: string) => void;
  /** Places the actions within the screen. */
  renderActions: (submit: ReactNode) => ReactNode;
  /** Id of the section to open first, from the URL fragment. */
  openKey?: string | undefined;
  /** The edited page and how to render it as students will see it; omitted for surveys. */
  preview?: { pageId: number; draw: RenderPreview };
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
  reread,
  onStayed,
  onSaved,
  renderActions,
  openKey,
  preview,
}: SectionEditorProps & { draft: Draft<SectionsDraft> }) {
  const { t, i18n } = useLingui();
  const folds = `folded.${useUser()?.id}.${draftKey}`;
  const { store, restored, startOver, published } = useEditorDraft({
    loaded,
    draft,
    blank: blank ?? null,
    isSurvey,
    folded: isSurvey ? [] : readFolds(folds),
  });
  useEffect(() => keepFolds(store, folds), [store, folds]);
  const hasConflicts = useSyncExternalStore(
    store.subscribe,
    () => store.getState().conflicts.length > 0,
  );
  const [saved, setSaved] = useState<Saved | null>(null);
  /** A requested save awaiting confirmation, and whether to stay afterwards. */
  const [asked, setAsked] = useState<{ stay: boolean } | null>(null);
  const [isShowingKeys, setShowingKeys] = useState(false);
  const [view, setView] = useEditorView();
  const [isPreviewing, setPreviewing] = useState(false);
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const saving = useSaving({
    store,
    save: (onUpload) => save(store, onUpload),
    readCurrent,
    reread,
    onSaved(result, stay) {
      if (result.failedUploads.length > 0) return setSaved(result);
      if (!stay) {
        void draft.discard();
        showToast({ text: t`Saved` });
        return onSaved(result.redirectTo);
      }
      published();
      const { openKey, sections } = store.getState();
      onStayed((openKey === null ? null : sections[openKey]?.id) ?? null);
    },
  });

  const linesOf = (section: SectionForm, other: SectionForm | null) =>
    staffKind(section).lines(section, { other, i18n });

  const lostFiles = () => listLostFiles(restored?.files ?? [], store.getState());

  function submit(stay: boolean): void {
    setSaved(null);
    if (saving.busy) return;
    if (store.getState().conflicts.length > 0) return showConflicts();
    const state = store.getState();
    const lost = [...listLostVotes(state), ...listLostSections(state), ...lostFiles()];
    if (lost.length > 0) return setAsked({ stay });
    saving.submit(stay);
  }

  useEditorKeys(store, {
    save: () => submit(true),
    add() {
      const { keys, openKey: open, busy } = store.getState();
      if (isSurvey || busy) return;
      const at = open === null ? keys.length : keys.indexOf(open) + 1;
      setChoosing({ at });
    },
    showShortcuts: () => setShowingKeys(true),
  });

  return (
    <EditorContext value={store}>
      <FormEditorContext value={store}>
        {renderActions(
          <>
            {preview && (
              <Button
                variant="quiet"
                icon="eye"
                aria-expanded={isPreviewing}
                className="max-sm:px-2.5"
                onPress={() => setPreviewing(!isPreviewing)}
              >
                <span className="max-sm:sr-only">{t`Preview`}</span>
              </Button>
            )}
            <SaveButton
              label={submitLabel}
              busy={saving.busy}
              onSave={() => submit(false)}
              onStay={() => submit(true)}
            />
          </>,
        )}
        <div className="grid grid-cols-1 gap-4">
          {restored && <RestoredNotice {...restored} onDiscard={startOver} />}
          <SaveReport
            saving={saving}
            saved={saved}
            onRetry={() => submit(false)}
            onGoOn={() => {
              void draft.discard();
              onSaved(saved?.redirectTo ?? "");
            }}
          />
          <Suspense>{hasConflicts && <ConflictView linesOf={linesOf} />}</Suspense>
          <EditorBar
            onShortcuts={() => setShowingKeys(true)}
            tools={!isSurvey && view === "page" && <FoldAllButton />}
          >
            {!isSurvey && <ViewSwitch view={view} onChange={setView} />}
          </EditorBar>
          <SectionList
            view={view}
            openKey={openKey}
            draftKey={draftKey}
            choosing={choosing}
            onChoosing={setChoosing}
          />
        </div>
        <Suspense>
          {asked && (
            <LossesDialog
              files={lostFiles()}
              lost={listLostVotes(store.getState())}
              sections={listLostSections(store.getState())}
              onClose={() => setAsked(null)}
              onConfirm={() => {
                setAsked(null);
                saving.submit(asked.stay);
              }}
              submitLabel={asked.stay ? t`Save and stay` : submitLabel}
              cancelLabel={t`Go back`}
            />
          )}
          {preview && isPreviewing && (
            <DraftFeed {...preview} onClose={() => setPreviewing(false)} />
          )}
          {isShowingKeys && <ShortcutSheet onClose={() => setShowingKeys(false)} />}
        </Suspense>
      </FormEditorContext>
    </EditorContext>
  );
}

interface RestoredNoticeProps {
  files: readonly string[];
  hasOnlyFiles: boolean;
  onDiscard: () => void;
}

/** Names the files of the earlier visit until they are chosen again. */
function RestoredNotice({ files, ...notice }: RestoredNoticeProps) {
  const lostFiles = useEditor((state) => listLostFiles(files, state).join(", "));
  return <DraftNotice {...notice} lostFiles={lostFiles} />;
}
