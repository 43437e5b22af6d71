import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { loadSite } from "../../../platform/site/load-site.ts";
import { signedIn } from "../../accounts/index.ts";
import { changeSite } from "./change-site.ts";
import { presentSite } from "./present-site.ts";

/** What administrators decide about the site. */
export function siteRoutes(app: FastifyInstance): void {
  route(app, api.readSite, {
    action: "site.read",
    handle: async ({ ctx }) => {
      // Another process may have changed them a moment ago.
      await loadSite(ctx);
      return presentSite(ctx.site);
    },
  });

  route(app, api.changeSite, {
    action: "site.change",
    handle: async ({ ctx, actor, body }) => {
      await changeSite(ctx, { actorId: signedIn(actor).id, values: body });
      return presentSite(ctx.site);
    },
  });
}
