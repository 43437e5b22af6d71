import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { memo } from "react";

import { Badge } from "../../../ui/staff/badge.tsx";
import { Button } from "../../../ui/staff/button.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { PlaceFields } from "../fields/place-fields.tsx";
import { SectionFields } from "../fields/section-fields.tsx";
import { DragHandle } from "../reorder/drag-handle.tsx";
import type { SectionForm } from "../sections/section-form.ts";
import { titleLine } from "../sections/title-line.ts";
import { useKindLabels } from "../sections/use-kind-labels.ts";
import { useRowHint } from "../sections/use-row-hint.ts";
import { SurveyFields } from "../survey/survey-fields.tsx";
import { useEditor, useEditorStore } from "./editor-context.ts";
import { hasOtherSections } from "./editor-store.ts";
import { SectionMenu } from "./section-menu.tsx";

/** A section of the page as a row; the open one holds its form. */
export const SectionRow = memo(function SectionRow({ sectionKey }: { sectionKey: string }) {
  const section = useEditor((state) => state.sections[sectionKey]);
  const isOpen = useEditor((state) => state.openKey === sectionKey);
  const isFaulty = useEditor(
    (state) => Object.keys(state.faults.sections[sectionKey] ?? {}).length > 0,
  );
  if (!section) return null;
  if (section.isDeleted) return <DeletedRow section={section} />;
  const edge = isFaulty ? "border-wrong" : isOpen ? "border-accent" : "border-line";
  return (
    <li
      id={sectionKey}
      tabIndex={-1}
      className={`scroll-mt-24 rounded-card border bg-card ${edge} ${isOpen ? "shadow-float" : ""}`}
    >
      <RowHead section={section} isOpen={isOpen} isFaulty={isFaulty} />
      {isOpen && <OpenSection section={section} />}
    </li>
  );
});

interface RowHeadProps {
  section: SectionForm;
  isOpen: boolean;
  isFaulty: boolean;
}

function RowHead({ section, isOpen, isFaulty }: RowHeadProps) {
  const { t } = useLingui();
  const store = useEditorStore();
  const kinds = useKindLabels();
  const busy = useEditor((state) => state.busy);
  const isSurvey = useEditor((state) => state.isSurvey);
  const pendingFiles = useEditor((state) => state.pendingFiles[section.key]?.length ?? 0);
  const hint = useRowHint(section, pendingFiles);
  const number = section.order ?? "–";
  const title = titleLine(section);
  return (
    <div className="flex min-h-12 items-center gap-1 ps-2 pe-1 sm:ps-3">
      <DragHandle label={t`Move section ${number} (arrow keys)`} isDisabled={busy} />
      <h2 className="min-w-0 flex-1 text-base font-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => store.set({ openKey: isOpen ? null : section.key })}
          className="flex min-h-12 w-full flex-wrap items-center gap-x-4 py-2 text-start sm:flex-nowrap"
        >
          <span
            className={`shrink-0 font-semibold ${isOpen ? "" : "w-full text-small text-muted sm:w-60 sm:truncate"}`}
          >
            {number} · {isSurvey ? t`Question` : kinds[section.type]}
          </span>
          {!isOpen && (
            <>
              <span className={`min-w-0 flex-1 truncate ${title ? "" : "text-muted"}`}>
                {title || (section.type === "final_quiz_resume" ? "" : t`Nothing written yet`)}
              </span>
              {hint && <span className="shrink-0 text-small text-muted tabular-nums">{hint}</span>}
            </>
          )}
          {isFaulty && !isOpen && (
            <span className="flex shrink-0 items-center gap-1.5 text-small text-wrong">
              <Icon name="warning" className="size-4.5" />
              {t`To be mended`}
            </span>
          )}
        </button>
      </h2>
      <SectionMenu section={section} />
    </div>
  );
}

function OpenSection({ section }: { section: SectionForm }) {
  const { t } = useLingui();
  const isSurvey = useEditor((state) => state.isSurvey);
  const people = useEditor((state) => state.loaded.answers[section.key]?.people ?? 0);
  return (
    <div className="grid grid-cols-1 gap-5 px-4 pt-1 pb-5 sm:px-5">
      {people > 0 && (
        <p className="text-small text-muted">
          {section.options.length > 0
            ? t`${plural(people, { one: "# answer: options keep their vote when you reword them", other: "# answers: options keep their votes when you reword them" })}`
            : t`${plural(people, { one: "# answer", other: "# answers" })}`}
        </p>
      )}
      {isSurvey ? (
        <SurveyFields section={section} />
      ) : (
        <>
          <PlaceFields section={section} />
          <SectionFields section={section} />
        </>
      )}
      <DeleteButton section={section} />
    </div>
  );
}

/** Only what is saved is deleted, as long as something is left; a survey's questions always. */
function DeleteButton({ section }: { section: SectionForm }) {
  const { t } = useLingui();
  const store = useEditorStore();
  const busy = useEditor((state) => state.busy);
  const isShown = useEditor(
    (state) => (state.isSurvey || section.id !== null) && hasOtherSections(state),
  );
  if (!isShown) return null;
  return (
    <div>
      <Button
        variant="plain"
        icon="trash"
        className="-ms-2 text-wrong data-disabled:text-muted"
        isDisabled={busy}
        onPress={() => store.remove(section.key)}
      >
        {t`Delete section`}
      </Button>
    </div>
  );
}

/** A section that goes with the next save: a badge in place of its fields, and the way back. */
function DeletedRow({ section }: { section: SectionForm }) {
  const { t } = useLingui();
  const store = useEditorStore();
  const kinds = useKindLabels();
  const busy = useEditor((state) => state.busy);
  const isSurvey = useEditor((state) => state.isSurvey);
  return (
    <li
      id={section.key}
      className="flex min-h-12 items-center gap-4 rounded-card border border-line bg-card ps-11 pe-2 sm:ps-12"
    >
      <span className="min-w-0 flex-1 truncate text-small font-semibold text-muted">
        {section.order} · {isSurvey ? t`Question` : kinds[section.type]}
      </span>
      <Badge tone="wrong">{t`Deleted`}</Badge>
      <Button
        variant="plain"
        isDisabled={busy}
        onPress={() => store.edit(section.key, (current) => ({ ...current, isDeleted: false }))}
      >
        {t`Undo`}
      </Button>
    </li>
  );
}
