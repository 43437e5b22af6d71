/** What commands and the start of the site may use of administration. */
export { renewSetupToken } from "./first-run/renew-setup-token.ts";
export { changeSite } from "./site/change-site.ts";
export { presentSite } from "./site/present-site.ts";
