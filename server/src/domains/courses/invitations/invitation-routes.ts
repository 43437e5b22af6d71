import { api, type CourseInvitation } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import { signedIn } from "../../accounts/index.ts";
import { findCourse } from "../access/find-course.ts";
import { requireRight } from "../access/require-right.ts";
import { createInvitation } from "./create-invitation.ts";
import { hasInvitation } from "./has-invitation.ts";
import { showCode } from "./invitation-code.ts";
import { type InvitationRow, invitationState } from "./invitation-state.ts";
import { listInvitations } from "./list-invitations.ts";
import { revokeInvitation } from "./revoke-invitation.ts";

/** Invitation codes of a course, for those who manage its students. */
export function invitationRoutes(app: FastifyInstance): void {
  route(app, api.listInvitations, {
    action: "invitation.list",
    load,
    handle: async ({ ctx, params }) => {
      const invitations = await listInvitations(ctx, params.courseId);
      return {
        invitations: invitations.map((invitation) => present(ctx, invitation)),
        site_url: ctx.site.url,
      };
    },
  });

  route(app, api.createInvitation, {
    action: "invitation.create",
    load,
    handle: async ({ ctx, params, body }) => {
      const invitation = await createInvitation(ctx, {
        ...params,
        groupId: body.group_id,
        expiresAt: body.expires_at,
        mostUses: body.max_uses,
      });
      return present(ctx, invitation);
    },
  });

  route(app, api.revokeInvitation, {
    action: "invitation.revoke",
    load: loadInvitation,
    handle: async ({ ctx, params }) => {
      await revokeInvitation(ctx, params);
      return { id: params.invitationId };
    },
  });
}

async function load({ ctx, actor, params }: Call<{ courseId: number }>): Promise<void> {
  const person = signedIn(actor);
  await findCourse(ctx, person, params.courseId);
  await requireRight(ctx, person, params.courseId, "manage_students");
}

async function loadInvitation(call: Call<{ courseId: number; invitationId: number }>) {
  await load(call);
  if (!(await hasInvitation(call.ctx, call.params))) throw notFound();
}

function present({ clock, site }: Context, invitation: InvitationRow): CourseInvitation {
  const { id, groupId, code, expiresAt, mostUses, uses } = invitation;
  const state = invitationState(invitation, clock.now());
  return {
    id,
    code: showCode(code),
    group_id: groupId,
    expires_at: expiresAt && formatLocalDate(expiresAt, site.timeZone),
    max_uses: mostUses,
    uses,
    state: state === "revoked" ? "expired" : state,
  };
}
