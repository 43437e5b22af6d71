import { useLingui } from "@lingui/react/macro";
import type { SectionType } from "@paso/contract";
import { Suspense, useEffect, useState } from "react";

import { lazyPart } from "../../../loading/lazy-part.tsx";
import { newKey } from "../../../section-kinds/form/staff/new-key.ts";
import { SECTION_TYPES } from "../../../section-kinds/staff-kinds.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { Reorderable } from "../../../ui/staff/reorder/reorderable.tsx";
import { LibraryButton } from "../library/library-button.tsx";
import { PasteLessonButton } from "../paste/paste-lesson-button.tsx";
import { useEditor, useEditorStore } from "../sections/editor-context.ts";
import { chosenSection, newSection } from "../sections/new-section.ts";
import { nextOrder } from "../sections/order-sections.ts";
import { focusFirstField, focusRow } from "./focus-row.ts";
import { SectionRow } from "./section-row.tsx";

const KindChooser = lazyPart(
  async () => (await import("../deferred/kind-chooser.tsx")).KindChooser,
  {
    texts: "admin",
  },
);

interface SectionListProps {
  openKey: string | undefined;
  /** Names the editor's draft, such as `sections-update:7`. */
  draftKey: string;
  /** Where a kind is being chosen, as a position from 0; null for nowhere. */
  choosingAt: number | null;
  onChoosingAt: (at: number | null) => void;
}

/** The sections below one another, to be put in another order, and the ways to add one. */
export function SectionList({ openKey, draftKey, choosingAt, onChoosingAt }: SectionListProps) {
  const { t } = useLingui();
  const store = useEditorStore();
  const keys = useEditor((state) => state.keys);
  const busy = useEditor((state) => state.busy);
  const isSurvey = useEditor((state) => state.isSurvey);
  const [announcement, setAnnouncement] = useState("");

  function move(from: number, to: number): void {
    const key = keys[from];
    if (key === undefined) return;
    store.move(key, to);
    const [place, count] = [to + 1, keys.length];
    setAnnouncement(t`Moved to place ${place} of ${count}.`);
  }

  useEffect(() => {
    if (openKey === undefined || !store.getState().sections[openKey]) return;
    store.set({ openKey });
    document.getElementById(openKey)?.scrollIntoView();
  }, [store, openKey]);

  const isCreating = isSurvey || store.getState().loaded.version === null;
  const number = 1;
  const firstOption = t`Option ${number}`;

  function nextNumber(): { key: string; order: number; firstOption: string } {
    const { loaded } = store.getState();
    const used = [...loaded.usedOrders, ...store.list().map(({ order }) => order)];
    return { key: newKey(), order: nextOrder(used), firstOption };
  }

  function add(): void {
    const next = nextNumber();
    store.add(newSection(isSurvey ? "radio" : "paragraph", next));
    focusFirstField(next.key);
  }

  function choose(type: SectionType, at?: number): void {
    const next = nextNumber();
    store.add(chosenSection(type, next), at);
    onChoosingAt(null);
    focusFirstField(next.key);
  }

  function stopChoosing(): void {
    const before = keys[(choosingAt ?? 0) - 1];
    onChoosingAt(null);
    document.getElementById(before ?? "")?.focus();
  }

  const chooserAt = (at: number) => (
    <Suspense>
      <KindChooser
        types={SECTION_TYPES}
        isDisabled={busy}
        onChoose={(type) => choose(type, at)}
        onClose={stopChoosing}
      />
    </Suspense>
  );

  return (
    <>
      <div>
        {keys.length === 0 && (
          <p className="py-4 text-muted">{t`No sections yet. Add the first one.`}</p>
        )}
        <Reorderable count={keys.length} onMove={move}>
          <ol className={`grid grid-cols-1 ${isSurvey ? "gap-2" : "gap-0.5"}`}>
            {keys.map((key, index) => (
              <SectionRow
                key={key}
                sectionKey={key}
                index={index}
                onInsert={isSurvey || index === keys.length - 1 ? null : onChoosingAt}
                chooser={!isSurvey && choosingAt === index + 1 && chooserAt(index + 1)}
              />
            ))}
          </ol>
        </Reorderable>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" icon="add" isDisabled={busy} onPress={add} data-add-section="">
          {isCreating ? t`Add section` : t`New section`}
        </Button>
        {!isSurvey && <PasteLessonButton draftKey={draftKey} onAdded={focusRow} />}
        <LibraryButton onAdded={focusRow} />
      </div>
      {!isSurvey && choosingAt === null && (
        <Suspense>
          <KindChooser types={SECTION_TYPES} isDisabled={busy} onChoose={(type) => choose(type)} />
        </Suspense>
      )}
    </>
  );
}
