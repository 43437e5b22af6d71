import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";

import { Alert } from "../../../ui/staff/alert.tsx";
import { useEditor } from "../sections/editor-context.ts";
import { ConflictCard } from "./conflict-card.tsx";
import type { LinesOf } from "./section-text.tsx";
import { CONFLICTS, showConflicts } from "./show-conflicts.ts";

/** Sections that were also changed by another author, or in another tab: both versions of each, to choose from. */
export function ConflictView({ linesOf }: { linesOf: LinesOf }) {
  const { t } = useLingui();
  const conflicts = useEditor((state) => state.conflicts);
  const hasAny = conflicts.length > 0;
  useEffect(() => {
    if (hasAny) showConflicts();
  }, [hasAny]);
  if (!hasAny) return null;
  return (
    <section aria-labelledby={CONFLICTS} className="grid grid-cols-1 gap-4">
      <Alert tone="warm">
        <h2 id={CONFLICTS} tabIndex={-1} className="font-semibold">
          {t`The same sections were also changed elsewhere meanwhile`}
        </h2>
        <p>{t`Nothing is overwritten. Choose for each section which state stays, then save again. Both texts can be copied.`}</p>
      </Alert>
      <ul className="grid grid-cols-1 gap-4">
        {conflicts.map((conflict) => (
          <ConflictCard key={conflict.mine.key} conflict={conflict} linesOf={linesOf} />
        ))}
      </ul>
    </section>
  );
}
