/** What other domains may use of insight. */
export { insightPersonalData } from "./insight-personal-data.ts";
