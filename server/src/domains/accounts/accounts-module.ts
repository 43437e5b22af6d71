import type { Context } from "../../platform/context.ts";
import { defineJob, hourly } from "../../platform/jobs/job.ts";
import { accountRoutes } from "./account-routes.ts";
import { accountsPolicy } from "./accounts-policy.ts";
import { deleteExpiredSessions } from "./session/delete-expired-sessions.ts";
import { findActor } from "./session/find-actor.ts";
import { requirePasswordChange } from "./session/require-password-change.ts";

/** What the application registers of this domain. */
export const accountsModule = {
  policy: accountsPolicy,
  routes: accountRoutes,
  findPrincipal: findActor,
  checkPrincipal: requirePasswordChange,
  jobs: [
    defineJob<Context>({
      name: "accounts.delete-expired-sessions",
      schedule: hourly(7),
      run: deleteExpiredSessions,
    }),
  ],
};
