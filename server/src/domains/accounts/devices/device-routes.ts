import { api } from "@paso/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../people/actor.ts";
import { endOneSession, endOtherSessions } from "./end-sessions.ts";
import { listSessions } from "./list-sessions.ts";
import { listSignIns } from "./list-sign-ins.ts";

/** A person's open sessions, and attempts to sign in to their account. */
export function deviceRoutes(app: FastifyInstance): void {
  route(app, api.listSessions, {
    action: "device.list",
    handle: async ({ ctx, request }) => ({ sessions: await listSessions(ctx, sessionOf(request)) }),
  });

  route(app, api.endOneSession, {
    action: "device.sign-out",
    handle: async ({ ctx, params, request }) => {
      await endOneSession(ctx, { ...sessionOf(request), ...params });
      return { ended: 1 };
    },
  });

  route(app, api.endOtherSessions, {
    action: "device.sign-out",
    handle: async ({ ctx, request }) => ({
      ended: await endOtherSessions(ctx, sessionOf(request)),
    }),
  });

  route(app, api.listSignIns, {
    action: "device.list",
    handle: async ({ ctx, actor }) => {
      const attempts = await listSignIns(ctx, signedIn(actor).id);
      return {
        sign_ins: attempts.map(({ createdAt, succeeded, browser, system, network }) => ({
          at: createdAt.toISOString(),
          succeeded,
          browser,
          system,
          network,
        })),
      };
    },
  });
}

function sessionOf({ actor, secret }: FastifyRequest): { userId: number; secret: string } {
  return { userId: signedIn(actor).id, secret: secret ?? "" };
}
