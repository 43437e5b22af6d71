import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { notFound } from "../../../platform/errors/domain-error.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { findCourse } from "../access/find-course.ts";
import { findStaffRole, requireRight } from "../access/require-right.ts";
import { addStaff, changeStaff } from "./change-staff.ts";
import { inviteAgain } from "./invite-people.ts";
import { limitInvitations } from "./limit-invitations.ts";

/** The staff of a course, and their roles. */
export function staffRoutes(app: FastifyInstance): void {
  route(app, api.addStaff, {
    action: "staff.add",
    load,
    handle: ({ ctx, actor, params, body: { name = "", ...body } }) =>
      addStaff(ctx, { ...params, ...body, name, addedBy: signedIn(actor).id }),
  });

  route(app, api.inviteStaffAgain, {
    action: "staff.invite",
    load: loadMember,
    handle: async ({ ctx, actor, params: { courseId, userId } }) => {
      const invitedBy = signedIn(actor).id;
      await limitInvitations(ctx, invitedBy);
      await inviteAgain(ctx, { courseId, userIds: [userId], invitedBy, asStaff: true });
      return { id: userId };
    },
  });

  route(app, api.changeStaffRole, {
    action: "staff.change",
    load: loadMember,
    handle: async ({ ctx, actor, params, body }) => {
      await changeStaff(ctx, { ...params, ...body, changedBy: signedIn(actor).id });
      return { id: params.userId };
    },
  });

  route(app, api.removeStaff, {
    action: "staff.remove",
    load: loadMember,
    handle: async ({ ctx, actor, params }) => {
      await changeStaff(ctx, { ...params, role: null, changedBy: signedIn(actor).id });
      return { id: params.userId };
    },
  });
}

async function load({ ctx, actor, params }: Call<{ courseId: number }>): Promise<void> {
  const person = signedIn(actor);
  await findCourse(ctx, person, params.courseId);
  await requireRight(ctx, person, params.courseId, "manage_staff");
}

async function loadMember(call: Call<{ courseId: number; userId: number }>): Promise<void> {
  await load(call);
  if ((await findStaffRole(call.ctx, call.params)) === null) throw notFound();
}
