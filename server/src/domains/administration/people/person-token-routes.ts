import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../../platform/http/route.ts";
import {
  findToken,
  listTokens,
  presentToken,
  revokeToken,
  signedIn,
} from "../../accounts/index.ts";
import { loadPerson } from "./site-people-routes.ts";

/** Personal tokens of people, which administrators see and revoke. */
export function personTokenRoutes(app: FastifyInstance): void {
  route(app, api.listPersonTokens, {
    action: "site-people.read",
    load: loadPerson,
    handle: async ({ ctx, subject }) => {
      const tokens = await listTokens(ctx, subject.id);
      return { tokens: tokens.map((token) => presentToken(ctx, token)) };
    },
  });

  route(app, api.revokePersonToken, {
    action: "site-people.change",
    load: ({ ctx, params }) => findToken(ctx, params),
    handle: async ({ ctx, actor, subject: { id: tokenId, userId } }) => {
      await revokeToken(ctx, { userId, tokenId, actorId: signedIn(actor).id });
      return {};
    },
  });
}
