import { invalid } from "../../../platform/errors/domain-error.ts";

/** Refuses (`invalid` on `order`) an order number that a sibling already has. */
export function refuseUsedOrder(siblings: readonly { order: number }[], order: number): void {
  if (siblings.some((sibling) => sibling.order === order)) {
    throw invalid({ order: ["This order number is already being used."] });
  }
}
