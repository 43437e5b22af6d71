/** Course results, and questions on the projector, in one chunk. */
export { PresentPage } from "./present-page.tsx";
export { ResultsPage } from "./results-page.tsx";
