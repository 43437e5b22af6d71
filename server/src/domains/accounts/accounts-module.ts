import { accountRoutes } from "./account-routes.ts";
import { accountsPolicy } from "./accounts-policy.ts";
import { deviceRoutes } from "./devices/device-routes.ts";
import { passwordResetRoutes } from "./password-reset/password-reset-routes.ts";
import { findActor } from "./session/find-actor.ts";
import { findEndedSessions } from "./session/find-ended-sessions.ts";
import { requirePasswordChange } from "./session/require-password-change.ts";

/** What the application serves of this domain. */
export const accountsModule = {
  policy: accountsPolicy,
  routes(...[app, cookies]: Parameters<typeof accountRoutes>): void {
    accountRoutes(app, cookies);
    deviceRoutes(app);
    passwordResetRoutes(app);
  },
  findPrincipal: findActor,
  findEndedSessions,
  checkPrincipal: requirePasswordChange,
};
