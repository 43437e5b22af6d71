import { MAX_WEBHOOKS, type WebhookEvent } from "@paso/contract";
import { eq, sql } from "drizzle-orm";

import { type AuditValues, courses, webhooks } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, notFound } from "../../../platform/errors/domain-error.ts";
import { isOf, type StoredWebhook } from "./find-webhook.ts";
import { newWebhookSecret } from "./webhook-secret.ts";

interface WebhookFields {
  url: string;
  events: WebhookEvent[];
}

interface Change<Fields> {
  /** The acting user. */
  actorId: number;
  fields: Fields;
}

/**
 * Adds a webhook to a course, or to the site (null). Its secret is returned, and stored encrypted.
 * @throws `conflict` if there are too many, or the site has no key
 */
export async function createWebhook(
  ctx: Context,
  courseId: number | null,
  { actorId, fields }: Change<WebhookFields>,
): Promise<{ secret: string; webhook: StoredWebhook }> {
  const { secret, sealedSecret } = newWebhookSecret(ctx);
  return withTransaction(ctx, async (inner) => {
    // Serialises concurrent additions, to enforce the limit.
    await inner.database.execute(
      sql`select pg_advisory_xact_lock(hashtext('webhooks'), ${courseId ?? 0})`,
    );
    if ((await inner.database.$count(webhooks, isOf(courseId))) >= MAX_WEBHOOKS) throw tooMany();
    const [webhook] = await inner.database
      .insert(webhooks)
      .values({ ...fields, courseId, sealedSecret, createdAt: inner.clock.now() })
      .returning();
    if (!webhook) throw new Error("The webhook was not stored.");
    const about = await nameCourse(inner, courseId);
    await recordAudit(inner, {
      action: "webhook.created",
      actorId,
      about,
      after: auditOf(webhook),
    });
    return { secret, webhook };
  });
}

/** Changes a webhook; re-enabling one resets its failures. */
export async function changeWebhook(
  ctx: Context,
  before: StoredWebhook,
  { actorId, fields }: Change<WebhookFields & { isEnabled: boolean }>,
): Promise<StoredWebhook> {
  const isTurnedOn = fields.isEnabled && !before.isEnabled;
  return withTransaction(ctx, async (inner) => {
    const [webhook] = await inner.database
      .update(webhooks)
      .set({ ...fields, ...(isTurnedOn && { turnedOffBecause: null, failingSince: null }) })
      .where(eq(webhooks.id, before.id))
      .returning();
    if (!webhook) throw notFound();
    await recordAudit(inner, {
      action: "webhook.changed",
      actorId,
      about: await nameCourse(inner, webhook.courseId),
      before: auditOf(before),
      after: auditOf(webhook),
    });
    return webhook;
  });
}

export async function removeWebhook(
  ctx: Context,
  webhook: StoredWebhook,
  actorId: number,
): Promise<void> {
  await withTransaction(ctx, async (inner) => {
    await inner.database.delete(webhooks).where(eq(webhooks.id, webhook.id));
    const about = await nameCourse(inner, webhook.courseId);
    const record = { action: "webhook.removed", actorId, about } as const;
    await recordAudit(inner, { ...record, before: auditOf(webhook) });
  });
}

function auditOf({ url, events, isEnabled }: StoredWebhook) {
  return { webhook_address: url, webhook_events: events, disabled: !isEnabled };
}

/** The owner of a webhook in the audit log; nothing for the site's. */
async function nameCourse({ database }: Context, courseId: number | null): Promise<AuditValues> {
  if (courseId === null) return {};
  const [course] = await database
    .select({ course: courses.title })
    .from(courses)
    .where(eq(courses.id, courseId));
  return course ?? {};
}

function tooMany() {
  const text = "There are {most} webhooks already. Remove one first.";
  return conflict("too_many_webhooks", text, { most: MAX_WEBHOOKS });
}
