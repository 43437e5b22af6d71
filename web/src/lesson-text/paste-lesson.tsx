import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { use, useDeferredValue, useMemo, useState } from "react";
import { Dialog, Heading } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";

import type { SectionForm } from "../section-kinds/staff-kinds.ts";
import { Alert } from "../ui/staff/alert.tsx";
import { Button } from "../ui/staff/button.tsx";
import { Icon } from "../ui/staff/icon.tsx";
import { useOverlayHome } from "../ui/staff/overlay-home.tsx";
import { TextFilesContext } from "../uploads/text-files.ts";
import { carryCorrections, correctParts, type Correction, keyParts } from "./corrections.ts";
import { FormatHints } from "./format-hints.tsx";
import { makeForm } from "./make-form.ts";
import { PartCard } from "./part-card.tsx";
import { type ClipboardTexts, readClipboard } from "./read-clipboard.ts";
import { readLesson } from "./read/read-lesson.ts";
import { storePictures } from "./store-pictures.ts";
import { TextSide } from "./text-side.tsx";
import { type LessonDraft, useLessonDraft } from "./use-lesson-draft.ts";

export interface PasteLessonProps {
  userId: number;
  /** Key of the draft on the device, such as `lesson.sections-update:7`. */
  draftName: string;
  /** Number of the section that they follow; null for the end of the page. */
  after: number | null;
  /** The pasted content that opened it; null to begin with the kept draft. */
  pasted: ClipboardTexts | null;
  onAdd: (sections: SectionForm[]) => void;
  onClose: () => void;
}

/** The text on the left, the resulting sections on the right; nothing is added until confirmed. */
export function PasteLesson(props: PasteLessonProps) {
  const { userId, draftName, after, pasted, onAdd, onClose } = props;
  const { t } = useLingui();
  const missing = (name: string) =>
    name === "" ? t`[Picture missing]` : t`[Picture missing: ${name}]`;
  const { draft, setDraft, pictures, forget } = useLessonDraft(userId, draftName, () =>
    pasted === null ? null : { corrections: {}, ...readClipboard(pasted, { missing }) },
  );
  const [line, setLine] = useState<number | null>(null);
  const [marked, setMarked] = useState<{ from: number; to: number } | null>(null);
  const files = use(TextFilesContext);
  const [isBusy, setBusy] = useState(false);
  const [isStuck, setStuck] = useState(false);
  const text = useDeferredValue(draft.text);
  const trueFalse = { yes: t`True.`, no: t`False.` };
  const { yes, no } = trueFalse;
  const parts = useMemo(
    () => readLesson(text, { trueFalse: { yes, no }, pictures }),
    [text, yes, no, pictures],
  );
  const shown = useMemo(() => correctParts(parts, draft.corrections), [parts, draft.corrections]);
  const taken = shown.filter(({ isLeftOut, part }) => !isLeftOut && part.kind !== "none");
  const toLookAt = shown.filter(
    ({ part, isLeftOut }) => !isLeftOut && (part.doubt !== null || part.leftOver.length > 0),
  ).length;

  function changeText(change: Partial<LessonDraft>): void {
    const next = { ...draft, ...change };
    const options = { trueFalse, pictures: new Map(Object.entries(next.pictures)) };
    const after = readLesson(next.text, options);
    const before = readLesson(draft.text, options);
    setDraft({ ...next, corrections: carryCorrections(before, after, draft.corrections) });
  }
  function correct(key: string, correction: Correction): void {
    const known = draft.corrections[key];
    setDraft({
      ...draft,
      corrections: { ...draft.corrections, [key]: { ...known, ...correction } },
    });
  }
  /** Whether the part before the one of this key can absorb it. */
  function canJoin(key: string): boolean {
    return keyParts(parts).indexOf(key) > 0;
  }

  async function add(): Promise<void> {
    const forms = taken.flatMap(({ part }) => makeForm(part) ?? []);
    setBusy(true);
    setStuck(false);
    try {
      onAdd(await storePictures(forms, files));
    } catch {
      setBusy(false);
      return setStuck(true);
    }
    forget();
    onClose();
  }
  function close(): void {
    forget();
    onClose();
  }

  const words = draft.text.split(/\s+/).filter(Boolean).length;
  const count = taken.length;
  return (
    <ModalOverlay
      {...useOverlayHome()}
      isOpen
      isKeyboardDismissDisabled
      className="fixed inset-0 z-30 overflow-y-auto bg-paper text-ink"
    >
      <Modal>
        <Dialog className="outline-none">
          <div className="sticky top-0 z-10 flex items-center gap-x-4 border-b border-line bg-card max-sm:gap-x-1 px-4 py-2.5 sm:px-8">
            <Heading
              slot="title"
              level={2}
              className="min-w-0 flex-1 truncate text-lg font-semibold max-sm:text-base"
            >
              {t`Paste a lesson`}
            </Heading>
            <Button variant="plain" onPress={close}>
              {t`Cancel`}
            </Button>
            <Button busy={isBusy} isDisabled={count === 0} onPress={() => void add()}>
              {t`Add ${plural(count, { one: "# section", other: "# sections" })}`}
            </Button>
          </div>
          <div className="mx-auto grid max-w-[80rem] grid-cols-1 gap-x-8 gap-y-8 px-4 py-6 sm:px-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
            <div className="min-w-0 lg:sticky lg:top-20 lg:self-start">
              <TextSide
                text={draft.text}
                words={words}
                marked={marked}
                onChange={(next) => changeText({ text: next })}
                onInsert={(next, more) =>
                  changeText({ text: next, pictures: { ...draft.pictures, ...more } })
                }
                pictureCount={Object.keys(draft.pictures).length}
                onLine={setLine}
              />
              <FormatHints
                isEmpty={draft.text.trim() === ""}
                onExample={(example) => changeText({ text: example })}
              />
            </div>
            <section aria-labelledby="lesson-parts" className="min-w-0">
              <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
                <h3 id="lesson-parts" className="text-lg font-semibold">
                  {t`What it becomes`}
                </h3>
                <p role="status" className="ms-auto flex gap-3 text-small text-muted">
                  {toLookAt > 0 && (
                    <span className="flex items-center gap-1.5 font-semibold text-warm">
                      <Icon name="info" className="size-4.5" />
                      {t`${toLookAt} to look at`}
                    </span>
                  )}
                  {after === null ? t`added at the end` : t`added after section ${after}`}
                </p>
                <p className="w-full text-small text-muted">
                  {t`Nothing is added until you say so. Every part can be put right.`}
                </p>
              </div>
              {isStuck && (
                <div className="mb-4">
                  <Alert tone="wrong">
                    {t`A picture could not be stored. Try again, or leave its part out.`}
                  </Alert>
                </div>
              )}
              {shown.length === 0 && (
                <p className="rounded-card border border-dashed border-edge p-6 text-muted">
                  {t`Here you see the sections as soon as there is a text.`}
                </p>
              )}
              <ol className="grid grid-cols-1 gap-3">
                {shown.map(({ key, part, isLeftOut }, index) => (
                  <PartCard
                    key={key}
                    number={index + 1}
                    part={part}
                    isLeftOut={isLeftOut}
                    isCurrent={line !== null && line >= part.from && line < part.to}
                    canJoin={canJoin(key)}
                    onCorrect={(correction) => correct(key, correction)}
                    onShowSource={() => setMarked({ from: part.from, to: part.to })}
                  />
                ))}
              </ol>
            </section>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
