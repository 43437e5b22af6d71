import { isSectionType, type SectionForm, staffKind } from "../../../section-kinds/staff-kinds.ts";
import type { SectionChange } from "./rebase-sections.ts";

/** Incremented when the format changes; older drafts are then discarded. */
const FORMAT = 1;

/** A stored draft: only the changes, each with the state it is based on. */
export interface SectionsDraft {
  format: typeof FORMAT;
  changes: SectionChange[];
  /** Names of files to be uploaded: their content cannot be kept. */
  files: string[];
}

export function writeSectionsDraft(changes: SectionChange[], files: string[]): SectionsDraft {
  return { format: FORMAT, changes, files };
}

/** Reads a stored draft; null if it is not ours. */
export function readSectionsDraft(body: unknown): SectionsDraft | null {
  if (typeof body !== "object" || body === null) return null;
  const { format, changes, files = [] } = body as Partial<SectionsDraft>;
  if (format !== FORMAT || !Array.isArray(changes)) return null;
  const fits = changes.every(({ base, mine }) => isForm(mine) && (base === null || isForm(base)));
  return fits ? { format, changes: changes.map(completeChange), files } : null;
}

function completeChange({ base, mine }: SectionChange): SectionChange {
  return { base: base && complete(base), mine: complete(mine) };
}

/** Fills in fields that older drafts lack. */
function complete(form: SectionForm): SectionForm {
  const { blank } = staffKind(form);
  return { ...blank(""), ...form };
}

function isForm(value: unknown): value is SectionForm {
  if (typeof value !== "object" || value === null) return false;
  const { key, type } = value as Partial<SectionForm>;
  return typeof key === "string" && isSectionType(type);
}
