import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { countSetupAttempt, requireSetupToken } from "./require-setup-token.ts";
import { setUpSite } from "./set-up-site.ts";

/** First-run setup: creates the first administrator, who names the site. */
export function setupRoutes(app: FastifyInstance): void {
  route(app, api.checkSetup, {
    action: "site.set-up",
    handle: async ({ ctx, body, request }) => {
      await countSetupAttempt(ctx, request.ip);
      await requireSetupToken(ctx, body.token);
      const { name, locale, timeZone } = ctx.site;
      return { name, locale, time_zone: timeZone };
    },
  });

  route(app, api.setUpSite, {
    action: "site.set-up",
    waits: true,
    handle: async ({ ctx, body, request }) => {
      await setUpSite(ctx, {
        token: body.token,
        firstName: body.first_name,
        lastName: body.last_name,
        email: body.email,
        password: body.password,
        siteName: body.site_name,
        locale: body.locale,
        timeZone: body.time_zone,
        address: request.ip,
      });
      return {};
    },
  });
}
