import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";
import { nextOrder } from "../sections/order-sections.ts";

/**
 * Inserts new sections among others. Positions keep their numbers, and those added at the end get the
 * next ones: numbers used elsewhere are skipped.
 * @param at index of the first new one
 * @param used numbers of sections that are not in the list
 */
export function placeSections(
  list: readonly SectionForm[],
  fresh: readonly SectionForm[],
  at: number,
  used: readonly number[],
): SectionForm[] {
  const orders = list.map(({ order }) => order);
  const next = nextOrder([...used, ...orders]);
  const numbers = [...orders, ...fresh.map((_, index) => next + index)];
  return list.toSpliced(at, 0, ...fresh).map((section, index) => {
    const order = numbers[index] ?? null;
    return section.order === order ? section : { ...section, order };
  });
}
