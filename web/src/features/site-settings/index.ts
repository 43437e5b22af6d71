export { siteQuery } from "./api.ts";
export { siteSections } from "./sections.ts";
export { SiteSection } from "./site-section.tsx";
