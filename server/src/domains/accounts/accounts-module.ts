import type { FastifyInstance } from "fastify";

import { accountRoutes } from "./account-routes.ts";
import { accountsPolicy } from "./accounts-policy.ts";
import { deviceRoutes } from "./devices/device-routes.ts";
import { emailRoutes } from "./email/email-routes.ts";
import { erasureRoutes } from "./erasure/erasure-routes.ts";
import { passkeyRoutes } from "./passkeys/passkey-routes.ts";
import { passwordResetRoutes } from "./password-reset/password-reset-routes.ts";
import { profileRoutes } from "./profile/profile-routes.ts";
import { providerSignInRoutes } from "./provider-sign-in/provider-sign-in-routes.ts";
import { returnRoutes } from "./provider-sign-in/return-routes.ts";
import { findActor } from "./session/find-actor.ts";
import { findEndedSessions } from "./session/find-ended-sessions.ts";
import { requireReadyAccount } from "./session/require-ready-account.ts";
import { secondFactorRoutes } from "./sign-in/second-factor-routes.ts";
import { type SignInCookies, signInRoutes } from "./sign-in/sign-in-routes.ts";
import { admitToken } from "./tokens/admit-token.ts";
import { findTokenHolder } from "./tokens/find-token-holder.ts";
import { tokenRoutes } from "./tokens/token-routes.ts";

/** What this domain contributes to the application. */
export const accountsModule = {
  policy: accountsPolicy,
  routes(app: FastifyInstance, cookies: SignInCookies): void {
    accountRoutes(app, cookies.session);
    signInRoutes(app, cookies);
    providerSignInRoutes(app);
    returnRoutes(app, cookies.session);
    passkeyRoutes(app);
    secondFactorRoutes(app);
    deviceRoutes(app);
    tokenRoutes(app);
    profileRoutes(app);
    emailRoutes(app);
    erasureRoutes(app);
    passwordResetRoutes(app);
  },
  findTokenHolder,
  admitToken,
  findPrincipal: findActor,
  findEndedSessions,
  checkPrincipal: requireReadyAccount,
};
