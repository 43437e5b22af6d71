/** The opinions domain's only door for other domains. */
export { opinionRoutes } from "./opinion-routes.ts";
export { opinionsPolicy } from "./opinions-policy.ts";
