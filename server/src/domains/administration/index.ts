/** What commands and the start of the site may use of administration. */
export { renewSetupToken } from "./first-run/renew-setup-token.ts";
export { changeMailServer } from "./mail-server/change-mail-server.ts";
export { presentMailServer } from "./mail-server/present-mail-server.ts";
export { changeSite } from "./site/change-site.ts";
export { presentSettings } from "./site/present-site.ts";
