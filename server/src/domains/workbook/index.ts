/** What other domains may use of workbooks. */
export { findBooks } from "./entries/find-books.ts";
export { findOwnWords } from "./entries/find-own-words.ts";
export { workbookPersonalData } from "./workbook-personal-data.ts";
