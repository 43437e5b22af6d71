import type { WorkbookFilters } from "../features/workbook/index.ts";

const PARTS = ["answers", "texts", "notes", "passages"] as const satisfies readonly NonNullable<
  WorkbookFilters["part"]
>[];

/** The shown part of a workbook, from its address; invalid values are left out. */
export function readWorkbookSearch({ q, part, order }: Record<string, unknown>): WorkbookFilters {
  return {
    q: typeof q === "string" ? q : undefined,
    part: PARTS.find((one) => one === part),
    order: order === "time" ? order : undefined,
  };
}
