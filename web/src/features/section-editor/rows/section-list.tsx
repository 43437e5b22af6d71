import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";

import { newKey } from "../../../section-kinds/form/staff/new-key.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { Reorderable } from "../../../ui/staff/reorder/reorderable.tsx";
import { PasteLessonButton } from "../paste/paste-lesson-button.tsx";
import { useEditor, useEditorStore } from "../sections/editor-context.ts";
import { newSection } from "../sections/new-section.ts";
import { nextOrder } from "../sections/order-sections.ts";
import { focusRow } from "./focus-row.ts";
import { SectionRow } from "./section-row.tsx";

interface SectionListProps {
  openKey: string | undefined;
  /** Names the editor's draft, such as `sections-update:7`. */
  draftKey: string;
}

/** The sections below one another, to be put in another order, and the way to add one. */
export function SectionList({ openKey, draftKey }: SectionListProps) {
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

  function add(): void {
    const { loaded } = store.getState();
    const used = [...loaded.usedOrders, ...store.list().map(({ order }) => order)];
    const key = newKey();
    const number = 1;
    const firstOption = t`Option ${number}`;
    const type = isSurvey ? "radio" : "paragraph";
    store.add(newSection(type, { key, order: nextOrder(used), firstOption }));
    focusRow(key);
  }

  return (
    <>
      <div>
        {keys.length === 0 && (
          <p className="py-4 text-muted">{t`No sections yet. Add the first one.`}</p>
        )}
        <Reorderable count={keys.length} onMove={move}>
          <ol className="grid grid-cols-1 gap-2">
            {keys.map((key, index) => (
              <SectionRow key={key} sectionKey={key} index={index} />
            ))}
          </ol>
        </Reorderable>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" icon="add" isDisabled={busy} onPress={add}>
          {isCreating ? t`Add section` : t`New section`}
        </Button>
        {!isSurvey && <PasteLessonButton draftKey={draftKey} onAdded={focusRow} />}
      </div>
    </>
  );
}
