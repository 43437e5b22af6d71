import type { WorkbookPart } from "@paso/contract";

/** Filters of a workbook; part of the URL. */
export interface WorkbookFilters {
  /** Words to be found. */
  q?: string | undefined;
  part?: WorkbookPart | undefined;
  /** In course order by default. */
  order?: "time" | undefined;
}
