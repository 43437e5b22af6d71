/** The opinions domain's only door for other domains. */
export { moderationRoutes } from "./moderation/moderation-routes.ts";
export { opinionRoutes } from "./opinion-routes.ts";
export { opinionsPolicy } from "./opinions-policy.ts";
