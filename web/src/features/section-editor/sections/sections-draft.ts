import { isSectionType, type SectionForm, staffKind } from "../../../section-kinds/staff-kinds.ts";
import type { SectionChange } from "./rebase-sections.ts";

/** Grows when the shape of what is kept changes; older drafts are dropped then. */
const FORMAT = 1;

/** What is kept of unsaved work: the changes alone, each with the state it began from. */
export interface SectionsDraft {
  format: typeof FORMAT;
  changes: SectionChange[];
}

export function writeSectionsDraft(changes: SectionChange[]): SectionsDraft {
  return { format: FORMAT, changes };
}

/** Reads what was kept; null where it is nothing of ours. */
export function readSectionsDraft(body: unknown): SectionsDraft | null {
  if (typeof body !== "object" || body === null) return null;
  const { format, changes } = body as Partial<SectionsDraft>;
  if (format !== FORMAT || !Array.isArray(changes)) return null;
  const fits = changes.every(({ base, mine }) => isForm(mine) && (base === null || isForm(base)));
  return fits ? { format, changes: changes.map(completeChange) } : null;
}

function completeChange({ base, mine }: SectionChange): SectionChange {
  return { base: base && complete(base), mine: complete(mine) };
}

/** Fields that came later are missing in older drafts. */
function complete(form: SectionForm): SectionForm {
  const { blank } = staffKind(form);
  return { ...blank(""), ...form };
}

function isForm(value: unknown): value is SectionForm {
  if (typeof value !== "object" || value === null) return false;
  const { key, type } = value as Partial<SectionForm>;
  return typeof key === "string" && isSectionType(type);
}
