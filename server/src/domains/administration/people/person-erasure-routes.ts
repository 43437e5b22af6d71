import { api, type SitePerson } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { route } from "../../../platform/http/route.ts";
import {
  cancelErasure,
  requestErasure,
  requireRecentAuth,
  signedIn,
} from "../../accounts/index.ts";
import { findPersonRow } from "./list-people.ts";
import { presentSitePerson } from "./present-site-person.ts";
import { loadPerson } from "./site-people-routes.ts";

/** Schedules a person's erasure, or cancels it. */
export function personErasureRoutes(app: FastifyInstance): void {
  route(app, api.requestPersonErasure, {
    action: "site-people.erase",
    load: async (call) => {
      requireRecentAuth(call.ctx, signedIn(call.actor));
      return loadPerson(call);
    },
    handle: async ({ ctx, actor, subject: { id: userId }, body }) => {
      const actorId = signedIn(actor).id;
      await requestErasure(ctx, { userId, actorId, locale: ctx.site.locale, ...body });
      return present(ctx, userId);
    },
  });

  route(app, api.cancelPersonErasure, {
    action: "site-people.erase",
    load: loadPerson,
    handle: async ({ ctx, actor, subject: { id: userId } }) => {
      await cancelErasure(ctx, { userId, actorId: signedIn(actor).id });
      return present(ctx, userId);
    },
  });
}

async function present(ctx: Context, userId: number): Promise<SitePerson> {
  const person = await findPersonRow(ctx, userId);
  if (!person) throw notFound();
  return presentSitePerson(person, ctx.site);
}
