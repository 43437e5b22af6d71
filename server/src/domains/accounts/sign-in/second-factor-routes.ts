import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { notFound } from "../../../platform/errors/domain-error.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { signedIn } from "../people/actor.ts";
import { findOwnFactors } from "../second-factor/find-due-factors.ts";
import { makeRecoveryCodes, removeApp } from "../second-factor/remove-app.ts";
import { addApp, offerApp } from "../second-factor/set-up-app.ts";
import { authenticatedRecently } from "../session/require-recent-auth.ts";

/** A person's authenticator app and recovery codes. */
export function secondFactorRoutes(app: FastifyInstance): void {
  const sensitive = { action: "security.change", load: authenticatedRecently };

  route(app, api.offerAuthenticatorApp, {
    ...sensitive,
    handle: ({ ctx, actor }) => offerApp(ctx, signedIn(actor)),
  });

  route(app, api.addAuthenticatorApp, {
    ...sensitive,
    handle: async ({ ctx, actor, body }) => ({
      recovery_codes: await addApp(ctx, signedIn(actor), body.code),
    }),
  });

  route(app, api.removeAuthenticatorApp, {
    action: "security.change",
    load: ownApp,
    handle: async ({ ctx, actor }) => {
      await removeApp(ctx, signedIn(actor));
      return {};
    },
  });

  route(app, api.makeRecoveryCodes, {
    action: "security.change",
    load: ownApp,
    handle: async ({ ctx, actor }) => ({
      recovery_codes: await makeRecoveryCodes(ctx, signedIn(actor)),
    }),
  });
}

/** @throws `not_found` without an app */
async function ownApp(call: Call<unknown>): Promise<void> {
  await authenticatedRecently(call);
  const { app } = await findOwnFactors(call.ctx, signedIn(call.actor).id);
  if (!app) throw notFound();
}
