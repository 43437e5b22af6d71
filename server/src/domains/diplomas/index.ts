/** What other domains may use of diplomas. */
export { diplomaReady } from "./diplomas-events.ts";
