import type { NodeType } from "@tiptap/pm/model";
import { NodeSelection, type Transaction } from "@tiptap/pm/state";

/**
 * Selects the node of a type that a transaction inserted at a position, or nearby if it did not fit there.
 */
export function selectNear(tr: Transaction, place: number, type: NodeType): Transaction {
  const from = Math.max(0, Math.min(tr.mapping.map(place, -1), place) - 1);
  const to = Math.min(tr.doc.content.size, Math.max(tr.mapping.map(place), place) + 2);
  let found: number | null = null;
  tr.doc.nodesBetween(from, to, (node, position) => {
    if (found === null && node.type === type && position >= from) found = position;
  });
  return found === null ? tr : tr.setSelection(NodeSelection.create(tr.doc, found));
}
