import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { changePreference } from "./change-preference.ts";
import { findPreferences } from "./find-preferences.ts";

/** A user's notification preferences. */
export function preferenceRoutes(app: FastifyInstance): void {
  route(app, api.readNotificationPreferences, {
    action: "notification.choose",
    handle: async ({ ctx, actor }) => ({
      preferences: await findPreferences(ctx, signedIn(actor)),
    }),
  });

  route(app, api.changeNotificationPreference, {
    action: "notification.choose",
    handle: async ({ ctx, actor, params, body }) => {
      await changePreference(ctx, { userId: signedIn(actor).id, ...params, ...body });
      return body;
    },
  });
}
