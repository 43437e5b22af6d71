import type { LiveCredentials, LiveProviderKind } from "@paso/contract";
import { eq } from "drizzle-orm";

import { liveCredentials, type LiveSettings } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import { auditedCredentials, NEW_SECRET } from "./audited-credentials.ts";
import { sealLiveSecret } from "./credentials-secret.ts";
import { findCredentials, type StoredCredentials } from "./find-credentials.ts";
import { readSettings } from "./read-settings.ts";

interface CredentialsChange {
  /** Who changes them; null for the command line and the demo. */
  actorId: number | null;
  /** Null for the site. */
  courseId: number | null;
  typed: LiveCredentials;
}

/**
 * Stores the credentials for one service, replacing earlier ones. An omitted secret is kept, unless it
 * would be sent to another server or account.
 * @throws `invalid` on `server`, `secret` and `app_id`; `secret_key_missing` if the site has no key
 */
export async function saveCredentials(
  ctx: Context,
  { actorId, courseId, typed }: CredentialsChange,
): Promise<void> {
  const settings = readSettings(typed, courseId);
  const owner = { courseId, kind: typed.kind };
  await withTransaction(ctx, async (inner) => {
    const before = await findCredentials(inner, owner);
    const secret = chooseSecret(inner, { owner, settings, before, typed: typed.secret || null });
    const values = { ...owner, settings, secret, changedAt: inner.clock.now() };
    const [after] = await inner.database
      .insert(liveCredentials)
      .values(values)
      .onConflictDoUpdate({
        target: [liveCredentials.courseId, liveCredentials.kind],
        set: { settings, secret, changedAt: values.changedAt },
      })
      .returning();
    if (!after) throw new Error("The credentials were not stored.");
    const audited = await auditedCredentials(inner, after);
    const { provider = null, course } = audited;
    await recordAudit(inner, {
      action: "live_provider.changed",
      actorId,
      about: { provider, ...(course !== undefined && { course }) },
      ...(before && { before: await auditedCredentials(inner, before) }),
      after: { ...audited, ...(typed.secret && { secret: NEW_SECRET }) },
    });
  });
}

/** Deletes credentials; what exists at the service stays there. */
export async function removeCredentials(
  ctx: Context,
  stored: StoredCredentials,
  actorId: number,
): Promise<void> {
  await withTransaction(ctx, async (inner) => {
    await inner.database.delete(liveCredentials).where(eq(liveCredentials.id, stored.id));
    await recordAudit(inner, {
      action: "live_provider.removed",
      actorId,
      before: await auditedCredentials(inner, stored),
    });
  });
}

interface SecretChoice {
  owner: { courseId: number | null; kind: LiveProviderKind };
  settings: LiveSettings;
  before: StoredCredentials | null;
  /** Null for none. */
  typed: string | null;
}

function chooseSecret(ctx: Context, { owner, settings, before, typed }: SecretChoice) {
  const takesNone = settings.kind === "jitsi" && settings.appId === "";
  if (takesNone && typed !== null) throw invalid({ app_id: ["This field is required."] });
  if (takesNone) return null;
  if (typed !== null) return sealLiveSecret(ctx, owner, typed);
  if (before?.secret === undefined || before.secret === null) {
    throw invalid({ secret: ["This field is required."] });
  }
  if (whoReads(before.settings) !== whoReads(settings)) {
    throw invalid({
      secret: ["Enter the secret again: it is not passed on to another server or account."],
    });
  }
  return before.secret;
}

/** The party that a secret is sent to, or that verifies what it signed. */
function whoReads(settings: LiveSettings): string {
  switch (settings.kind) {
    case "zoom":
      return `${settings.accountId} ${settings.clientId}`;
    case "bigbluebutton":
      return settings.server;
    case "jitsi":
      return `${settings.server} ${settings.appId}`;
  }
}
