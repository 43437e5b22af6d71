import type { WorkbookPart } from "@paso/contract";

/** What is shown of a workbook; part of the address. */
export interface WorkbookFilters {
  /** Words to be found. */
  q?: string | undefined;
  part?: WorkbookPart | undefined;
  /** In the order of the courses unless given. */
  order?: "time" | undefined;
}
