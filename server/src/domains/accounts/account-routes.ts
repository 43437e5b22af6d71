import { api, translateMessage } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { csrfTokenOf } from "../../platform/http/csrf.ts";
import { route } from "../../platform/http/route.ts";
import type { SessionCookie } from "../../platform/http/session-cookie.ts";
import { newSecret } from "../../platform/new-secret.ts";
import { signedIn } from "./people/actor.ts";
import { changeLocale } from "./people/change-locale.ts";
import { presentUser } from "./people/present-user.ts";
import { changePassword } from "./session/change-password.ts";
import { describeDevice } from "./session/describe-device.ts";
import { endSession } from "./session/end-session.ts";
import { sessionLimitsOf } from "./session/session-limits.ts";

/** Session and account. A browser's first visit gets a secret to bind its CSRF token to. */
export function accountRoutes(app: FastifyInstance, cookie: SessionCookie): void {
  route(app, api.getSession, {
    action: "session.read",
    handle: async ({ actor, request, reply }) => {
      const secret = request.secret ?? newSecret();
      if (!request.secret) cookie.write(reply, secret);
      return {
        user: actor && presentUser(actor, request.locale),
        csrf_token: csrfTokenOf(secret),
        locale: request.locale,
      };
    },
  });

  route(app, api.signOut, {
    action: "session.end",
    handle: async ({ ctx, request, reply }) => {
      if (request.secret) await endSession(ctx, request.secret);
      cookie.write(reply, newSecret());
      return { redirect_to: "/login" };
    },
  });

  route(app, api.changePassword, {
    action: "password.change",
    waits: true,
    handle: async ({ ctx, actor, body, request, reply }) => {
      const person = signedIn(actor);
      const secret = await changePassword(ctx, {
        userId: person.id,
        currentPassword: body.current_password,
        password: body.password,
        device: describeDevice(request.headers["user-agent"]),
        locale: request.locale,
      });
      cookie.write(reply, secret, sessionLimitsOf(ctx, person.role).absolute);
      return {
        message: translateMessage("Password changed.", request.locale),
        csrf_token: csrfTokenOf(secret),
      };
    },
  });

  route(app, api.changeLocale, {
    action: "locale.change",
    handle: async ({ ctx, actor, body }) => {
      await changeLocale(ctx, { userId: signedIn(actor).id, locale: body.locale });
      return { locale: body.locale };
    },
  });
}
