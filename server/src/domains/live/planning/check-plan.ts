import type { LiveProviderKind } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { type FieldMessage, invalid } from "../../../platform/errors/domain-error.ts";
import { listUsableProviders } from "../credentials/open-live-provider.ts";
import type { ClassPlan } from "./class-fields.ts";
import { findHosts } from "./find-hosts.ts";

/** A plan whose provider has credentials. */
export type CheckedPlan = ClassPlan & { provider: LiveProviderKind };

interface Checked {
  /** Null for a class of the site. */
  courseId: number | null;
  plan: ClassPlan;
  /** Its previous hosts, who may stay. */
  hostIds?: readonly number[];
}

/**
 * Refuses hosts who cannot host this class, and a provider without credentials.
 * @throws `invalid`
 */
export async function checkPlan(
  ctx: Context,
  { courseId, plan, hostIds = [] }: Checked,
): Promise<CheckedPlan> {
  const issues: Record<string, FieldMessage[]> = {};
  const added = plan.hostIds.filter((id) => !hostIds.includes(id));
  const hosts = await findHosts(ctx, { courseId, among: added });
  if (hosts.length < added.length) {
    issues["host_ids"] = ["Choose hosts among the people who work on it."];
  }
  const usable = await listUsableProviders(ctx, courseId);
  if (usable.length === 0) issues["provider"] = ["Add credentials first."];
  else if (plan.provider === null || !usable.includes(plan.provider)) {
    issues["provider"] = ["Choose one of the services that have credentials."];
  }
  if (Object.keys(issues).length > 0 || plan.provider === null) throw invalid(issues);
  return { ...plan, provider: plan.provider };
}
