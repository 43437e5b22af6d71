import { api, translateMessage } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { RESET_MINUTES } from "./mail-reset-link.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { checkReset, resetPassword } from "./reset-password.ts";

/** A forgotten password: a link by mail, and choosing the new password with it. */
export function passwordResetRoutes(app: FastifyInstance): void {
  route(app, api.forgotPassword, {
    action: "password.forgot",
    handle: async ({ ctx, body, request }) => {
      const { locale, ip } = request;
      await requestPasswordReset(ctx, { email: body.email, locale, address: ip });
      const message = ctx.mail.transport
        ? "If this address has an account, a mail with a link is on its way. The link is valid for {minutes} minutes."
        : "This site does not send mail yet. If this address has an account, an administrator can give you a link; it is valid for {minutes} minutes.";
      return { message: translateMessage(message, locale, { minutes: RESET_MINUTES }) };
    },
  });

  route(app, api.checkReset, {
    action: "password.reset",
    handle: ({ ctx, body, request }) => checkReset(ctx, { ...body, address: request.ip }),
  });

  route(app, api.resetPassword, {
    action: "password.reset",
    handle: async ({ ctx, body, request }) => {
      const { ip: address, locale } = request;
      await resetPassword(ctx, { ...body, address, locale });
      return { redirect_to: "/login" };
    },
  });
}
