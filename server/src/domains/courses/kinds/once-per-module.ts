import type { Message, SectionType } from "@paso/contract";

import { kindOf, sectionKinds } from "./section-kinds.ts";

/** Kinds allowed once per module, on any of its pages. */
export const ONCE_PER_MODULE = (Object.keys(sectionKinds) as SectionType[]).filter(
  (type) => kindOf({ type }).oncePerModule !== undefined,
);

/** A section whose module already has another of its kind. */
export interface RepeatedSection {
  /** Index among the given types. */
  index: number;
  type: SectionType;
  message: Message;
}

/**
 * The sections that repeat a kind allowed once per module.
 * @param types of the module's sections in their order; unknown ones are skipped
 */
export function findRepeated(types: readonly unknown[]): RepeatedSection[] {
  return ONCE_PER_MODULE.flatMap((type) => {
    const message = kindOf({ type }).oncePerModule;
    const found = types.flatMap((other, index) => (other === type ? [index] : []));
    return message ? found.slice(1).map((index) => ({ index, type, message })) : [];
  });
}
