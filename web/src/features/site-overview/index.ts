export { siteOverviewQuery, systemQuery } from "./api.ts";
export { SiteFigures } from "./site-figures.tsx";
export { SystemFigures } from "./system-figures.tsx";
