/** Public interface of accounts, for other domains, commands and the demo. */
export { type Actor, signedIn } from "./people/actor.ts";
export { changeAvatar } from "./people/change-avatar.ts";
export { endInvitations } from "./invitation/end-invitations.ts";
export { cancelErasure } from "./erasure/cancel-erasure.ts";
export { findDueErasures, lockDueErasure } from "./erasure/find-due-erasures.ts";
export { leavesAt, leavingPeople } from "./erasure/leaving.ts";
export { requestErasure } from "./erasure/request-erasure.ts";
export { erasureDoneMail } from "./erasure/erasure-mail.ts";
export { beginRegistration, REGISTRATION_HOURS } from "./registration/begin-registration.ts";
export { confirmRegistration } from "./registration/confirm-registration.ts";
export { inviteUsers } from "./invitation/invite-users.ts";
export { mailResetLink } from "./password-reset/mail-reset-link.ts";
export { askForNewPassword } from "./people/ask-for-new-password.ts";
export { checkPassword, findPasswordWeakness } from "./people/check-password.ts";
export { changeEmail } from "./email/change-email.ts";
export { changeRole } from "./people/change-role.ts";
export { createUser } from "./people/create-user.ts";
export { createUsers } from "./people/create-users.ts";
export { disableUser, enableUser } from "./people/disable-user.ts";
export { findUserByEmail } from "./people/find-user-by-email.ts";
export { listUsers } from "./people/list-users.ts";
export { groupsVouched } from "./provider-sign-in/provider-events.ts";
export { testProvider } from "./provider-sign-in/test-provider.ts";
export {
  addProvider,
  countJoined,
  enableProvider,
  orderProviders,
  removeProvider,
  updateProvider,
} from "./providers/change-providers.ts";
export {
  findProvider,
  isOidc,
  isSaml,
  listProviders,
  type StoredProvider,
} from "./providers/find-provider.ts";
export { hidesPassword } from "./providers/password-form.ts";
export { addressesOf } from "./providers/provider-addresses.ts";
export { openProviderSecret } from "./providers/provider-secret.ts";
export { readCertificate, readMetadata } from "./saml/read-metadata.ts";
export { replacePassword } from "./people/replace-password.ts";
export { updateUser } from "./people/update-user.ts";
export { keepAdmin } from "./people/keep-admin.ts";
export { accountsPersonalData } from "./personal-data/accounts-personal-data.ts";
export { isStaff } from "./people/staff-policy.ts";
export { resetSecondFactor } from "./second-factor/reset-second-factor.ts";
export { hasSecondFactor } from "./second-factor/has-second-factor.ts";
export { recordSeen } from "./session/record-seen.ts";
export { authenticatedRecently, requireRecentAuth } from "./session/require-recent-auth.ts";
export { findToken, listTokens } from "./tokens/list-tokens.ts";
export { presentToken } from "./tokens/present-token.ts";
export { revokeToken } from "./tokens/revoke-token.ts";
export { hashSecret } from "./session/session-secret.ts";
