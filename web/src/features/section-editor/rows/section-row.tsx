import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { memo, type ReactNode } from "react";

import { staffKind } from "../../../section-kinds/staff-kinds.ts";
import { useTypeName } from "../../../section-kinds/staff-type-name.ts";
import { Badge } from "../../../ui/staff/badge.tsx";
import { Button } from "../../../ui/staff/button.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { DragHandle } from "../../../ui/staff/reorder/drag-handle.tsx";
import { ReorderableRow } from "../../../ui/staff/reorder/reorderable-row.tsx";
import { useEditor, useEditorStore } from "../sections/editor-context.ts";
import { hasOtherSections } from "../sections/editor-store.ts";
import { optionsOf } from "../sections/list-lost-votes.ts";
import { focusRow } from "./focus-row.ts";
import { InsertButton } from "./insert-button.tsx";
import { OrderFields } from "./order-fields.tsx";
import { SectionFields } from "./section-fields.tsx";
import { SectionMenu } from "./section-menu.tsx";
import { SurveyFields } from "./survey-fields.tsx";

/** Rows out of sight cost nothing while one types. Their focus rings reach over their edges. */
const CLOSED =
  "[content-visibility:auto] [contain-intrinsic-size:auto_3.125rem] [overflow-clip-margin:6px]";

interface SectionRowProps {
  sectionKey: string;
  /** Its position in the list, from 0. */
  index: number;
  /** Asks what comes at a position, from 0; null after the last one. */
  onInsert: ((at: number) => void) | null;
  /** What asks it, where that is after this row. */
  chooser: ReactNode;
}

/** A section of the page as a row; the open one holds its form. */
export const SectionRow = memo(function SectionRow(props: SectionRowProps) {
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
        <div className="flex min-h-12 items-center gap-4 rounded-card border border-line bg-card ps-11 pe-2 sm:ps-12">
          <DeletedRow sectionKey={sectionKey} />
        </div>
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
    <div className="flex min-h-12 items-center gap-1 ps-2 pe-1 sm:ps-3">
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
              {t`Needs correcting`}
            </span>
          )}
        </button>
      </h2>
      <SectionMenu sectionKey={sectionKey} number={number} />
    </div>
  );
}

/** What a closed row shows of its section. */
function RowText({ sectionKey }: { sectionKey: string }) {
  const { t } = useLingui();
  const section = useEditor((state) => state.sections[sectionKey]);
  const pendingFiles = useEditor((state) => state.pendingFiles[sectionKey]?.length ?? 0);
  if (!section) return null;
  const { title: titleOf, Hint } = staffKind(section);
  const title = titleOf(section);
  return (
    <>
      <span className={`min-w-0 flex-1 truncate ${title ? "" : "text-muted"}`}>
        {title || (title === null ? "" : t`Nothing written yet`)}
      </span>
      {Hint && <Hint section={section} pendingFiles={pendingFiles} />}
    </>
  );
}

/** What a section is called beside its number; a survey has questions alone. */
function useKindName(sectionKey: string): string {
  const { t } = useLingui();
  const typeName = useTypeName();
  const isSurvey = useEditor((state) => state.isSurvey);
  const type = useEditor((state) => state.sections[sectionKey]?.type);
  return isSurvey || !type ? t`Question` : typeName(type);
}

function OpenSection({ sectionKey }: { sectionKey: string }) {
  const { t } = useLingui();
  const section = useEditor((state) => state.sections[sectionKey]);
  const isSurvey = useEditor((state) => state.isSurvey);
  const people = useEditor((state) => state.loaded.answers[sectionKey]?.people ?? 0);
  if (!section) return null;
  return (
    <div className="grid grid-cols-1 gap-5 px-4 pt-1 pb-5 sm:px-5">
      {people > 0 && (
        <p className="text-small text-muted">
          {optionsOf(section).length > 0
            ? t`${plural(people, { one: "# answer: options keep their vote when you reword them", other: "# answers: options keep their votes when you reword them" })}`
            : t`${plural(people, { one: "# answer", other: "# answers" })}`}
        </p>
      )}
      {isSurvey ? (
        section.type === "radio" && (
          <div data-fields="" className="grid grid-cols-1 gap-5">
            <SurveyFields section={section} />
          </div>
        )
      ) : (
        <>
          <OrderFields section={section} />
          <div data-fields="" className="grid grid-cols-1 gap-5">
            <SectionFields section={section} />
          </div>
        </>
      )}
      <DeleteButton sectionKey={sectionKey} isSaved={section.id !== null} />
    </div>
  );
}

/** Only what is saved is deleted, as long as something is left; a survey's questions always. */
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

/** A section that goes with the next save: a badge in place of its fields, and the way back. */
function DeletedRow({ sectionKey }: { sectionKey: string }) {
  const { t } = useLingui();
  const store = useEditorStore();
  const kind = useKindName(sectionKey);
  const busy = useEditor((state) => state.busy);
  const number = useEditor((state) => state.sections[sectionKey]?.order) ?? "–";
  return (
    <>
      <span className="min-w-0 flex-1 truncate text-small font-semibold text-muted">
        {number} · {kind}
      </span>
      <Badge tone="wrong">{t`Deleted`}</Badge>
      <Button
        variant="plain"
        data-undo=""
        isDisabled={busy}
        onPress={() => {
          store.edit(sectionKey, (current) => ({ ...current, isDeleted: false }));
          focusRow(sectionKey);
        }}
      >
        {t`Undo`}
      </Button>
    </>
  );
}
