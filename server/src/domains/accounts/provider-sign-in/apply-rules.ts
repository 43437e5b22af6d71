import type { Role } from "@paso/contract";

import type { users } from "../../../database/tables/index.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { DomainError } from "../../../platform/errors/domain-error.ts";
import { changeRole } from "../people/change-role.ts";
import type { StoredProvider } from "../providers/find-provider.ts";
import { type Claims, readClaim } from "../providers/read-claim.ts";
import { groupsVouched } from "./provider-events.ts";

type User = typeof users.$inferSelect;

/** The role that a provider's rules give a person; null if they leave it unchanged. */
export function ruledRole({ rules }: StoredProvider, claims: Claims): Role | null {
  const fitting = rules.roleRules.find((rule) => fits(rule, claims));
  return fitting?.role ?? rules.roleOtherwise;
}

/**
 * Applies the role and the groups of the provider's rules to a person, in the caller's transaction.
 * The last administrator keeps that role.
 */
export async function applyRules(
  ctx: Context,
  user: User,
  { provider, claims }: { provider: StoredProvider; claims: Claims },
): Promise<User> {
  const role = await giveRole(ctx, user, ruledRole(provider, claims) ?? user.role, provider);
  const groupIds = provider.rules.groupRules
    .filter((rule) => fits(rule, claims))
    .map(({ groupId }) => groupId);
  if (groupIds.length > 0) await ctx.events.emit(ctx, groupsVouched, { userId: user.id, groupIds });
  return { ...user, role };
}

async function giveRole(
  ctx: Context,
  { id: userId, role: before }: User,
  role: Role,
  { name }: StoredProvider,
): Promise<Role> {
  if (role === before) return before;
  try {
    await changeRole(ctx, { userId, role });
  } catch (error) {
    if (error instanceof DomainError && error.code === "last_admin") return before;
    throw error;
  }
  await recordAudit(ctx, {
    action: "person.role_changed_by_provider",
    actorId: null,
    subjectId: userId,
    before: { role: before },
    after: { role, provider: name },
  });
  return role;
}

function fits({ claim, value }: { claim: string; value: string }, claims: Claims): boolean {
  return readClaim(claims, claim).includes(value);
}
