import { useLingui } from "@lingui/react/macro";

import { Alert } from "../../../ui/staff/alert.tsx";
import { useEditor } from "../editor/editor-context.ts";
import { ConflictCard } from "./conflict-card.tsx";

/** What another author changed, too: both states of every such section, to be chosen from. */
export function ConflictView() {
  const { t } = useLingui();
  const conflicts = useEditor((state) => state.conflicts);
  if (conflicts.length === 0) return null;
  return (
    <section aria-labelledby="conflicts" className="grid grid-cols-1 gap-4">
      <Alert tone="warm">
        <h2 id="conflicts" className="font-semibold">
          {t`Somebody else changed the same sections meanwhile`}
        </h2>
        <p>{t`Nothing is overwritten. Choose for each section which state stays, then save again. Both texts can be copied.`}</p>
      </Alert>
      <ul className="grid grid-cols-1 gap-4">
        {conflicts.map((conflict) => (
          <ConflictCard key={conflict.mine.key} conflict={conflict} />
        ))}
      </ul>
    </section>
  );
}
