export { siteQuery } from "./api.ts";
export { SiteForm } from "./site-form.tsx";
