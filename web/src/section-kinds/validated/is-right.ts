import { chosenOptions } from "../choice/choose-option.ts";
import type { ValidatedSection } from "./validated-section.ts";

/** Whether exactly the right options were chosen; null until the answer is committed. */
export function isRight(section: ValidatedSection): boolean | null {
  if (!section.valid_items) return null;
  const chosen = chosenOptions(section, section.answer ?? "");
  return section.valid_items.every((valid, index) => valid === chosen.includes(index));
}
