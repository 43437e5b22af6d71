/** What other domains, commands and the demo may use of accounts. */
export { type Actor, signedIn } from "./people/actor.ts";
export { findPasswordWeakness } from "./people/check-password.ts";
export { changeAvatar } from "./people/change-avatar.ts";
export { changeRole } from "./people/change-role.ts";
export { createUser } from "./people/create-user.ts";
export { disableUser, enableUser } from "./people/disable-user.ts";
export { findUserByEmail } from "./people/find-user-by-email.ts";
export { listUsers } from "./people/list-users.ts";
export { replacePassword } from "./people/replace-password.ts";
export { isSignedIn } from "./people/signed-in-policy.ts";
export { isStaff } from "./people/staff-policy.ts";
