import type { Context } from "../../platform/context.ts";
import { defineJob, hourly } from "../../platform/jobs/job.ts";
import { deleteOldSignIns } from "./devices/delete-old-sign-ins.ts";
import { deleteExpiredEmailChanges } from "./email/delete-expired-email-changes.ts";
import { mailEmailCodeJob } from "./email/mail-email-code.ts";
import { deleteExpiredChallenges } from "./passkeys/delete-expired-challenges.ts";
import { deleteExpiredResets } from "./password-reset/delete-expired-resets.ts";
import { sendPasswordResetJob } from "./password-reset/send-password-reset.ts";
import { deleteExpiredPending } from "./provider-sign-in/delete-expired-pending.ts";
import { deleteExpiredRegistrations } from "./registration/delete-expired-registrations.ts";
import { mailRegistrationJob } from "./registration/mail-registration.ts";
import { deleteExpiredSessions } from "./session/delete-expired-sessions.ts";
import { deleteAbandonedSignIns } from "./sign-in/delete-abandoned-sign-ins.ts";
import { deleteExpiredTokens } from "./tokens/delete-expired-tokens.ts";

export const accountsJobs = [
  defineJob<Context>({
    name: "accounts.delete-expired-sessions",
    schedule: hourly(7),
    run: deleteExpiredSessions,
  }),
  defineJob<Context>({
    name: "accounts.delete-expired-resets",
    schedule: hourly(9),
    run: deleteExpiredResets,
  }),
  defineJob<Context>({
    name: "accounts.delete-old-sign-ins",
    schedule: hourly(11),
    run: deleteOldSignIns,
  }),
  defineJob<Context>({
    name: "accounts.delete-expired-challenges",
    schedule: hourly(13),
    run: deleteExpiredChallenges,
  }),
  defineJob<Context>({
    name: "accounts.delete-expired-provider-sign-ins",
    schedule: hourly(17),
    run: deleteExpiredPending,
  }),
  defineJob<Context>({
    name: "accounts.delete-abandoned-sign-ins",
    schedule: hourly(19),
    run: deleteAbandonedSignIns,
  }),
  defineJob<Context>({
    name: "accounts.delete-expired-registrations",
    schedule: hourly(21),
    run: deleteExpiredRegistrations,
  }),
  defineJob<Context>({
    name: "accounts.delete-expired-tokens",
    schedule: hourly(25),
    run: deleteExpiredTokens,
  }),
  defineJob<Context>({
    name: "accounts.delete-expired-email-changes",
    schedule: hourly(15),
    run: deleteExpiredEmailChanges,
  }),
  mailRegistrationJob,
  mailEmailCodeJob,
  sendPasswordResetJob,
];
