import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import type { Context } from "../../../platform/context.ts";
import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../people/actor.ts";
import { presentUser } from "../people/present-user.ts";
import { authenticatedRecently } from "../session/require-recent-auth.ts";
import { confirmEmailChange } from "./confirm-email-change.ts";
import { cancelEmailChange, findEmailChange } from "./pending-email-change.ts";
import { requestEmailChange } from "./request-email-change.ts";

/** A person's change of their own address, confirmed by a code that is mailed to the new one. */
export function emailRoutes(app: FastifyInstance): void {
  route(app, api.readEmailChange, {
    action: "profile.change",
    handle: async ({ ctx, actor }) => present(ctx, await findEmailChange(ctx, signedIn(actor).id)),
  });

  route(app, api.requestEmailChange, {
    action: "profile.change",
    load: authenticatedRecently,
    handle: async ({ ctx, actor, body: { email } }) => {
      const person = signedIn(actor);
      await requestEmailChange(ctx, { userId: person.id, present: person.email, email });
      return present(ctx, email);
    },
  });

  route(app, api.confirmEmailChange, {
    action: "profile.change",
    handle: async ({ ctx, actor, body, request }) => {
      const person = signedIn(actor);
      const email = await confirmEmailChange(ctx, { userId: person.id, code: body.code });
      return { user: presentUser({ ...person, email }, request.locale) };
    },
  });

  route(app, api.cancelEmailChange, {
    action: "profile.change",
    handle: async ({ ctx, actor }) => {
      await cancelEmailChange(ctx, signedIn(actor).id);
      return present(ctx, null);
    },
  });
}

function present({ mail }: Context, pending: string | null) {
  return { pending, is_sending: mail.transport !== null };
}
