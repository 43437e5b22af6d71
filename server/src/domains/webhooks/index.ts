/** What other domains may use of webhooks. */
export { webhooksPersonalData } from "./webhooks-personal-data.ts";
