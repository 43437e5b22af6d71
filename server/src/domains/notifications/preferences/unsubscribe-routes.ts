import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { ignoreFormBodies } from "../../../platform/http/ignore-form-bodies.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { readUnsubscribeToken } from "./unsubscribe-token.ts";
import { isSubscribed, unsubscribe } from "./unsubscribe.ts";

/** Turns mails off by the link in them, without signing in. */
export function unsubscribeRoutes(app: FastifyInstance): void {
  const load = ({ ctx, params }: Call<{ token: string }>) =>
    readUnsubscribeToken(ctx, params.token);

  route(app, api.readUnsubscription, {
    action: "public.unsubscribe",
    load,
    handle: async ({ ctx, subject }) => ({
      topic: subject.topic,
      subscribed: await isSubscribed(ctx, subject),
    }),
  });

  void app.register(async (scope) => {
    ignoreFormBodies(scope);
    route(scope, api.unsubscribe, {
      action: "public.unsubscribe",
      load,
      handle: async ({ ctx, subject }) => {
        await unsubscribe(ctx, subject);
        return { topic: subject.topic, subscribed: false };
      },
    });
  });
}
