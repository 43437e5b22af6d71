export { PageHistory } from "./page-history.tsx";
export { pageHistoryQuery } from "./history-queries.ts";
