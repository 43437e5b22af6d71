/** What other domains, commands and the demo may use of accounts. */
export { type Actor, signedIn } from "./people/actor.ts";
export { findPasswordWeakness } from "./people/check-password.ts";
export { createUser } from "./people/create-user.ts";
export { findUserByEmail } from "./people/find-user-by-email.ts";
export { isStaff } from "./people/staff-policy.ts";
