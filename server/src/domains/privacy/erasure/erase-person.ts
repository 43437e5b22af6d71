import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { queueMails } from "../../../platform/mail/queue-mail.ts";
import { forgetResultsNaming } from "../../../platform/tracked-jobs/tracked-job.ts";
import { erasureDoneMail, keepAdmin, lockDueErasure } from "../../accounts/index.ts";
import { personalData } from "../personal-data/personal-data-of-domains.ts";

/**
 * Erases a person who is due, from all domains in one transaction, and confirms by mail. A no-op if it
 * was cancelled in the meantime.
 * @throws `conflict` if no active administrator would be left
 */
export async function erasePerson(ctx: Context, userId: number): Promise<void> {
  await withTransaction(ctx, async (inner) => {
    const { site } = inner;
    const row = await lockDueErasure(inner, userId);
    if (!row) return;
    await keepAdmin(inner, userId);
    const person = { userId, texts: row.erasure.opinions };
    for (const domain of personalData.toReversed()) await domain.erase?.(inner, person);
    await forgetResultsNaming(inner, row.user.email);
    await recordAudit(inner, {
      action: "person.erased",
      actorId: row.erasure.requestedBy ?? userId,
      subjectId: userId,
    });
    const { email: recipient, firstName } = row.user;
    const locale = row.user.locale ?? site.locale;
    const mail = erasureDoneMail({ locale, firstName }, site);
    const kind = "erasure-done";
    await queueMails(inner, [{ kind, userId: null, recipient, locale, forgotten: true, ...mail }]);
  });
}
