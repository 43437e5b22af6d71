import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { browserSecret } from "../../../platform/http/browser-secret.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { signedIn } from "../people/actor.ts";
import { findOwnFactors } from "../second-factor/find-due-factors.ts";
import { needsSecondFactor } from "../second-factor/has-second-factor.ts";
import { countRecoveryCodes } from "../second-factor/recovery-codes.ts";
import { authenticatedRecently } from "../session/require-recent-auth.ts";
import { addPasskey } from "./add-passkey.ts";
import { findPasskey, removePasskey, renamePasskey } from "./change-passkey.ts";
import { listPasskeys } from "./list-passkeys.ts";
import { offerPasskey } from "./offer-passkey.ts";
import { presentPasskey } from "./present-passkey.ts";

/** A person's passkeys and how they sign in. */
export function passkeyRoutes(app: FastifyInstance): void {
  route(app, api.readSecurity, {
    action: "security.read",
    handle: async ({ ctx, actor }) => {
      const { id, role } = signedIn(actor);
      const own = await listPasskeys(ctx, id);
      const { app: hasApp } = await findOwnFactors(ctx, id);
      return {
        passkeys: own.map((passkey) => presentPasskey(passkey, ctx.site)),
        has_authenticator_app: hasApp,
        recovery_codes_left: await countRecoveryCodes(ctx, id),
        is_second_factor_required: needsSecondFactor(ctx, role),
        time_zone: ctx.site.timeZone,
      };
    },
  });

  route(app, api.offerPasskey, {
    action: "security.change",
    load: authenticatedRecently,
    handle: async ({ ctx, actor, request }) => ({
      ...(await offerPasskey(ctx, signedIn(actor), browserSecret(request))),
    }),
  });

  route(app, api.addPasskey, {
    action: "security.change",
    load: authenticatedRecently,
    handle: async ({ ctx, actor, body, request }) => {
      const person = signedIn(actor);
      const added = await addPasskey(ctx, { ...body, person, secret: browserSecret(request) });
      return presentPasskey(added, ctx.site);
    },
  });

  route(app, api.renamePasskey, {
    action: "security.change",
    load: ownPasskey,
    handle: async ({ ctx, subject, body }) =>
      presentPasskey(await renamePasskey(ctx, { ...subject, ...body }), ctx.site),
  });

  route(app, api.removePasskey, {
    action: "security.change",
    load: ownPasskey,
    handle: async ({ ctx, actor, subject }) => {
      await removePasskey(ctx, signedIn(actor), subject.passkeyId);
      return {};
    },
  });
}

async function ownPasskey(call: Call<{ passkeyId: number }>) {
  await authenticatedRecently(call);
  const passkey = { userId: signedIn(call.actor).id, passkeyId: call.params.passkeyId };
  await findPasskey(call.ctx, passkey);
  return passkey;
}
