export { PageHistory } from "./page-history.tsx";
export { pageHistoryQuery } from "./queries/history-queries.ts";
