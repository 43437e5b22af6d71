import { useLingui } from "@lingui/react/macro";
import { memo } from "react";

import { staffKind } from "../../../section-kinds/staff-kinds.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { DragHandle } from "../../../ui/staff/reorder/drag-handle.tsx";
import { ReorderableRow } from "../../../ui/staff/reorder/reorderable-row.tsx";
import { AnswersNote } from "../section/answers-note.tsx";
import { DeletedRow } from "../section/deleted-row.tsx";
import { focusRow } from "../section/focus-row.ts";
import { InsertButton } from "../section/insert-button.tsx";
import { SectionSettings } from "../section/section-bar.tsx";
import type { SectionItemProps } from "../section/section-item.ts";
import { SectionMenu } from "../section/section-menu.tsx";
import { SectionPage } from "../section/section-page.tsx";
import { SectionTitle } from "../section/section-title.tsx";
import { useKindName } from "../section/use-kind-name.ts";
import { useEditor, useEditorStore } from "../sections/editor-context.ts";
import { hasOtherSections } from "../sections/editor-store.ts";
import { SurveyFields } from "./survey-fields.tsx";

/** Off-screen rows cost no rendering while typing. The clip margin keeps their focus rings visible. */
const CLOSED =
  "[content-visibility:auto] [contain-intrinsic-size:auto_3.125rem] [overflow-clip-margin:6px]";

/** A section of the page as a row; the open one holds its form. */
export const SectionRow = memo(function SectionRow(props: SectionItemProps) {
  const { sectionKey, index, onInsert, chooser } = props;
  const { t } = useLingui();
  const isOpen = useEditor((state) => state.openKey === sectionKey);
  const hasIssue = useEditor(
    (state) => Object.keys(state.issues.sections[sectionKey] ?? {}).length > 0,
  );
  const isDeleted = useEditor((state) => state.sections[sectionKey]?.isDeleted ?? true);
  const number = index + 1;
  const row = { id: sectionKey, index, dropLabel: t`To place ${number}` };
  const busy = useEditor((state) => state.busy);
  const after = chooser ? (
    <div className="py-2">{chooser}</div>
  ) : (
    onInsert && (
      <InsertButton sectionKey={sectionKey} isDisabled={busy} onPress={() => onInsert(index + 1)} />
    )
  );
  if (isDeleted) {
    return (
      <ReorderableRow {...row}>
        <DeletedRow sectionKey={sectionKey} />
        {after}
      </ReorderableRow>
    );
  }
  const edge = hasIssue ? "border-wrong" : isOpen ? "border-accent" : "border-line";
  return (
    <ReorderableRow {...row} tabIndex={-1} className="scroll-mt-28">
      <div className={`rounded-card border bg-card ${edge} ${isOpen ? "shadow-float" : CLOSED}`}>
        <RowHead sectionKey={sectionKey} isOpen={isOpen} hasIssue={hasIssue} />
        {isOpen && <OpenSection sectionKey={sectionKey} />}
      </div>
      {after}
    </ReorderableRow>
  );
});

interface RowHeadProps {
  sectionKey: string;
  isOpen: boolean;
  hasIssue: boolean;
}

function RowHead({ sectionKey, isOpen, hasIssue }: RowHeadProps) {
  const { t } = useLingui();
  const store = useEditorStore();
  const kind = useKindName(sectionKey);
  const busy = useEditor((state) => state.busy);
  const number = useEditor((state) => state.sections[sectionKey]?.order) ?? "–";
  return (
    <div className="flex min-h-12 items-center gap-1 ps-2 pe-1">
      <DragHandle label={t`Move section ${number} (arrow keys)`} isDisabled={busy} />
      <h2 className="min-w-0 flex-1 text-base font-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => store.set({ openKey: isOpen ? null : sectionKey })}
          className="flex min-h-12 w-full flex-wrap items-center gap-x-4 py-2 text-start sm:flex-nowrap"
        >
          <span
            className={`shrink-0 font-semibold ${isOpen ? "" : "w-full text-small text-muted sm:w-60 sm:truncate"}`}
          >
            {number} · {kind}
          </span>
          {!isOpen && <RowText sectionKey={sectionKey} />}
          {hasIssue && !isOpen && (
            <span className="flex shrink-0 items-center gap-1.5 text-small text-wrong">
              <Icon name="warning" className="size-4.5" />
              {t`Needs fixing`}
            </span>
          )}
        </button>
      </h2>
      <SectionMenu sectionKey={sectionKey} number={number} />
    </div>
  );
}

/** Summary of a section in a closed row. */
function RowText({ sectionKey }: { sectionKey: string }) {
  const section = useEditor((state) => state.sections[sectionKey]);
  const pendingFiles = useEditor((state) => state.pendingFiles[sectionKey]?.length ?? 0);
  if (!section) return null;
  const { Hint } = staffKind(section);
  return (
    <>
      <SectionTitle sectionKey={sectionKey} />
      {Hint && <Hint section={section} pendingFiles={pendingFiles} />}
    </>
  );
}

function OpenSection({ sectionKey }: { sectionKey: string }) {
  const section = useEditor((state) => state.sections[sectionKey]);
  const isSurvey = useEditor((state) => state.isSurvey);
  if (!section) return null;
  return (
    <div className="grid grid-cols-1 gap-5 px-4 pt-1 pb-5 sm:px-5">
      {isSurvey ? <AnswersNote section={section} /> : <SectionSettings sectionKey={sectionKey} />}
      {isSurvey && (section.type === "radio" || section.type === "textarea") && (
        <SurveyFields section={section} />
      )}
      {!isSurvey && <SectionPage sectionKey={sectionKey} isOpen />}
      <DeleteButton sectionKey={sectionKey} isSaved={section.id !== null} />
    </div>
  );
}

/** Only saved sections can be deleted, and never the last one; a survey's questions always. */
function DeleteButton({ sectionKey, isSaved }: { sectionKey: string; isSaved: boolean }) {
  const { t } = useLingui();
  const store = useEditorStore();
  const busy = useEditor((state) => state.busy);
  const isShown = useEditor((state) => (state.isSurvey || isSaved) && hasOtherSections(state));
  if (!isShown) return null;
  return (
    <div>
      <Button
        variant="plain"
        icon="trash"
        className="-ms-2 text-wrong data-disabled:text-muted"
        isDisabled={busy}
        onPress={() => {
          store.remove(sectionKey);
          focusRow(sectionKey);
        }}
      >
        {t`Delete section`}
      </Button>
    </div>
  );
}
