import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../people/actor.ts";
import { requireRecentAuth } from "../session/require-recent-auth.ts";
import { cancelErasure } from "./cancel-erasure.ts";
import { findErasure } from "./find-erasure.ts";
import { presentErasure } from "./present-erasure.ts";
import { requestErasure } from "./request-erasure.ts";

/** Requesting the erasure of one's own account, and cancelling it. */
export function erasureRoutes(app: FastifyInstance): void {
  route(app, api.readErasure, {
    action: "erasure.read",
    handle: async ({ ctx, actor }) => {
      const found = await findErasure(ctx, signedIn(actor).id);
      return { erasure: found && presentErasure(found, ctx.site), time_zone: ctx.site.timeZone };
    },
  });

  route(app, api.requestErasure, {
    action: "erasure.request",
    load: async ({ ctx, actor }) => requireRecentAuth(ctx, signedIn(actor)),
    handle: async ({ ctx, actor, body, request: { locale } }) => {
      const { id } = signedIn(actor);
      const made = await requestErasure(ctx, { userId: id, actorId: id, locale, ...body });
      return { erasure: presentErasure(made, ctx.site) };
    },
  });

  route(app, api.cancelErasure, {
    action: "erasure.cancel",
    handle: async ({ ctx, actor }) => {
      const { id } = signedIn(actor);
      await cancelErasure(ctx, { userId: id, actorId: id });
      return { erasure: null };
    },
  });
}
