import { useLingui } from "@lingui/react/macro";
import { useId } from "react";

import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";
import { useTypeName } from "../../../section-kinds/staff-type-name.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { useEditor, useEditorStore } from "../sections/editor-context.ts";
import type { SectionConflict } from "../sections/rebase-sections.ts";
import { type LinesOf, SectionText } from "./section-text.tsx";

interface ConflictCardProps {
  conflict: SectionConflict;
  linesOf: LinesOf;
}

/** One section in both versions, side by side. */
export function ConflictCard({ conflict: { mine, theirs }, linesOf }: ConflictCardProps) {
  const { t } = useLingui();
  const store = useEditorStore();
  const typeName = useTypeName();
  const isSurvey = useEditor((state) => state.isSurvey);
  const titleId = useId();
  return (
    <li className="rounded-card border border-warm bg-card p-4 sm:p-5">
      <h3 id={titleId} className="font-semibold">
        {mine.order} · {isSurvey ? t`Question` : typeName(mine.type)}
      </h3>
      <div className="mt-3 grid grid-cols-1 gap-4 md:grid-cols-2">
        <State
          title={t`Yours`}
          section={mine}
          linesOf={linesOf}
          other={theirs}
          chooseLabel={t`Keep mine`}
          onChoose={() => store.resolve(mine.key, mine)}
        />
        <State
          title={t`The other version`}
          section={theirs}
          linesOf={linesOf}
          other={mine}
          chooseLabel={t`Take the other`}
          onChoose={() => store.resolve(mine.key, theirs)}
        />
      </div>
    </li>
  );
}

interface StateProps {
  title: string;
  /** Null if it was removed. */
  section: SectionForm | null;
  other: SectionForm | null;
  linesOf: LinesOf;
  chooseLabel: string;
  onChoose: () => void;
}

function State({ title, section, other, linesOf, chooseLabel, onChoose }: StateProps) {
  const { t } = useLingui();
  return (
    <section
      aria-label={title}
      className="flex min-w-0 flex-col rounded-control border border-line p-4"
    >
      <h4 className="mb-2 text-small font-semibold text-muted">{title}</h4>
      <div className="min-h-0 flex-1 overflow-auto md:max-h-120">
        {section && !section.isDeleted ? (
          <SectionText section={section} other={other} linesOf={linesOf} />
        ) : (
          <p className="text-muted">{t`Deleted`}</p>
        )}
      </div>
      <div className="mt-4">
        <Button variant="quiet" onPress={onChoose}>
          {chooseLabel}
        </Button>
      </div>
    </section>
  );
}
