import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, memo, type MouseEvent } from "react";

import { staffKind } from "../../../section-kinds/staff-kinds.ts";
import { Icon } from "../../../ui/staff/icon.tsx";
import { DragHandle } from "../../../ui/staff/reorder/drag-handle.tsx";
import { ReorderableRow } from "../../../ui/staff/reorder/reorderable-row.tsx";
import { DeletedRow } from "../section/deleted-row.tsx";
import { InsertButton } from "../section/insert-button.tsx";
import { SectionActions, SectionSettings } from "../section/section-bar.tsx";
import type { SectionItemProps } from "../section/section-item.ts";
import { SectionMenu } from "../section/section-menu.tsx";
import { SectionPage } from "../section/section-page.tsx";
import { SectionTitle } from "../section/section-title.tsx";
import { useKindName } from "../section/use-kind-name.ts";
import { useEditor, useEditorStore } from "../sections/editor-context.ts";
import { FoldButton, foldByKeys } from "./fold-buttons.tsx";
import { writeAt } from "./write-at.ts";

import "./canvas.css";

/** A section as students see it. A click starts editing in place; its settings are in a bar above. */
export const CanvasSection = memo(function CanvasSection(props: SectionItemProps) {
  const { sectionKey, index, onInsert, chooser } = props;
  const { t } = useLingui();
  const isDeleted = useEditor((state) => state.sections[sectionKey]?.isDeleted ?? true);
  const busy = useEditor((state) => state.busy);
  const number = index + 1;
  return (
    <ReorderableRow
      id={sectionKey}
      index={index}
      dropLabel={t`To place ${number}`}
      tabIndex={-1}
      className="canvas-row"
    >
      {isDeleted ? (
        <div className="canvas-aside">
          <DeletedRow sectionKey={sectionKey} />
        </div>
      ) : (
        <Section sectionKey={sectionKey} />
      )}
      {chooser ? (
        <div className="canvas-aside">{chooser}</div>
      ) : (
        onInsert && (
          <div className="canvas-insert">
            <InsertButton
              sectionKey={sectionKey}
              isDisabled={busy}
              onPress={() => onInsert(index + 1)}
            />
          </div>
        )
      )}
    </ReorderableRow>
  );
});

function Section({ sectionKey }: { sectionKey: string }) {
  const { t } = useLingui();
  const store = useEditorStore();
  const isOpen = useEditor((state) => state.openKey === sectionKey);
  const hasIssue = useEditor(
    (state) => Object.keys(state.issues.sections[sectionKey] ?? {}).length > 0,
  );
  const isFolded = useEditor((state) => state.folded.has(sectionKey));
  const busy = useEditor((state) => state.busy);
  const number = useEditor((state) => state.sections[sectionKey]?.order) ?? "–";

  function open(event: MouseEvent<HTMLElement>): void {
    if (!isOpen && !busy) writeAt(event, () => store.set({ openKey: sectionKey }));
  }

  /** Escape returns the focus to the section's name, for navigation by arrows and Tab. */
  function close(event: KeyboardEvent<HTMLElement>): void {
    const { currentTarget, target } = event;
    if (event.key !== "Escape" || !isOpen || !currentTarget.contains(target as Node)) return;
    store.set({ openKey: null });
    currentTarget.querySelector<HTMLElement>("h2 > button")?.focus();
  }

  return (
    // The button in the heading is the keyboard alternative.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="canvas-section"
      data-open={isOpen || undefined}
      data-folded={isFolded || undefined}
      data-issue-inside={hasIssue || undefined}
      onClick={open}
      onKeyDown={close}
      onPointerEnter={() => preload(store.getState().sections[sectionKey])}
      onFocus={() => preload(store.getState().sections[sectionKey])}
    >
      <DragHandle
        label={t`Move section ${number} (arrow keys)`}
        className="canvas-mark"
        isDisabled={busy}
      >
        <span>{number}</span>
      </DragHandle>
      <div className="canvas-body min-w-0">
        <div className={isOpen ? "canvas-bar" : ""}>
          <Head {...{ sectionKey, isOpen, isFolded, hasIssue, number }} />
          {isOpen && <SectionSettings sectionKey={sectionKey} />}
        </div>
        {!isFolded && <SectionPage sectionKey={sectionKey} isOpen={isOpen} />}
      </div>
    </div>
  );
}

function preload(section: Parameters<typeof staffKind>[0] | undefined): void {
  if (section) staffKind(section).preload?.();
}

interface HeadProps {
  sectionKey: string;
  isOpen: boolean;
  isFolded: boolean;
  hasIssue: boolean;
  number: number | string;
}

function Head({ sectionKey, isOpen, isFolded, hasIssue, number }: HeadProps) {
  const { t } = useLingui();
  const store = useEditorStore();
  const kind = useKindName(sectionKey);
  return (
    <div className="canvas-head">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => store.set({ openKey: isOpen ? null : sectionKey })}
          onKeyDown={(event) => foldByKeys(event, store, sectionKey)}
        >
          <span className="shrink-0">
            <span className="sr-only">{number} · </span>
            {kind}
          </span>
          {isFolded && <SectionTitle sectionKey={sectionKey} />}
          {hasIssue && !isOpen && (
            <span className="flex items-center gap-1.5 text-small text-wrong">
              <Icon name="warning" className="size-4.5" />
              {t`Needs fixing`}
            </span>
          )}
        </button>
      </h2>
      {isOpen && <SectionActions sectionKey={sectionKey} />}
      <FoldButton sectionKey={sectionKey} number={number} />
      <SectionMenu sectionKey={sectionKey} number={number} />
    </div>
  );
}
