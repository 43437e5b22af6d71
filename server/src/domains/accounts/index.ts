/** The accounts domain's only door for other domains. */
export { accountRoutes } from "./account-routes.ts";
export { accountsPolicy, isStaff } from "./accounts-policy.ts";
export { createUser } from "./create-user.ts";
export { findActor } from "./find-actor.ts";
export { findUserByEmail } from "./find-user-by-email.ts";
export { hashPassword } from "./hash-password.ts";
