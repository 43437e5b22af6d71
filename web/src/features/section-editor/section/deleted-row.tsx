import { useLingui } from "@lingui/react/macro";

import { Badge } from "../../../ui/staff/badge.tsx";
import { Button } from "../../../ui/staff/button.tsx";
import { useEditor, useEditorStore } from "../sections/editor-context.ts";
import { focusRow } from "./focus-row.ts";
import { useKindName } from "./use-kind-name.ts";

/** A section the next save will delete: a badge in place of its fields, and an undo button. */
export function DeletedRow({ sectionKey }: { sectionKey: string }) {
  const { t } = useLingui();
  const store = useEditorStore();
  const kind = useKindName(sectionKey);
  const busy = useEditor((state) => state.busy);
  const number = useEditor((state) => state.sections[sectionKey]?.order) ?? "–";
  return (
    <div className="flex min-h-12 items-center gap-4 rounded-card border border-line bg-card ps-11 pe-2">
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
    </div>
  );
}
