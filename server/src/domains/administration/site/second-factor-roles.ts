import { role, type Role, type SecondFactorRoles } from "@paso/contract";
import { count, isNull, sql } from "drizzle-orm";

import { users } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { loadSite } from "../../../platform/site/load-site.ts";
import { lockSettings } from "../../../platform/site/read-settings.ts";
import { storeSettings } from "../../../platform/site/store-settings.ts";
import { hasSecondFactor } from "../../accounts/index.ts";

/** Which roles must have a second factor, and how many of their people have none. */
export async function readSecondFactorRoles(ctx: Context): Promise<SecondFactorRoles> {
  // Another process may have just changed them.
  await loadSite(ctx);
  const counted = await ctx.database
    .select({
      role: users.role,
      people: count(),
      lacking: sql<number>`count(*) filter (where not ${hasSecondFactor(users.id)})`.mapWith(
        Number,
      ),
    })
    .from(users)
    .where(isNull(users.disabledAt))
    .groupBy(users.role);
  return {
    roles: role.options.map((name) => ({
      people: 0,
      lacking: 0,
      ...counted.find((row) => row.role === name),
      role: name,
      is_required: ctx.site.secondFactorRoles.includes(name),
    })),
  };
}

/** Requires a second factor for exactly these roles; all processes pick it up within seconds. */
export async function changeSecondFactorRoles(
  ctx: Context,
  { actorId, roles }: { actorId: number; roles: readonly Role[] },
): Promise<void> {
  const secondFactorRoles = role.options.filter((name) => roles.includes(name));
  await withTransaction(ctx, async (inner) => {
    const before = await lockSettings(inner);
    await storeSettings(inner, { secondFactorRoles });
    await recordAudit(inner, {
      action: "site.second_factor_changed",
      actorId,
      before: { second_factor_roles: [...(before?.secondFactorRoles ?? [])] },
      after: { second_factor_roles: secondFactorRoles },
    });
  });
  await loadSite(ctx);
}
