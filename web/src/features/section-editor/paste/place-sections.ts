import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";
import { nextOrder } from "../sections/order-sections.ts";

/**
 * Puts new sections between others. The positions keep their numbers, and those that are added at the
 * end get the next ones: numbers that others use are left to them.
 * @param at position of the first new one, from 0
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
