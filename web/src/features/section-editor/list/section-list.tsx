import { useLingui } from "@lingui/react/macro";
import type { SectionType } from "@paso/contract";
import { Suspense, useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";

import { lazyPart } from "../../../loading/lazy-part.tsx";
import { newKey } from "../../../section-kinds/form/staff/new-key.ts";
import { SECTION_TYPES } from "../../../section-kinds/staff-kinds.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";
import { Reorderable } from "../../../ui/staff/reorder/reorderable.tsx";
import { CanvasSection } from "../canvas/canvas-section.tsx";
import { LibraryButton } from "../library/library-button.tsx";
import { PasteLessonButton } from "../paste/paste-lesson-button.tsx";
import { type Choosing, ChoosingContext } from "../section/choosing.ts";
import { focusFirstField, focusRow } from "../section/focus-row.ts";
import { InsertButton } from "../section/insert-button.tsx";
import { useEditor, useEditorStore } from "../sections/editor-context.ts";
import { withoutBlankEnd } from "../sections/is-blank.ts";
import { chosenSection, newSection } from "../sections/new-section.ts";
import { nextOrder } from "../sections/order-sections.ts";
import type { EditorView } from "./editor-view.ts";

const KindChooser = lazyPart(
  async () => (await import("../deferred/kind-chooser.tsx")).KindChooser,
  {
    texts: "admin",
  },
);

/** Lazy: the page view does not need it. */
const SectionRow = lazyPart(async () => (await import("../rows/section-row.tsx")).SectionRow, {
  texts: "staff",
});

/** The button that adds a section before all others. */
const FIRST = "[data-insert=first]";

/** Up to this many sections, `content-visibility` is not used. */
const FEW = 20;

interface SectionListProps {
  view: EditorView;
  openKey: string | undefined;
  /** Names the editor's draft, such as `sections-update:7`. */
  draftKey: string;
  /** Null while no kind is being chosen. */
  choosing: Choosing | null;
  onChoosing: (choosing: Choosing | null) => void;
}

/** The list of sections, with reordering and buttons to add one. */
export function SectionList({ view, openKey, draftKey, choosing, onChoosing }: SectionListProps) {
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

  const isCreating = isSurvey || store.getState().loaded.version === null;
  const number = 1;
  const firstOption = t`Option ${number}`;

  function nextNumber(): { key: string; order: number; firstOption: string } {
    const { loaded } = store.getState();
    const used = [...loaded.usedOrders, ...store.list().map(({ order }) => order)];
    return { key: newKey(), order: nextOrder(used), firstOption };
  }

  function add(type: SectionType): void {
    const next = nextNumber();
    store.add(newSection(type, next));
    focusFirstField(next.key);
  }

  /** At the end it takes the place of a blank section. */
  function choose(type: SectionType, at = keys.length): void {
    const next = nextNumber();
    const section = chosenSection(type, next);
    const kept = withoutBlankEnd(store);
    const replaced = at >= keys.length ? store.list()[kept.length] : undefined;
    if (replaced) {
      store.arrange([...kept, { ...section, order: replaced.order }]);
      store.set({ openKey: next.key });
    } else store.add(section, at);
    onChoosing(null);
    focusFirstField(next.key);
  }

  function stopChoosing(): void {
    const before = keys[(choosing?.at ?? 0) - 1];
    flushSync(() => onChoosing(null));
    if (choosing?.leave) choosing.leave();
    else if (before === undefined) document.querySelector<HTMLElement>(FIRST)?.focus();
    else document.getElementById(before)?.focus();
  }

  const chooserAt = ({ at, types = SECTION_TYPES, take }: Choosing) => (
    <Suspense>
      <KindChooser
        types={types}
        {...(types !== SECTION_TYPES && { title: t`What is it to become?` })}
        isDisabled={busy}
        onChoose={(type) => {
          if (!take) return choose(type, at);
          onChoosing(null);
          void take(type);
        }}
        onClose={stopChoosing}
      />
    </Suspense>
  );

  const [first] = keys;
  const insert = useCallback((at: number) => onChoosing({ at }), [onChoosing]);
  const isPage = view === "page" && !isSurvey;
  const Section = isPage ? CanvasSection : SectionRow;

  return (
    <ChoosingContext value={onChoosing}>
      <div>
        {keys.length === 0 && (
          <p className="py-4 text-muted">{t`No sections yet. Add the first one.`}</p>
        )}
        {!isSurvey && first !== undefined && (
          <div className={isPage ? "canvas-insert" : ""}>
            {choosing?.at === 0 ? (
              <div className="py-2">{chooserAt(choosing)}</div>
            ) : (
              <InsertButton
                isFirst
                sectionKey={first}
                isDisabled={busy}
                onPress={() => onChoosing({ at: 0 })}
              />
            )}
          </div>
        )}
        <Reorderable count={keys.length} onMove={move}>
          {/* No indicator for an empty list: content would shift under the pointer once it is gone. */}
          <Suspense fallback={keys.length > 0 && <Loading />}>
            <ol
              data-long={keys.length > FEW || undefined}
              className={isPage ? "canvas" : `grid grid-cols-1 ${isSurvey ? "gap-2" : "gap-0.5"}`}
            >
              {keys.map((key, index) => (
                <Section
                  key={key}
                  sectionKey={key}
                  index={index}
                  onInsert={isSurvey || index === keys.length - 1 ? null : insert}
                  chooser={!isSurvey && choosing?.at === index + 1 && chooserAt(choosing)}
                />
              ))}
            </ol>
            <Beginning openKey={openKey} />
          </Suspense>
        </Reorderable>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="quiet"
          icon="add"
          isDisabled={busy}
          onPress={() => add(isSurvey ? "radio" : "paragraph")}
          data-add-section=""
        >
          {isCreating ? t`Add section` : t`New section`}
        </Button>
        {isSurvey && (
          <Button variant="quiet" icon="add" isDisabled={busy} onPress={() => add("textarea")}>
            {t`Add a free text`}
          </Button>
        )}
        {!isSurvey && <PasteLessonButton draftKey={draftKey} onAdded={focusRow} />}
        <LibraryButton onAdded={focusRow} />
      </div>
      {!isSurvey && choosing === null && (
        <Suspense>
          <KindChooser types={SECTION_TYPES} isDisabled={busy} onChoose={(type) => choose(type)} />
        </Suspense>
      )}
    </ChoosingContext>
  );
}

/** Opens the section that the address names, as soon as it is there. */
function Beginning({ openKey }: { openKey: string | undefined }) {
  const store = useEditorStore();
  useEffect(() => {
    if (openKey === undefined || !store.getState().sections[openKey]) return;
    store.set({ openKey });
    document.getElementById(openKey)?.scrollIntoView();
  }, [store, openKey]);
  return null;
}
