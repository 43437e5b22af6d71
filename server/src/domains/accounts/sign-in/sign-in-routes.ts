import { api, type Role } from "@paso/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";

import { browserSecret } from "../../../platform/http/browser-secret.ts";
import { csrfTokenOf } from "../../../platform/http/csrf.ts";
import type { DeviceCookie } from "../../../platform/http/device-cookie.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import type { SessionCookie } from "../../../platform/http/session-cookie.ts";
import { challengePasskey } from "../passkeys/challenge-passkey.ts";
import { type Actor, signedIn } from "../people/actor.ts";
import { presentUser } from "../people/present-user.ts";
import { describeDevice } from "../session/describe-device.ts";
import { DEVICE_SECONDS } from "../session/known-device.ts";
import type { SignedIn } from "../session/open-session.ts";
import { sessionLimitsOf } from "../session/session-limits.ts";
import { confirmPasskey, confirmPassword } from "./confirm-identity.ts";
import { finishSignIn } from "./finish-sign-in.ts";
import { signInWithPasskey } from "./sign-in-with-passkey.ts";
import { signIn } from "./sign-in.ts";

/** The cookies that carry a browser's session and its known-device token. */
export interface SignInCookies {
  session: SessionCookie;
  device: DeviceCookie;
}

/** Start page after signing in. */
const HOME: Record<Role, string> = {
  admin: "/authoring",
  instructor: "/authoring",
  viewer: "/authoring",
  student: "/student",
};

/** The ways to sign in, and to reauthenticate. */
export function signInRoutes(app: FastifyInstance, cookies: SignInCookies): void {
  route(app, api.signIn, {
    action: "session.begin",
    waits: true,
    handle: async (call) => {
      const { ctx, body, request } = call;
      const opened = await signIn(ctx, {
        ...body,
        ...describe(request),
        secret: request.secret,
        deviceToken: cookies.device.read(request),
      });
      if (!("due" in opened)) return respondSignedIn(call, cookies, opened);
      const { due, secret } = opened;
      cookies.session.write(call.reply, secret);
      return { second_factors: due, csrf_token: csrfTokenOf(secret) };
    },
  });

  route(app, api.finishSignIn, {
    action: "session.begin",
    handle: async (call) => {
      const { ctx, body, request } = call;
      const opened = await finishSignIn(ctx, {
        ...body,
        ...describe(request),
        secret: browserSecret(request),
        deviceToken: cookies.device.read(request),
      });
      const { codesLeft } = opened;
      return { ...respondSignedIn(call, cookies, opened), recovery_codes_left: codesLeft };
    },
  });

  route(app, api.challengePasskey, {
    action: "session.begin",
    handle: async ({ ctx, actor, request }) => {
      const browser = { address: request.ip, secret: browserSecret(request) };
      return { ...(await challengePasskey(ctx, { actor, ...browser })) };
    },
  });

  route(app, api.signInWithPasskey, {
    action: "session.begin",
    handle: async (call) => {
      const { ctx, body, request } = call;
      const opened = await signInWithPasskey(ctx, {
        credential: body.credential,
        ...describe(request),
        secret: browserSecret(request),
        deviceToken: cookies.device.read(request),
      });
      return respondSignedIn(call, cookies, opened);
    },
  });

  route(app, api.confirmPassword, {
    action: "session.confirm",
    waits: true,
    handle: async ({ ctx, actor, body, request }) => {
      const userId = signedIn(actor).id;
      await confirmPassword(ctx, { ...body, userId, secret: browserSecret(request) });
      return {};
    },
  });

  route(app, api.confirmPasskey, {
    action: "session.confirm",
    handle: async ({ ctx, actor, body, request }) => {
      const userId = signedIn(actor).id;
      await confirmPasskey(ctx, { ...body, userId, secret: browserSecret(request) });
      return {};
    },
  });
}

/** The browser's device and address. */
function describe(request: FastifyRequest) {
  return { device: describeDevice(request.headers["user-agent"]), address: request.ip };
}

/** Sends a new session to the browser. */
function respondSignedIn(
  { ctx, request, reply }: Pick<Call<unknown>, "ctx" | "request" | "reply">,
  { session, device }: SignInCookies,
  { actor, secret, deviceToken }: SignedIn,
) {
  session.write(reply, secret, sessionLimitsOf(ctx, actor.role).absolute);
  device.write(reply, deviceToken, DEVICE_SECONDS);
  return {
    user: presentUser(actor, request.locale),
    csrf_token: csrfTokenOf(secret),
    redirect_to: startOf(actor),
  };
}

function startOf({ mustChangePassword, lacksSecondFactor, role }: Actor): string {
  if (mustChangePassword) return "/account/password";
  return lacksSecondFactor ? "/account/security" : HOME[role];
}
