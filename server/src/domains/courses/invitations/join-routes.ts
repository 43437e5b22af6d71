import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { type Call, route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { findInvitation, readInvitation } from "./find-invitation.ts";
import { limitJoining } from "./limit-joining.ts";

/** Joining a course with an invitation code. */
export function joinRoutes(app: FastifyInstance): void {
  route(app, api.readInvitation, {
    action: "invitation.read",
    load,
    handle: ({ ctx, params, subject: userId }) =>
      readInvitation(ctx, { typed: params.code, userId }),
  });

  route(app, api.acceptInvitation, {
    action: "invitation.accept",
    load,
    handle: async ({ ctx, params, subject: userId }) => ({
      course_id: await acceptInvitation(ctx, { typed: params.code, userId }),
    }),
  });
}

/** @returns the person's id */
async function load({ ctx, actor, params, request }: Call<{ code: string }>): Promise<number> {
  const { id } = signedIn(actor);
  await limitJoining(ctx, { userId: id, address: request.ip });
  await findInvitation(ctx, params.code);
  return id;
}
