/** Media types of a table that is exported as CSV or as a workbook. */
export const SPREADSHEETS = [
  "text/csv",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
];
