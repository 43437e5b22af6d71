import type { AuditAction, PeopleAction } from "@paso/contract";
import { and, asc, inArray, isNotNull, isNull, ne } from "drizzle-orm";

import { users } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { disableUser, enableUser, inviteUsers } from "../../accounts/index.ts";

interface ChangeOfPeople {
  /** The acting administrator, who is never disabled. */
  actorId: number;
  userIds: readonly number[];
}

/**
 * Applies an action to many people atomically; those it does not apply to are unchanged.
 * @returns the ids of those who were changed or invited
 * @throws `conflict` if no active administrator would be left
 */
export function changePeople(
  ctx: Context,
  { action, ...change }: ChangeOfPeople & { action: PeopleAction },
): Promise<number[]> {
  return withTransaction(ctx, (inner) => ACTIONS[action](inner, change));
}

const ACTIONS: Record<PeopleAction, (ctx: Context, change: ChangeOfPeople) => Promise<number[]>> = {
  async invite(ctx, { actorId, userIds }) {
    const invited = await inviteUsers(ctx, userIds);
    for (const subjectId of invited) {
      await recordAudit(ctx, { action: "person.invited", actorId, subjectId });
    }
    return invited;
  },
  disable: (ctx, change) => setDisabled(ctx, change, true),
  enable: (ctx, change) => setDisabled(ctx, change, false),
};

async function setDisabled(
  ctx: Context,
  { actorId, userIds }: ChangeOfPeople,
  disabled: boolean,
): Promise<number[]> {
  const action: AuditAction = disabled ? "person.disabled" : "person.enabled";
  const { id, disabledAt } = users;
  const people = await ctx.database
    .select({ id })
    .from(users)
    .where(
      and(
        inArray(id, [...userIds]),
        ne(id, actorId),
        disabled ? isNull(disabledAt) : isNotNull(disabledAt),
      ),
    )
    .orderBy(asc(id))
    .for("update");
  for (const { id: subjectId } of people) {
    await (disabled ? disableUser : enableUser)(ctx, subjectId);
    const states = { before: { disabled: !disabled }, after: { disabled } };
    await recordAudit(ctx, { action, actorId, subjectId, ...states });
  }
  return people.map((person) => person.id);
}
