/** What other domains may use of workbooks. */
export { workbookPersonalData } from "./workbook-personal-data.ts";
