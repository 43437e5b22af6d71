export { OwnWords } from "./own-words/own-words.tsx";
export { Workbook } from "./workbook.tsx";
export type { WorkbookFilters } from "./queries/workbook-filters.ts";
export { workbooksQuery } from "./queries/workbook-queries.ts";
