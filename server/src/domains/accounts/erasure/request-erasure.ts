import type { Locale } from "@paso/contract";
import { eq } from "drizzle-orm";

import { erasures, users } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, notFound } from "../../../platform/errors/domain-error.ts";
import { queueMails } from "../../../platform/mail/queue-mail.ts";
import { keepAdmin } from "../people/keep-admin.ts";
import { lockUser } from "../people/lock-user.ts";
import { erasureRequestedMail } from "./erasure-mail.ts";
import type { Erasure } from "./find-erasure.ts";

interface ErasureRequest {
  userId: number;
  opinions: Erasure["opinions"];
  /** Who requests it: the person, or an administrator. */
  actorId: number;
  /** Fallback language of the mail, if the person has chosen none. */
  locale: Locale;
}

/** Grace period in milliseconds. */
const WAIT = 14 * 86_400_000;

/**
 * Schedules a person's erasure in two weeks, and notifies them by mail.
 * @throws `conflict` when one is already scheduled, or no active administrator would be left
 */
export function requestErasure(ctx: Context, request: ErasureRequest): Promise<Erasure> {
  const { userId, opinions, actorId } = request;
  return withTransaction(ctx, async (inner) => {
    await lockUser(inner, userId);
    await keepAdmin(inner, userId);
    const requestedAt = inner.clock.now();
    const [erasure] = await inner.database
      .insert(erasures)
      .values({
        userId,
        opinions,
        requestedBy: actorId === userId ? null : actorId,
        requestedAt,
        dueAt: new Date(requestedAt.getTime() + WAIT),
      })
      .onConflictDoNothing()
      .returning();
    if (!erasure) throw conflict("erasure_pending", "This account is already going to be erased.");
    await recordAudit(inner, {
      action: "person.erasure_requested",
      actorId,
      subjectId: userId,
      after: { opinions },
    });
    await announce(inner, erasure, request.locale);
    return erasure;
  });
}

async function announce(ctx: Context, erasure: Erasure, fallback: Locale): Promise<void> {
  const [user] = await ctx.database.select().from(users).where(eq(users.id, erasure.userId));
  if (!user) throw notFound();
  const locale = user.locale ?? fallback;
  const mail = erasureRequestedMail(
    {
      locale,
      firstName: user.firstName,
      dueAt: erasure.dueAt,
      keepsOpinions: erasure.opinions === "anonymise",
      byAdministrator: erasure.requestedBy !== null,
    },
    ctx.site,
  );
  await queueMails(ctx, [
    { kind: "erasure-requested", userId: user.id, recipient: user.email, locale, ...mail },
  ]);
}
