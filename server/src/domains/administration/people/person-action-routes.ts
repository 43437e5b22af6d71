import { api, type AuditAction, type SitePerson } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import {
  askForNewPassword,
  authenticatedRecently,
  changeEmail,
  changeRole,
  disableUser,
  enableUser,
  requireRecentAuth,
  resetSecondFactor,
  signedIn,
  updateUser,
} from "../../accounts/index.ts";
import { changePeople } from "./change-people.ts";
import { findPersonRow, type PersonRow } from "./list-people.ts";
import { presentSitePerson } from "./present-site-person.ts";
import { invitePerson, sendResetLink } from "./send-link.ts";
import { loadPerson } from "./site-people-routes.ts";

type PersonAction = (ctx: Context, person: PersonRow) => Promise<void>;

/** Administrators' actions on accounts; a call about one person returns the updated person. */
export function personActionRoutes(app: FastifyInstance): void {
  route(app, api.changePeople, {
    action: "site-people.change",
    handle: async ({ ctx, actor, body: { action, user_ids: userIds } }) => {
      const administrator = signedIn(actor);
      if (action === "disable") requireRecentAuth(ctx, administrator);
      const change = { actorId: administrator.id, userIds, action };
      return { user_ids: await changePeople(ctx, change) };
    },
  });

  route(app, api.correctPerson, {
    action: "site-people.change",
    load: loadPerson,
    handle: ({ body: { first_name: firstName, last_name: lastName, email }, ...call }) => {
      if (email !== call.subject.email) requireRecentAuth(call.ctx, signedIn(call.actor));
      return changePerson(call, "person.corrected", async (ctx, { id, locale }) => {
        await updateUser(ctx, id, { firstName, lastName, locale });
        await changeEmail(ctx, { userId: id, email, by: "administrator" });
      });
    },
  });

  route(app, api.changePersonRole, {
    action: "site-people.change",
    load: loadPersonRecently,
    handle: ({ body: { role }, ...call }) =>
      changePerson(call, "person.role_changed", async (ctx, { id, role: before }) => {
        if (role !== before) await changeRole(ctx, { userId: id, role });
      }),
  });

  const sensitive = [
    [api.disablePerson, "person.disabled", (ctx, { id }) => disableUser(ctx, id)],
    [api.resetSecondFactor, "person.second_factor_reset", resetSecondFactor],
  ] as const satisfies [unknown, AuditAction, PersonAction][];
  for (const [endpoint, recorded, act] of sensitive) {
    route(app, endpoint, {
      action: "site-people.change",
      load: loadPersonRecently,
      handle: (call) => changePerson(call, recorded, act),
    });
  }

  const actions = [
    [api.enablePerson, "person.enabled", (ctx, { id }) => enableUser(ctx, id)],
    [api.invitePerson, "person.invited", invitePerson],
    [api.sendPersonReset, "person.reset_link_sent", sendResetLink],
    [
      api.askForNewPassword,
      "person.password_change_required",
      (ctx, { id }) => askForNewPassword(ctx, id),
    ],
  ] as const satisfies [unknown, AuditAction, PersonAction][];
  for (const [endpoint, recorded, act] of actions) {
    route(app, endpoint, {
      action: "site-people.change",
      load: loadPerson,
      handle: (call) => changePerson(call, recorded, act),
    });
  }
}

/** For actions that an unattended session must not be able to take. */
async function loadPersonRecently(call: Call<{ userId: number }>): Promise<PersonRow> {
  await authenticatedRecently(call);
  return loadPerson(call);
}

/** Acts on a person and records it, in one transaction. */
function changePerson(
  { ctx, actor, subject }: Call<unknown> & { subject: PersonRow },
  action: AuditAction,
  act: PersonAction,
): Promise<SitePerson> {
  return withTransaction(ctx, async (inner) => {
    await act(inner, subject);
    const after = await findPersonRow(inner, subject.id);
    if (!after) throw notFound();
    await recordAudit(inner, {
      action,
      actorId: signedIn(actor).id,
      subjectId: subject.id,
      ...DIFFERENCES[action]?.(subject, after),
    });
    return presentSitePerson(after, ctx.site);
  });
}

/** Audits only the fields the action is about. */
const differs =
  (read: (row: PersonRow) => Record<string, string | boolean>) =>
  (before: PersonRow, after: PersonRow) => ({ before: read(before), after: read(after) });

const DIFFERENCES: Partial<Record<AuditAction, ReturnType<typeof differs>>> = {
  "person.corrected": (before, after) => ({
    // Names and addresses would outlive the account here.
    before: { new_name: false, new_email: false },
    after: {
      new_name: before.firstName !== after.firstName || before.lastName !== after.lastName,
      new_email: before.email !== after.email,
    },
  }),
  "person.role_changed": differs(({ role }) => ({ role })),
  "person.disabled": differs(({ disabledAt }) => ({ disabled: disabledAt !== null })),
  "person.enabled": differs(({ disabledAt }) => ({ disabled: disabledAt !== null })),
};
