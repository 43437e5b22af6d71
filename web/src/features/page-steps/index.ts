export { PageSteps } from "./page-steps.tsx";
