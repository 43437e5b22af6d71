import { useLingui } from "@lingui/react/macro";

interface Sibling {
  id: number;
  order: number;
}

/** The note that lists which order numbers are taken, without the item's own. */
export function UsedOrders({ siblings, ownId }: { siblings: readonly Sibling[]; ownId?: number }) {
  const { t } = useLingui();
  const numbers = siblings.filter(({ id }) => id !== ownId).map(({ order }) => order);
  if (numbers.length === 0) return null;
  const list = numbers.toSorted((a, b) => a - b).join(", ");
  return (
    <p className="text-small text-muted tabular-nums">
      {t`The following numbers are already being used:`} {list}
    </p>
  );
}

/** The number that places a new item after its siblings. */
export function nextOrder(siblings: readonly Sibling[]): number {
  return Math.max(0, ...siblings.map(({ order }) => order)) + 1;
}
