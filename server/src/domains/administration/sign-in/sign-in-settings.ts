import type { SignInSettings } from "@paso/contract";
import { asc, eq, isNull } from "drizzle-orm";

import { courses, groups } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import { storeSettings } from "../../../platform/site/store-settings.ts";
import { countJoined, hidesPassword, listProviders, orderProviders } from "../../accounts/index.ts";
import { presentSignInProvider } from "./present-sign-in-provider.ts";

/** Maximum groups offered to rules. */
const MOST_GROUPS = 2_000;

/** The providers in button order, and the groups that rules may name. */
export async function readSignInSettings(ctx: Context): Promise<SignInSettings> {
  const [providers, joined, isHidden, found] = await Promise.all([
    listProviders(ctx),
    countJoined(ctx),
    hidesPassword(ctx),
    ctx.database
      .select({ id: groups.id, course: courses.title, name: groups.name })
      .from(groups)
      .innerJoin(courses, eq(courses.id, groups.courseId))
      .where(isNull(courses.deletedAt))
      .orderBy(asc(courses.title), asc(groups.id))
      .limit(MOST_GROUPS),
  ]);
  return {
    providers: providers.map((one) => presentSignInProvider(ctx, one, joined.get(one.key) ?? 0)),
    hides_password: isHidden,
    groups: found,
    site_address: ctx.site.url,
  };
}

interface SettingsChange {
  actorId: number;
  /** Ids of providers. */
  order: readonly number[];
  hidesPassword: boolean;
}

/**
 * Orders the providers, and shows or hides the form for a password.
 * @throws `conflict` on hiding it while no provider is offered
 */
export async function changeSignInSettings(ctx: Context, change: SettingsChange): Promise<void> {
  await withTransaction(ctx, async (inner) => {
    const before = await settingsOf(inner);
    const isOffered = (await listProviders(inner)).some(({ isEnabled }) => isEnabled);
    if (change.hidesPassword && !before.hides_password && !isOffered) {
      throw conflict("no_provider", "Enable a provider first: nobody could sign in otherwise.");
    }
    await orderProviders(inner, change.order);
    await storeSettings(inner, { hidesPassword: change.hidesPassword });
    const after = await settingsOf(inner);
    await recordAudit(inner, { action: "sign_in.changed", actorId: change.actorId, before, after });
  });
}

async function settingsOf(ctx: Context) {
  const providers = await listProviders(ctx);
  return { order: providers.map(({ name }) => name), hides_password: await hidesPassword(ctx) };
}
