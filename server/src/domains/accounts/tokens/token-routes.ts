import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../people/actor.ts";
import { authenticatedRecently } from "../session/require-recent-auth.ts";
import { createToken } from "./create-token.ts";
import { findToken, listTokens } from "./list-tokens.ts";
import { presentToken } from "./present-token.ts";
import { revokeToken } from "./revoke-token.ts";

/** A person's own tokens. */
export function tokenRoutes(app: FastifyInstance): void {
  route(app, api.listTokens, {
    action: "token.list",
    handle: async ({ ctx, actor }) => {
      const own = await listTokens(ctx, signedIn(actor).id);
      return { tokens: own.map((token) => presentToken(ctx, token)) };
    },
  });

  route(app, api.createToken, {
    action: "token.create",
    load: authenticatedRecently,
    handle: async ({ ctx, actor, body }) => {
      const { secret, token } = await createToken(ctx, signedIn(actor), body);
      return { secret, token: presentToken(ctx, token) };
    },
  });

  route(app, api.revokeToken, {
    action: "token.revoke",
    load: ({ ctx, actor, params }) => findToken(ctx, { userId: signedIn(actor).id, ...params }),
    handle: async ({ ctx, subject: { id: tokenId, userId } }) => {
      await revokeToken(ctx, { userId, tokenId, actorId: userId });
      return {};
    },
  });
}
