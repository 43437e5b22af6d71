/** What other domains, commands and the demo may use of accounts. */
export { type Actor, signedIn } from "./people/actor.ts";
export { changeAvatar } from "./people/change-avatar.ts";
export { endInvitations } from "./invitation/end-invitations.ts";
export { inviteUsers } from "./invitation/invite-users.ts";
export { mailResetLink } from "./password-reset/mail-reset-link.ts";
export { askForNewPassword } from "./people/ask-for-new-password.ts";
export { checkPassword, findPasswordWeakness } from "./people/check-password.ts";
export { changeRole } from "./people/change-role.ts";
export { createUser } from "./people/create-user.ts";
export { createUsers } from "./people/create-users.ts";
export { disableUser, enableUser } from "./people/disable-user.ts";
export { findUserByEmail } from "./people/find-user-by-email.ts";
export { listUsers } from "./people/list-users.ts";
export { replacePassword } from "./people/replace-password.ts";
export { updateUser } from "./people/update-user.ts";
export { isStaff } from "./people/staff-policy.ts";
export { hashSecret } from "./session/session-secret.ts";
