import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { loadSite } from "../../../platform/site/load-site.ts";
import { signedIn } from "../../accounts/index.ts";
import { changeMailServer } from "./change-mail-server.ts";
import { presentMailServer } from "./present-mail-server.ts";
import { sendTestMail } from "./send-test-mail.ts";

/** The mail server for outgoing mail. */
export function mailServerRoutes(app: FastifyInstance): void {
  route(app, api.readMailServer, {
    action: "site.read",
    handle: async ({ ctx }) => {
      await loadSite(ctx);
      return presentMailServer(ctx);
    },
  });

  route(app, api.changeMailServer, {
    action: "site.change",
    handle: async ({ ctx, actor, body }) => {
      await changeMailServer(ctx, { actorId: signedIn(actor).id, settings: body });
      return presentMailServer(ctx);
    },
  });

  route(app, api.sendTestMail, {
    action: "site.change",
    waits: true,
    handle: ({ ctx, actor, request }) => {
      const { id, email } = signedIn(actor);
      return sendTestMail(ctx, { userId: id, recipient: email, locale: request.locale });
    },
  });
}
