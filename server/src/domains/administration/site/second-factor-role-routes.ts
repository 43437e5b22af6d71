import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { authenticatedRecently, signedIn } from "../../accounts/index.ts";
import { changeSecondFactorRoles, readSecondFactorRoles } from "./second-factor-roles.ts";

/** Roles for which the site requires a second factor. */
export function secondFactorRoleRoutes(app: FastifyInstance): void {
  route(app, api.readSecondFactorRoles, {
    action: "site.read",
    handle: ({ ctx }) => readSecondFactorRoles(ctx),
  });

  route(app, api.changeSecondFactorRoles, {
    action: "site.change",
    load: authenticatedRecently,
    handle: async ({ ctx, actor, body }) => {
      await changeSecondFactorRoles(ctx, { actorId: signedIn(actor).id, roles: body.roles });
      return readSecondFactorRoles(ctx);
    },
  });
}
