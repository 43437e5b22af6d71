import { useLingui } from "@lingui/react/macro";

import { useEditor } from "../sections/editor-context.ts";

/** The note that lists which order numbers are taken, without the section's own. */
export function UsedNumbers({ ownKey }: { ownKey: string }) {
  const { t } = useLingui();
  const list = useEditor(({ loaded, sections }) =>
    [
      ...loaded.usedOrders,
      ...Object.values(sections).flatMap(({ key, order, isDeleted }) =>
        key === ownKey || isDeleted || order === null ? [] : [order],
      ),
    ]
      .toSorted((a, b) => a - b)
      .join(", "),
  );
  if (list === "") return null;
  return (
    <p className="text-small wrap-anywhere text-muted tabular-nums">
      {t`The following numbers are already being used:`} {list}
    </p>
  );
}
