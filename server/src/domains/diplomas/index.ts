/** What other domains may use of diplomas. */
export { diplomasPersonalData } from "./diplomas-personal-data.ts";
export { diplomaReady } from "./issue/diplomas-events.ts";
