export { siteOverviewQuery } from "./api.ts";
export { SiteFigures } from "./site-figures.tsx";
