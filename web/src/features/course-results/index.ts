export { courseResultsQuery, pageResultsQuery } from "./api.ts";
export { PageResultsView } from "./page/page-results-view.tsx";
export { ResultsOverview } from "./overview/results-overview.tsx";
export { readGroup } from "./parts/results-address.ts";
