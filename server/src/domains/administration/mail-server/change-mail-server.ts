import type { MailServerSettings } from "@paso/contract";

import { recordAudit } from "../../../platform/audit/record-audit.ts";
import { isLoopback } from "../../../platform/config/config.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, invalid } from "../../../platform/errors/domain-error.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { sendDueMailsJob } from "../../../platform/mail/send-due-mails.ts";
import type { StoredMailServer } from "../../../platform/settings/stored-site.ts";
import { storeSettings } from "../../../platform/site/store-settings.ts";
import { MAIL_PASSWORD } from "../../../platform/smtp/site-mail-server.ts";
import { lockSite } from "../site/change-site.ts";

interface MailServerChange {
  /** Who changes it; null for the command line. */
  actorId: number | null;
  settings: MailServerSettings;
}

/** Placeholder for a password in the audit log. */
const PASSWORD = "••••••";
const NEW_PASSWORD = "•••••• (new)";

/**
 * Sets the site's mail server, and sends queued mails; without a host, they stay queued.
 * @throws `conflict` if the environment sets it, or there is no key to encrypt the password; `invalid` on
 *   `password` if another server would receive the stored one
 */
export async function changeMailServer(ctx: Context, change: MailServerChange): Promise<void> {
  if (ctx.site.defaults.smtp.url !== null) {
    throw conflict(
      "set_by_environment",
      "PASO_SMTP_URL chooses the mail server. Remove it from the environment to choose one here.",
    );
  }
  const { password, ...server } = change.settings;
  await lockSite(ctx, async (inner) => {
    const before = inner.site.mailServer;
    const isNone = server.host === "";
    const after = isNone ? null : { ...server, sealed_password: sealPassword(inner, change) };
    refuseOpenPassword(after);
    await storeSettings(inner, { values: { mail_server: after } });
    await recordAudit(inner, {
      action: "site.mail_changed",
      actorId: change.actorId,
      before: describe(before),
      after: { ...describe(after), ...(password && { mail_password: NEW_PASSWORD }) },
    });
    if (after) await enqueueJob(inner, sendDueMailsJob, undefined);
  });
}

function sealPassword({ site, secrets }: Context, { actorId, settings }: MailServerChange) {
  const { password, host, user } = settings;
  if (password !== undefined) return password === "" ? null : secrets.seal(MAIL_PASSWORD, password);
  const stored = site.mailServer;
  const isElsewhere = stored?.host !== host || stored.user !== user;
  // The operator on the command line could read it anyway.
  if (stored?.sealed_password && isElsewhere && actorId !== null) {
    throw invalid({
      password: ["Enter the password again: it is not passed on to another server or user."],
    });
  }
  return stored?.sealed_password ?? null;
}

function refuseOpenPassword(server: StoredMailServer | null): void {
  if (server?.security !== "none" || server.sealed_password === null) return;
  if (isLoopback(server.host)) return;
  throw invalid({ security: ["A password is sent over an encrypted connection alone."] });
}

/** A mail server in the audit log, with the command line's option names. */
function describe(server: StoredMailServer | null) {
  if (!server) return { mail_host: null };
  const { sealed_password: sealed, ...fields } = server;
  const named = Object.entries(fields).map(([name, value]) => [`mail_${name}`, value]);
  return { ...Object.fromEntries(named), mail_password: sealed === null ? null : PASSWORD };
}
