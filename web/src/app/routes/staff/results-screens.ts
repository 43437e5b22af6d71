/** How a course is going, and its questions on the projector: one file for both. */
export { PresentPage } from "./present-page.tsx";
export { ResultsPage } from "./results-page.tsx";
