/** What other domains may use of diplomas. */
export { diplomasPersonalData } from "./diplomas-personal-data.ts";
export { listBadgeKeys, rotateBadgeKey } from "./badge/badge-keys.ts";
export { keyAddress } from "./badge/issuer.ts";
export { findIssuedDiploma } from "./course/find-issued-diploma.ts";
export { diplomaReady } from "./issue/diplomas-events.ts";
